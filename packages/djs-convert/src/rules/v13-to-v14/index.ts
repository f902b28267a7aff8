import { indexEvents } from "../event-rows.ts";
import { indexExports } from "../export-rows.ts";
import { indexRows } from "../member-rows.ts";
import type { StepRules } from "../step-rules.ts";

export const v13ToV14: StepRules = {
  members: indexRows([]),
  exports: indexExports([]),
  events: indexEvents([]),
  onFile: [],
  onMember: [],
  onCall: [],
  onKey: [],
  onCompare: [],
};
