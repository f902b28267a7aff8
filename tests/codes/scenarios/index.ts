import type { Scenarios } from "../scenario.ts";
import { commandScenarios } from "./commands.ts";
import { communityScenarios } from "./community.ts";
import { componentScenarios } from "./components.ts";
import { infrastructureScenarios } from "./infrastructure.ts";
import { moderationScenarios } from "./moderation.ts";
import { utilityScenarios } from "./utilities.ts";

export const scenarios: Scenarios = {
  ...commandScenarios,
  ...communityScenarios,
  ...componentScenarios,
  ...infrastructureScenarios,
  ...moderationScenarios,
  ...utilityScenarios,
};
