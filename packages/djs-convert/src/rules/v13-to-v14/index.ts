import { indexEvents } from "../event-rows.ts";
import { indexExports } from "../export-rows.ts";
import { indexRows } from "../member-rows.ts";
import type { StepRules } from "../step-rules.ts";
import { builderConstructors, builderData, changedReceived } from "./embeds.ts";
import { exportRows } from "./exports.ts";
import { constantMembers, enumMembers, flagMembers } from "./flags.ts";
import { memberRows } from "./members.ts";
import { permissionNames } from "./permission-names.ts";
import {
  categoryChildren,
  clientOptions,
  deletedFlag,
  eventRows,
  notes,
  optionKeys,
  utilFunctions,
} from "./rest.ts";
import { unlistedRows } from "./unlisted.ts";
import { comparedValues, enumArguments, enumKeys } from "./values.ts";

export const v13ToV14: StepRules = {
  members: indexRows([...memberRows, ...unlistedRows]),
  exports: indexExports(exportRows),
  events: indexEvents(eventRows),
  onFile: [permissionNames, notes],
  onMember: [
    flagMembers,
    constantMembers,
    enumMembers,
    builderData,
    changedReceived,
    categoryChildren,
    utilFunctions,
    deletedFlag,
  ],
  onCall: [clientOptions, enumArguments, builderConstructors],
  onKey: [enumKeys, optionKeys],
  onCompare: [comparedValues],
};
