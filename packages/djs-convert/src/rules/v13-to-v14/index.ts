import { indexEvents } from "../event-rows.ts";
import { indexExports } from "../export-rows.ts";
import { indexRows } from "../member-rows.ts";
import type { StepRules } from "../step-rules.ts";
import { colorsOfData, colorsOfEmbeds } from "./embed-colors.ts";
import { builderConstructors, builderData, changedReceived } from "./embeds.ts";
import { exportRows } from "./exports.ts";
import { constantMembers, enumMembers, flagMembers } from "./flags.ts";
import { memberRows } from "./members.ts";
import { permissionNames } from "./permission-names.ts";
import { categoryChildren, deletedFlag, eventRows, notes, optionKeys, rawRequests } from "./rest.ts";
import { clientOptions } from "./rest-options.ts";
import { utilFunctions, utilImport } from "./text-functions.ts";
import { unlistedRows } from "./unlisted.ts";
import { comparedValues, enumArguments, enumKeys } from "./values.ts";

export const v13ToV14: StepRules = {
  members: indexRows([...memberRows, ...unlistedRows]),
  exports: indexExports(exportRows),
  events: indexEvents(eventRows),
  onFile: [permissionNames, notes, utilImport],
  onMember: [
    flagMembers,
    constantMembers,
    enumMembers,
    builderData,
    changedReceived,
    categoryChildren,
    utilFunctions,
    deletedFlag,
    rawRequests,
  ],
  onCall: [clientOptions, enumArguments, builderConstructors, colorsOfData],
  onKey: [enumKeys, optionKeys, colorsOfEmbeds],
  onCompare: [comparedValues],
};
