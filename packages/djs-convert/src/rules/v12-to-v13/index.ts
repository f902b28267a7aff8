import { indexEvents } from "../event-rows.ts";
import { indexExports } from "../export-rows.ts";
import { indexRows } from "../member-rows.ts";
import { named, type StepRules } from "../step-rules.ts";
import { banFile } from "./bans.ts";
import { clientOptions } from "./client-options.ts";
import { eventRows } from "./events.ts";
import { exportRows } from "./exports.ts";
import { idInPattern, idToId } from "./ids.ts";
import { directMessages, intentSets, readIntents } from "./intents.ts";
import { memberRows } from "./members.ts";
import { overwritesCache } from "./overwrites.ts";
import { browserBuild, constantColors, createdEmoji, replies, unknownPermissions } from "./remarks.ts";
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
import { attachedFiles, colorNames, deleteLater, embedTexts, fieldsOfData } from "./texts.ts";
import { utilMethods } from "./utilities.ts";

export const v12ToV13: StepRules = {
  members: indexRows([...memberRows, ...removedRows, ...restRows]),
  exports: indexExports(exportRows),
  events: indexEvents(eventRows),
  onFile: [flagNames, browserBuild, banFile],
  onMember: [
    named(/[a-z]IDs?$/, idToId),
    named("ALL NON_PRIVILEGED PRIVILEGED", intentSets),
    named("intents", readIntents),
    named("type", directMessages),
    named("permissionOverwrites", overwritesCache),
    named("convertToBuffer str2ab resolveString delayFor", utilMethods),
    named("create", createdEmoji),
    named("Colors", constantColors),
  ],
  onCall: [
    named("reply", replies),
    named("has missing hasPermission permissionsIn", unknownPermissions),
    named("send reply edit editMessage", messagePayload),
    named("attachFiles", attachedFiles),
    named("addField addFields setTitle setDescription setFooter setAuthor", embedTexts),
    named("setColor", colorNames),
    named("delete", deleteLater),
    named("create clone edit", createdChannel),
    named("create", createdRole),
    named("setActivity setAFK setPresence setStatus", presenceCalls),
    named("respawn respawnAll spawn broadcastEval", shards),
  ],
  onNew: [clientOptions, constructors],
  onKey: [named("fields", fieldsOfData)],
  onPattern: [named(/[a-z]ID$/, idInPattern)],
  onCompare: [channelCompare],
};
