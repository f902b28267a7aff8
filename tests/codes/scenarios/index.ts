import type { Scenarios } from "../scenario.ts";
import { commandScenarios } from "./commands.ts";
import { componentScenarios } from "./components.ts";
import { moderationScenarios } from "./moderation.ts";

export const scenarios: Scenarios = { ...commandScenarios, ...componentScenarios, ...moderationScenarios };
