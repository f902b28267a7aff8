import type { ExportRow } from "../export-rows.ts";
import { emojiClass } from "./reactions.ts";

/** Types that only TypeScript has. */
const renamedTypes: Readonly<Record<string, string>> = {
  EmojiEditData: "GuildEmojiEditData",
  RateLimitInfo: "RateLimitData",
  RichEmbedOptions: "MessageEmbedOptions",
  WebhookEditOptions: "WebhookEditData",
};
const goneTypes = (
  "BanInfo CollectorHandler GroupDMRecipientOptions GuildChannelMessageNotifications GuildChannelType GuildEmbedData " +
  "MessageNotifications MessageSearchOptions MessageSearchResult"
).split(" ");

export const exportRows: readonly ExportRow[] = [
  { id: "12-070", name: "RichEmbed", to: "MessageEmbed" },
  { id: "12-074", name: "Attachment", to: "MessageAttachment" },
  { id: "12-173", name: "EvaluatedPermissions", to: "Permissions" },
  { id: "12-174", name: "Game", to: "Activity" },
  { id: "12-227", name: "OAuth2Application", to: "ClientApplication" },
  { id: "12-135", name: "ClientUserChannelOverride", flag: "removed" },
  { id: "12-136", name: "ClientUserGuildSettings", flag: "removed" },
  { id: "12-137", name: "ClientUserSettings", flag: "removed" },
  { id: "12-138", name: "UserConnection", flag: "removed" },
  { id: "12-139", name: "UserProfile", flag: "removed" },
  { id: "12-172", name: "Emoji", choose: emojiClass, flag: "behaviour" },
  { id: "12-176", name: "GroupDMChannel", flag: "removed" },
  { id: "12-234", name: "PartialGuild", flag: "removed" },
  { id: "12-235", name: "PartialGuildChannel", flag: "removed" },
  ...Object.entries(renamedTypes).map(([name, to]): ExportRow => ({ id: "12-T24", name, to })),
  ...goneTypes.map((name): ExportRow => ({ id: "12-T25", name, flag: "removed" })),
];
