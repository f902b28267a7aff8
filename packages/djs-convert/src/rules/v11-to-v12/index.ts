import { indexEvents } from "../event-rows.ts";
import { eventTexts } from "../event-texts.ts";
import { indexExports } from "../export-rows.ts";
import { type Levels, levelNames, levelTables } from "../level-names.ts";
import { innerFiles } from "../loaded-packages.ts";
import { indexRows } from "../member-rows.ts";
import { namesOfEnds, orderOfRoles } from "../order-of-roles.ts";
import { ownClientNames } from "../own-client-names.ts";
import { named, type StepRules } from "../step-rules.ts";
import { picturesOfPersons } from "../uncalled-pictures.ts";
import { keysOfOverwrites, namesOfTests, testedPermissions, unknownFlags } from "../unknown-permissions.ts";
import { cleanTexts } from "./clean-texts.ts";
import { collectedWith } from "./collected.ts";
import { collectionRows } from "./collections.ts";
import { constantLists, constantMembers, goneConstants, renamedConstants } from "./constants.ts";
import { attachmentConstructor, embedConstructor, embedRows } from "./embeds.ts";
import { eventRows } from "./events.ts";
import { exportRows } from "./exports.ts";
import { usersOfBans } from "./fetched-bans.ts";
import { guildsOfMembers } from "./fetched-members.ts";
import { imageRows } from "./images.ts";
import { cachedNames, cachePatterns, moveIntoCache } from "./into-cache.ts";
import { memberRows } from "./members.ts";
import {
  activityTypes,
  clientOptions,
  collectorOptions,
  editedParent,
  mentionsOfMessage,
  playOptions,
  presenceCalls,
} from "./options.ts";
import { overwriteKeys, overwritten, permissionNames, permissions } from "./permissions.ts";
import { namesOfPresenceCalls, presenceTwice } from "./presence-twice.ts";
import { presenceFile, presenceHandler } from "./presence-update.ts";
import { keysOfReactions, madeReactions } from "./reactions.ts";
import { removedRows } from "./removed.ts";
import { escaped, oldRequests, resolverRow } from "./requests.ts";
import { lastPing, restRows } from "./rest.ts";
import { fileOfAttachment, sameNameRows } from "./same-names.ts";
import { sendFamily } from "./send.ts";
import { splitResult } from "./split.ts";
import { thrownAtOnce } from "./thrown-at-once.ts";
import { gamesOfPresences, toldRows } from "./told-of-unknown.ts";
import {
  comparedFlags,
  countsAndShards,
  nothingCompared,
  predicated,
  predicates,
  textsOf,
} from "./values.ts";
import { voiceStateFile, voiceStateHandler } from "./voice-state.ts";

const events = indexEvents(eventRows);

const levels: Levels = {
  verificationLevel: ["12-196", "Guild", ["NONE", "LOW", "MEDIUM", "HIGH", "VERY_HIGH"]],
  explicitContentFilter: ["12-T20", "Guild", ["DISABLED", "MEMBERS_WITHOUT_ROLES", "ALL_MEMBERS"]],
  type: ["12-175", "Game", ["PLAYING", "STREAMING", "LISTENING", "WATCHING", "CUSTOM_STATUS"]],
};

export const v11ToV12: StepRules = {
  members: indexRows([
    ...imageRows,
    ...memberRows,
    ...collectionRows,
    ...embedRows,
    ...removedRows,
    ...restRows,
    ...sameNameRows,
    resolverRow,
    ...toldRows,
  ]),
  exports: indexExports(exportRows),
  events,
  onFile: [
    ownClientNames("12-T63"),
    permissionNames,
    voiceStateFile,
    presenceFile,
    guildsOfMembers,
    escaped,
    innerFiles("12-T55"),
    eventTexts(events, "12-T26"),
  ],
  onMember: [
    named(namesOfEnds, orderOfRoles("12-T47")),
    named("avatarURL", picturesOfPersons),
    named("cleanContent", cleanTexts),
    named(cachedNames, moveIntoCache),
    named("Endpoints makeRequest", oldRequests),
    named("file", fileOfAttachment),
    named("game", gamesOfPresences),
    named(Object.keys(levels).join(" "), levelTables(levels)),
    named(renamedConstants, constantMembers),
    named(goneConstants, constantLists),
    named("FLAGS", unknownFlags(permissions)),
  ],
  onAnyMember: [lastPing],
  onCall: [
    named("on once addListener", voiceStateHandler),
    named("on once addListener", presenceHandler),
    named("on once addListener", collectedWith),
    named(namesOfPresenceCalls, presenceTwice),
    named("setGame setPresence", presenceCalls),
    named("setActivity setPresence", activityTypes),
    named(/^(awaitMessages|awaitReactions|create(Message|Reaction)?Collector)$/, collectorOptions),
    named("editCode reply edit send sendMessage sendEmbed sendCode sendFile sendFiles", sendFamily),
    named("reply send sendCode sendMessage", splitResult),
    named("fetchBans", usersOfBans),
    named("edit", editedParent),
    named("playArbitraryInput playFile playStream", playOptions),
    named(predicated, predicates),
    named(/^(first|last|random)(Key)?$/, countsAndShards),
    named(namesOfTests, testedPermissions(permissions)),
    named("bulkDelete", thrownAtOnce),
    named("get has delete", keysOfReactions),
    named("overwritePermissions", keysOfOverwrites(overwritten, ["GuildChannel"], true)),
  ],
  onNew: [
    clientOptions,
    attachmentConstructor,
    embedConstructor,
    countsAndShards,
    collectorOptions,
    madeReactions,
  ],
  onKey: [named("allowed denied", overwriteKeys), named("disableEveryone", mentionsOfMessage)],
  onPattern: [named(cachedNames, cachePatterns)],
  onCompare: [levelNames(levels), nothingCompared, textsOf, comparedFlags],
};
