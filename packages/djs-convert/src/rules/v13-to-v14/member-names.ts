export const renamed: readonly (readonly [string, string, string, string])[] = [
  ["14-019", "Channel", "isText", "isTextBased"],
  ["14-020", "Channel", "isVoice", "isVoiceBased"],
  ["14-079", "Guild", "setRolePositions", "roles.setPositions"],
  ["14-080", "Guild", "setChannelPositions", "channels.setPositions"],
  ["14-082", "Guild", "me", "members.me"],
  ["14-100", "MessageSelectMenu", "addOption", "addOptions"],
  ["14-115", "RateLimitData", "timeout", "timeToReset"],
  ["14-115", "RateLimitData", "path", "url"],
  ["14-126", "VoiceChannel", "editable", "manageable"],
  ["14-126", "StageChannel", "editable", "manageable"],
  ["14-T15", "DiscordAPIError", "httpStatus", "status"],
  ["14-T04", "GuildChannel", "calculatedPosition", "position"],
  ["14-T04", "Role", "calculatedPosition", "position"],
  ["14-T05", "Interaction", "isApplicationCommand", "isCommand"],
  ["14-T06", "Interaction", "isContextMenu", "isContextMenuCommand"],
  ["14-T07", "Interaction", "isUserContextMenu", "isUserContextMenuCommand"],
  ["14-T08", "Interaction", "isMessageContextMenu", "isMessageContextMenuCommand"],
  ["14-T75", "Interaction", "targetType", "commandType"],
];

/** [id, class]: `edit(data, reason)` and, from a manager, `edit(x, data, reason)`. */
export const edited: readonly (readonly [string, string, number])[] = [
  ["14-027", "Guild", 0],
  ["14-028", "GuildChannel", 0],
  ["14-029", "GuildEmoji", 0],
  ["14-030", "Role", 0],
  ["14-031", "Sticker", 0],
  ["14-032", "ThreadChannel", 0],
  ["14-033", "GuildMember", 0],
  ["14-034", "Webhook", 0],
  ["14-034", "WebhookClient", 0],
  ["14-035", "GuildChannelManager", 1],
  ["14-036", "GuildEmojiManager", 1],
  ["14-037", "GuildMemberManager", 1],
  ["14-038", "GuildStickerManager", 1],
  ["14-039", "RoleManager", 1],
];

export const created: readonly (readonly [string, string, string, readonly string[]])[] = [
  ["14-040", "GuildChannelManager", "create", ["name", "..."]],
  ["14-041", "TextChannel", "createWebhook", ["name", "..."]],
  ["14-041", "NewsChannel", "createWebhook", ["name", "..."]],
  ["14-T111", "GuildChannelManager", "createWebhook", ["channel", "name", "..."]],
  ["14-T112", "GuildMemberManager", "addRole", ["user", "role", "reason"]],
  ["14-T112", "GuildMemberManager", "removeRole", ["user", "role", "reason"]],
  ["14-042", "GuildManager", "create", ["name", "..."]],
  ["14-043", "GuildEmojiManager", "create", ["attachment", "name", "..."]],
  ["14-044", "GuildStickerManager", "create", ["file", "name", "tags", "..."]],
];

/** [id, class, member, new name]: what stands at the class itself. */
export const statics: readonly (readonly [string, string, string, string])[] = [
  ["14-T59", "Permissions", "ALL", "All"],
  ["14-T60", "Permissions", "STAGE_MODERATOR", "StageModerator"],
  ["14-018", "Permissions", "DEFAULT", "Default"],
  ["14-T12", "Options", "defaultMakeCacheSettings", "DefaultMakeCacheSettings"],
  ["14-T13", "Options", "defaultSweeperSettings", "DefaultSweeperSettings"],
];

export const kinds: readonly (readonly [string, string, string])[] = [
  ["14-021", "isDM", "DM"],
  ["14-022", "isDirectory", "GuildDirectory"],
  ["14-023", "isGroupDM", "GroupDM"],
  ["14-024", "isCategory", "GuildCategory"],
  ["14-025", "isNews", "GuildAnnouncement"],
];
