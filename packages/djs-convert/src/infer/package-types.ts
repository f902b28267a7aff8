/**
 * What stands under the keys of types that discord.js has for TypeScript alone, as far as a value there is written in
 * another way in the next version: `key=Type`, or `key=Type[]`. `ChannelTypes` stands for the name of one of them.
 */
const written: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  13: {
    ...each("ActivitiesOptions ActivityOptions", "type=ActivityType"),
    ...each("ClientPresenceStatusData PresenceData", "activities=ActivitiesOptions[]"),
    ClientOptions: "presence=PresenceData",
    InviteGenerationOptions: "scopes=InviteScope[] permissions=PermissionResolvable",
    ...each(
      "CreateRoleOptions PartialRoleData RoleData",
      "color=ColorResolvable permissions=PermissionResolvable",
    ),
    ...each(
      "ChannelCreationOverwrites OverwriteData PartialOverwriteData ResolvedOverwriteOptions",
      "allow=PermissionResolvable deny=PermissionResolvable type=OverwriteType",
    ),
    ...each(
      "CategoryCreateChannelOptions ChannelData GuildChannelCloneOptions GuildChannelCreateOptions PartialChannelData",
      "type=ChannelTypes permissionOverwrites=OverwriteData[]",
    ),
    ...each(
      "ApplicationCommandData BaseApplicationCommandData ChatInputApplicationCommandData " +
        "MessageApplicationCommandData UserApplicationCommandData",
      "type=ApplicationCommandType options=ApplicationCommandOptionData[] defaultMemberPermissions=PermissionResolvable",
    ),
    ...each(
      "ApplicationCommandAutocompleteOption ApplicationCommandChannelOption ApplicationCommandChannelOptionData " +
        "ApplicationCommandChoicesData ApplicationCommandChoicesOption ApplicationCommandNonOptions " +
        "ApplicationCommandNonOptionsData ApplicationCommandNumericOption ApplicationCommandNumericOptionData " +
        "ApplicationCommandOption ApplicationCommandOptionData ApplicationCommandStringOptionData " +
        "ApplicationCommandSubCommand ApplicationCommandSubCommandData ApplicationCommandSubGroup " +
        "ApplicationCommandSubGroupData",
      "type=ApplicationCommandOptionType options=ApplicationCommandOptionData[] channelTypes=ChannelTypes[]",
    ),
    ...each(
      "ApplicationCommandPermissionData ApplicationCommandPermissions",
      "type=ApplicationCommandPermissionType",
    ),
    ...each(
      "BaseButtonOptions InteractionButtonOptions LinkButtonOptions MessageButtonOptions",
      "style=MessageButtonStyle type=MessageComponentType",
    ),
    ...each(
      "BaseMessageComponentOptions MessageActionRowComponentOptions MessageComponentOptions MessageSelectMenuOptions",
      "style=MessageButtonStyle type=MessageComponentType",
    ),
    ...each(
      "PartialTextInputData TextInputComponentOptions",
      "style=TextInputStyle type=MessageComponentType",
    ),
    MessageActionRowOptions: "components=MessageActionRowComponentOptions[] type=MessageComponentType",
    ...each(
      "InteractionEditReplyOptions InteractionReplyOptions InteractionUpdateOptions MessageEditOptions MessageOptions " +
        "ReplyMessageOptions WebhookEditMessageOptions WebhookMessageOptions",
      "components=MessageActionRowOptions[]",
    ),
    ...each(
      "AwaitMessageComponentOptions InteractionCollectorOptions MessageComponentCollectorOptions",
      "componentType=MessageComponentType",
    ),
    GuildEditData:
      "verificationLevel=VerificationLevel explicitContentFilter=ExplicitContentFilterLevel " +
      "defaultMessageNotifications=DefaultMessageNotificationLevel",
    ...each(
      "GuildScheduledEventCreateOptions GuildScheduledEventEditOptions",
      "entityType=GuildScheduledEventEntityType privacyLevel=GuildScheduledEventPrivacyLevel " +
        "status=GuildScheduledEventStatus",
    ),
    ...each("StageInstanceCreateOptions StageInstanceEditOptions", "privacyLevel=PrivacyLevel"),
  },
};

function each(names: string, members: string): Record<string, string> {
  return Object.fromEntries(names.split(" ").map(name => [name, members]));
}

export type PackageMember = { name: string; isList: boolean };

/** The type of discord.js that stands under a key of another one: `ActivitiesOptions[]` of `PresenceData.activities`. */
export function packageMember(version: number, type: string, key: string): PackageMember | undefined {
  const ofVersion = written[version];
  const members = ofVersion && Object.hasOwn(ofVersion, type) ? ofVersion[type] : undefined;
  const found = members
    ?.split(" ")
    .find(one => one.startsWith(`${key}=`))
    ?.slice(key.length + 1);
  if (found === undefined) return undefined;
  const isList = found.endsWith("[]");
  return { name: isList ? found.slice(0, -2) : found, isList };
}

/** Types that take one value or a list of such values. */
export const takesLists: ReadonlySet<string> = new Set(["IntentsResolvable", "PermissionResolvable"]);

/** Types whose keys are names of another one: `PermissionOverwriteOptions`. */
export const keyedBy: ReadonlyMap<string, string> = new Map([
  ["PermissionFlags", "PermissionString"],
  ["PermissionOverwriteOption", "PermissionString"],
  ["PermissionOverwriteOptions", "PermissionString"],
]);
