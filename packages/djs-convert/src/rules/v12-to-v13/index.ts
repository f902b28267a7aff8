import { indexEvents } from "../event-rows.ts";
import { indexExports } from "../export-rows.ts";
import { indexRows } from "../member-rows.ts";
import type { StepRules } from "../step-rules.ts";
import { banFile } from "./bans.ts";
import { clientOptions } from "./client-options.ts";
import { eventRows } from "./events.ts";
import { exportRows } from "./exports.ts";
import { idInPattern, idToId } from "./ids.ts";
import { directMessages, intentSets, readIntents } from "./intents.ts";
import { memberRows } from "./members.ts";
import { overwritesCache } from "./overwrites.ts";
import { browserBuild, changedMembers, replies, unknownPermissions } from "./remarks.ts";
import { removedRows } from "./removed.ts";
import { restRows } from "./rest.ts";
import { messagePayload } from "./send.ts";
import {
  channelCompare,
  constructors,
  createdChannel,
  createdRole,
  flagNames,
  presenceCalls,
  shards,
} from "./shapes.ts";
import { attachedFiles, colorNames, deleteLater, embedTexts } from "./texts.ts";
import { utilMethods } from "./utilities.ts";

export const v12ToV13: StepRules = {
  members: indexRows([...memberRows, ...removedRows, ...restRows]),
  exports: indexExports(exportRows),
  events: indexEvents(eventRows),
  onFile: [flagNames, browserBuild, banFile],
  onMember: [idToId, intentSets, readIntents, directMessages, overwritesCache, utilMethods, changedMembers],
  onCall: [
    clientOptions,
    replies,
    unknownPermissions,
    messagePayload,
    attachedFiles,
    embedTexts,
    colorNames,
    deleteLater,
    createdChannel,
    createdRole,
    presenceCalls,
    constructors,
    shards,
  ],
  onKey: [],
  onPattern: [idInPattern],
  onCompare: [channelCompare],
};
