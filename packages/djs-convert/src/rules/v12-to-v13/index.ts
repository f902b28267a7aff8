import { addingPackages, endedWith } from "../../project/kin-packages.ts";
import { indexEvents } from "../event-rows.ts";
import { eventTexts } from "../event-texts.ts";
import { indexExports } from "../export-rows.ts";
import { type Levels, levelNames, levelTables } from "../level-names.ts";
import { innerFiles, loadedPackages } from "../loaded-packages.ts";
import { indexRows } from "../member-rows.ts";
import { ownClientNames } from "../own-client-names.ts";
import { named, type StepRules } from "../step-rules.ts";
import { pictureNames, uncalledPicture } from "../uncalled-pictures.ts";
import {
  keysOfOverwrites,
  listsOfOverwrites,
  namesOfTests,
  testedPermissions,
  unknownFlags,
} from "../unknown-permissions.ts";
import { attachedFiles } from "./attached-files.ts";
import { banFile } from "./bans.ts";
import { comparedTypes, handedTypes, listedTypes, readTypes } from "./channel-types.ts";
import { clientOptions, goneOptions, keyedOptions, laterOptions } from "./client-options.ts";
import { colorNames, colorOfData } from "./colors.ts";
import {
  channelConstants,
  channelNames,
  constantLists,
  constantMembers,
  constantPatterns,
  listMethods,
  renamedConstants,
} from "./constants.ts";
import { deleteLater } from "./delete-later.ts";
import { deletedChannels } from "./deleted-channels.ts";
import { directMessages } from "./direct-messages.ts";
import { emptiedCaches } from "./emptied-caches.ts";
import { eventRows } from "./events.ts";
import { exportRows } from "./exports.ts";
import { fetchedRoles } from "./fetched-roles.ts";
import { flagNames, permissions } from "./flag-names.ts";
import { idInPattern, idToId } from "./ids.ts";
import { intentSets, readIntents } from "./intents.ts";
import { lineReplies } from "./line-replies.ts";
import { givingListeners, readyListeners } from "./listeners.ts";
import { memberRows } from "./members.ts";
import { namesOfPermissionTests, openPermissions } from "./open-permissions.ts";
import { overwritesCache, overwritesTakenOut } from "./overwrites.ts";
import { embedElsewhere, ownSenders } from "./own-senders.ts";
import { ownerTakenOut } from "./owner-taken-out.ts";
import {
  permissionBits,
  permissionKeys,
  permissionNumbers,
  takersOfPermissions,
} from "./permission-numbers.ts";
import {
  auditActions,
  browserBuild,
  channelsOfSome,
  constantColors,
  createdEmoji,
  givenChannel,
  invitedGuilds,
  mentionedChannels,
  namesOfChannels,
  namesOfGuilds,
  presenceMember,
  replies,
  structuresTakenOut,
  unknownPresence,
} from "./remarks.ts";
import { removedRows } from "./removed.ts";
import { restRows } from "./rest.ts";
import { messagePayload } from "./send.ts";
import {
  clientPresence,
  constructors,
  createdChannel,
  createdRole,
  messageTypes,
  presenceCalls,
  shards,
} from "./shapes.ts";
import { defaultProperties, namesOfProperties, socketProperty } from "./socket-properties.ts";
import { namespacedStructures } from "./structures.ts";
import { systemFlag } from "./system-flag.ts";
import { textChannels } from "./text-channels.ts";
import { embedTexts, fieldsOfData } from "./texts.ts";
import {
  bitFields,
  collectorFilters,
  foundChannel,
  messageOfReaction,
  namesOfNullable,
  nullableMembers,
  positionOfChannel,
} from "./typed-casts.ts";
import { typingFile } from "./typing.ts";
import { cleanTexts, splitTexts, utilMethods } from "./utilities.ts";
import { voiceRows } from "./voice/voice-rows.ts";
import { voiceTypes } from "./voice/voice-types.ts";

const events = indexEvents(eventRows);

const levels: Levels = {
  premiumTier: ["13-T58", "Guild", ["NONE", "TIER_1", "TIER_2", "TIER_3"]],
  mfaLevel: ["13-093", "Guild", ["NONE", "ELEVATED"]],
};

export const v12ToV13: StepRules = {
  members: indexRows([...memberRows, ...voiceRows, ...removedRows, ...restRows]),
  exports: indexExports(exportRows),
  events,
  onFile: [
    ownClientNames("13-T93"),
    flagNames,
    splitTexts,
    cleanTexts,
    browserBuild,
    banFile,
    typingFile,
    fetchedRoles,
    loadedPackages("13-T53", addingPackages),
    loadedPackages("13-T72", endedWith(13)),
    innerFiles("13-T82"),
    eventTexts(events, "13-T51"),
    voiceTypes,
    textChannels,
    bitFields,
    collectorFilters,
    namespacedStructures,
    defaultProperties,
  ],
  onMember: [
    named(/[a-z]IDs?$/, idToId),
    named("cache", emptiedCaches),
    named(namesOfNullable, nullableMembers),
    named("allow deny permissions", permissionBits),
    named("message", messageOfReaction),
    named("position", positionOfChannel),
    named("channel", givenChannel),
    named("member", presenceMember),
    named("presence", unknownPresence),
    named("ALL NON_PRIVILEGED PRIVILEGED NON_PRIVILEDGED PRIVILEDGED", intentSets),
    named("intents", readIntents),
    named("type", directMessages),
    named("type", readTypes),
    named(Object.keys(levels).join(" "), levelTables(levels)),
    named("permissionOverwrites", overwritesCache),
    named("convertToBuffer str2ab resolveString delayFor", utilMethods),
    named("create", createdEmoji),
    named("action", auditActions),
    named(goneOptions, laterOptions),
    named(
      "createOverwrite updateOverwrite overwritePermissions permissionOverwrites speakable",
      channelsOfSome,
    ),
    named(namesOfChannels, mentionedChannels),
    named(namesOfGuilds, invitedGuilds),
    named("Colors", constantColors),
    named("lineReply lineReplyNoMention", lineReplies),
    named(channelNames, channelConstants),
    named(renamedConstants, constantMembers),
    named("FLAGS", unknownFlags(permissions)),
    named(pictureNames, uncalledPicture("13-T41")),
  ],
  onAnyMember: [ownSenders],
  onCall: [
    named("includes indexOf", listedTypes),
    named("get find first resolve", foundChannel),
    named("reply", replies),
    named("delete", deletedChannels),
    named(listMethods, constantLists),
    named(namesOfTests, testedPermissions(permissions)),
    named(
      "createOverwrite updateOverwrite overwritePermissions",
      keysOfOverwrites(permissions, ["GuildChannel"], true),
    ),
    named("has", systemFlag),
    named(takersOfPermissions, permissionNumbers),
    named(namesOfPermissionTests, openPermissions),
    named("create send reply edit editMessage lineReply lineReplyNoMention", messagePayload),
    named("on once", givingListeners),
    named("on once", readyListeners),
    named("attachFiles", attachedFiles),
    named("addField addFields spliceFields setTitle setDescription setFooter setAuthor", embedTexts),
    named("setColor", colorNames),
    named("delete", deleteLater),
    named("create clone edit", createdChannel),
    named("create", createdRole),
    named("setActivity setAFK setPresence setStatus", presenceCalls),
    named("set", clientPresence),
    named("respawn respawnAll spawn broadcastEval", shards),
  ],
  onNew: [clientOptions, constructors, permissionNumbers],
  onKey: [
    named(namesOfProperties, socketProperty),
    named("fields", fieldsOfData),
    named("color", colorOfData),
    named("embed", embedElsewhere),
    named("allow deny", listsOfOverwrites(permissions)),
    named("permissions allow deny", permissionKeys),
    named("clientOptions", keyedOptions),
  ],
  onPattern: [
    named(/[a-z]ID$/, idInPattern),
    named(renamedConstants, constantPatterns),
    named("Structures", structuresTakenOut),
    named("permissionOverwrites", overwritesTakenOut),
    named("owner", ownerTakenOut),
  ],
  onCompare: [comparedTypes, messageTypes, levelNames(levels)],
  onEnd: [handedTypes],
};
