import { endedWith } from "../../project/kin-packages.ts";
import { indexEvents } from "../event-rows.ts";
import { eventTexts } from "../event-texts.ts";
import { indexExports } from "../export-rows.ts";
import { indexFile, innerFiles, loadedPackages } from "../loaded-packages.ts";
import { indexRows } from "../member-rows.ts";
import { namesOfEnds, orderOfRoles } from "../order-of-roles.ts";
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
import { annotatedValues } from "./annotated.ts";
import { keptNames } from "./builder-parts.ts";
import { builderPatterns } from "./builder-patterns.ts";
import { casedPermissions } from "./cased-permissions.ts";
import { caughtErrors, partsOfErrors } from "./caught-errors.ts";
import {
  booleanSetters,
  contentAsText,
  emptyLabels,
  emptyOptionKeys,
  emptyParts,
  emptyTexts,
  inlineKey,
  numberSetters,
  textTimes,
} from "./checked-values.ts";
import { choiceRows } from "./choices.ts";
import { assignedIntents, namedIntents } from "./client-lists.ts";
import { namedColors } from "./colors.ts";
import { colorsGiven, colorsHandedOn } from "./colors-given.ts";
import { defaultPermission, givenPermission, inviteScopes, permissionRows } from "./commands.ts";
import { askedSets, auditWords, comparedValues, leftChannelTypes } from "./compared.ts";
import { constantMembers, constantNames, constantPatterns } from "./constants.ts";
import { assignedColor, colorKey, embedOfData, embedsOfData, timestampKey } from "./embed-data.ts";
import { embedSetters } from "./embed-setters.ts";
import { textsOfEmbeds } from "./embed-texts.ts";
import { builderConstructors, builderData, changedReceived } from "./embeds.ts";
import { emojiKey } from "./emojis.ts";
import { enumPatterns, enumReads, namesOfEnumMembers } from "./enum-members.ts";
import { evaluatedFlags } from "./evaluated-flags.ts";
import { exportRows } from "./exports.ts";
import { askedLists, flagLists, namesOfWalks, walkedLists } from "./flag-lists.ts";
import { flagPatterns } from "./flag-sets.ts";
import { flagTexts, namesOfFlagTakers } from "./flag-texts.ts";
import { enumMembers, flagMembers } from "./flags.ts";
import { gatheredTexts } from "./gathered-texts.ts";
import { handedNames } from "./handed-names.ts";
import { hastyReplies } from "./hasty-replies.ts";
import { utilImport } from "./imported-functions.ts";
import { innerPackages } from "./inner-packages.ts";
import { intentTexts } from "./intent-texts.ts";
import { givenPermissions, keptPermissions } from "./kept-permissions.ts";
import { leftEmbeds } from "./left-embeds.ts";
import { leftFlags, leftPermissions } from "./left-permissions.ts";
import { listedMentions } from "./listed-mentions.ts";
import { madeChannels } from "./made-channels.ts";
import { memberRows } from "./members.ts";
import { mentionPatterns, patternNames, patternsTakenOut } from "./mention-patterns.ts";
import { menuOptions, partsOfOptions } from "./menu-options.ts";
import { intentsByNumber } from "./message-content.ts";
import { mistypedRows } from "./mistyped-rows.ts";
import { computedKeys, namesOfOverwriters } from "./overwrite-keys.ts";
import { listedPermissions, permissionNames } from "./permission-names.ts";
import { pictureKeys, pictureSize } from "./pictures.ts";
import { rawRequests } from "./raw-requests.ts";
import { reactionDetails } from "./reaction-details.ts";
import { receivedVariables } from "./received.ts";
import {
  anyCommands,
  categoryChildren,
  deletedFlag,
  eventRows,
  notes,
  optionKeys,
  typedCommands,
} from "./rest.ts";
import { clientOptions, namesOfRestOptions, readRest, restOption, sweptCaches } from "./rest-options.ts";
import { returnedColors } from "./returned-colors.ts";
import { returnedReplies } from "./returned-replies.ts";
import { sendableChannels } from "./sendable-channels.ts";
import { namesOfPermissions, serializedPermissions, serializedTakenOut } from "./serialized-permissions.ts";
import { setterNames, settingCalls, settingKeys, settingNames } from "./setting-values.ts";
import { namesOfListTakers, severalLists } from "./several-lists.ts";
import { shownNames } from "./shown-names.ts";
import { snowflakes } from "./snowflakes.ts";
import { assignedProperty, namesOfProperties } from "./socket-properties.ts";
import { statedValues } from "./stated-values.ts";
import { namedStyles } from "./styles.ts";
import { utilFunctions } from "./text-functions.ts";
import { inputsOfData, textInputs } from "./text-inputs.ts";
import {
  chosenValues,
  hiddenOptions,
  lateEphemeral,
  namesOfOptions,
  takenOutComponents,
  topLevelComponents,
  unknownKeys,
  updatedModal,
} from "./type-checked.ts";
import { augmentedTypes, optionsOnly, typedRows } from "./types.ts";
import { typingEnums } from "./typing-enums.ts";
import { uncaughtRejections } from "./uncaught-rejections.ts";
import { unlistedRows } from "./unlisted.ts";
import { assignedType, channelTypeKeys, enumArguments, enumKeys } from "./values.ts";
import { namesOfWritten, writtenReceived } from "./written-received.ts";

const exported = indexExports(exportRows);
const events = indexEvents(eventRows);

export const v13ToV14: StepRules = {
  members: indexRows([...memberRows, ...embedSetters, ...permissionRows, ...choiceRows, ...unlistedRows]),
  exports: exported,
  events,
  onFile: [
    ownClientNames("14-T148"),
    uncaughtRejections,
    receivedVariables,
    statedValues,
    permissionNames,
    keptPermissions,
    givenPermissions,
    leftPermissions,
    leftFlags,
    namedStyles,
    evaluatedFlags,
    notes,
    innerPackages,
    loadedPackages("14-T124", endedWith(14)),
    indexFile,
    innerFiles("14-T136"),
    utilImport,
    typingEnums,
    typedRows,
    optionsOnly,
    annotatedValues,
    sendableChannels,
    namedColors,
    returnedColors,
    colorsGiven,
    colorsHandedOn,
    leftChannelTypes,
    intentTexts,
    reactionDetails,
    askedSets,
    rewriter => augmentedTypes(rewriter, exported),
    eventTexts(events, "14-T90"),
  ],
  onMember: [
    named(namesOfEnds, orderOfRoles("14-T132")),
    named("FLAGS", unknownFlags(listedPermissions)),
    named("FLAGS", flagMembers),
    named(namesOfProperties, assignedProperty),
    named(constantNames, constantMembers),
    named(namesOfRestOptions, restOption),
    named("defaultPermission", givenPermission),
    named("type", assignedType),
    named(partsOfErrors, caughtErrors),
    named("http", readRest),
    named("update", updatedModal),
    named(/^[A-Z][A-Z0-9_]+$/, enumMembers),
    named(keptNames, builderData),
    named("color", assignedColor),
    named(namesOfWritten, writtenReceived),
    named(/^(set|add|splice)[A-Z]/, changedReceived),
    named(namesOfEnumMembers, enumReads),
    named("generate deconstruct", snowflakes),
    named(partsOfOptions, menuOptions),
    named("children", categoryChildren),
    named("deleted", deletedFlag),
    named("intents partials", assignedIntents),
    named("isCommand", typedCommands),
    named("isApplicationCommand", anyCommands),
    named("api", rawRequests),
    named("missing serialize toArray", flagLists),
    named("components", topLevelComponents),
    named("values", chosenValues),
    named(namesOfOptions, hiddenOptions),
    named(patternNames, mentionPatterns),
    named(pictureNames, uncalledPicture("14-T73")),
    named(namesOfPermissions, serializedPermissions),
  ],
  onAnyMember: [utilFunctions],
  onCall: [
    named("setStyle setColor resolveColor includes setType addChannelType", enumArguments),
    named(setterNames, settingCalls),
    named(namesOfFlagTakers, flagTexts),
    named("setDescription setImage setThumbnail setTitle setURL", emptyTexts),
    named("setDescription setTitle", contentAsText),
    named("setDescription setFooter setImage setThumbnail setTitle", gatheredTexts),
    named("setAuthor setFooter", emptyParts),
    named("setTimestamp", textTimes),
    named("any has missing", shownNames),
    named("includes indexOf", askedLists),
    named(namesOfOverwriters, computedKeys),
    named(namesOfWalks, walkedLists),
    named("addField addFields setTitle setDescription setFooter setAuthor", textsOfEmbeds),
    named("setDisabled setRequired", booleanSetters),
    named("setMaxLength setMaxValues setMinLength setMinValues", numberSetters),
    named("setLabel setEmoji", emptyLabels),
    named(namesOfListTakers, severalLists),
    named("send reply edit editReply followUp", leftEmbeds),
    named("deferReply deferUpdate reply update", returnedReplies),
    named("deleteReply", hastyReplies),
    named("edit editReply update", lateEphemeral),
    named("setAuthor setFooter", unknownKeys),
    named(namesOfTests, testedPermissions(listedPermissions)),
    named("has any missing", casedPermissions),
    named("create edit upsert", keysOfOverwrites(listedPermissions, ["PermissionOverwriteManager"], false)),
  ],
  onNew: [
    flagTexts,
    intentsByNumber,
    clientOptions,
    enumArguments,
    mistypedRows,
    builderConstructors,
    embedOfData,
    madeChannels,
    textInputs,
  ],
  onKey: [
    named("type style componentType", enumKeys),
    named("type", inputsOfData),
    named("channelTypes channel_types", channelTypeKeys),
    named("allowedMentions", listedMentions),
    named("autoArchiveDuration", optionKeys),
    named("embeds", embedsOfData),
    named("color", colorKey),
    named("intents partials", namedIntents),
    named("timestamp", timestampKey),
    named(settingNames, settingKeys),
    named("icon_url", pictureKeys),
    named("size", pictureSize),
    named("scopes", inviteScopes),
    named("inline", inlineKey),
    named("description default emoji", emptyOptionKeys),
    named("emoji", emojiKey),
    named("sweepFilter sweepInterval", sweptCaches),
    named("defaultPermission", defaultPermission),
    named("allow deny", listsOfOverwrites(listedPermissions)),
  ],
  onPattern: [
    named("FLAGS", flagPatterns),
    named(keptNames, builderPatterns),
    named(constantNames, constantPatterns),
    named(patternNames, patternsTakenOut),
    named("components", takenOutComponents),
    named(namesOfPermissions, serializedTakenOut),
  ],
  onEnd: [enumPatterns, handedNames],
  onCompare: [comparedValues, auditWords],
};
