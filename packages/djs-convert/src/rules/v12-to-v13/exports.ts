import type { ExportRow } from "../export-rows.ts";
import { voiceChannelType } from "./voice-channels.ts";

const ofUtil =
  "cleanContent cleanCodeBlockContent cloneObject discordSort escapeMarkdown fetchRecommendedShards resolveColor splitMessage".split(
    " ",
  );

/** Types that only TypeScript has. */
const renamedTypes: Readonly<Record<string, string>> = {
  DefaultMessageNotifications: "DefaultMessageNotificationLevel",
  GuildCreateChannelOptions: "GuildChannelCreateOptions",
  GuildWidget: "GuildWidgetSettings",
  GuildWidgetData: "GuildWidgetSettingsData",
  ImageSize: "AllowedImageSize",
  InviteOptions: "CreateInviteOptions",
  MembershipStates: "MembershipState",
  PermissionOverwriteOption: "PermissionOverwriteOptions",
  WebhookTypes: "WebhookType",
};
const goneTypes = (
  "APIMessageContentResolvable Extendable FetchIntegrationsOptions IntegrationData IntegrationEditData MessageAdditions " +
  "PermissionObject RawOverwriteData SpeakingString StreamOptions StreamType StringResolvable TargetUser TypingData VoiceStatus"
).split(" ");

const ofVoice = "VoiceBroadcast VoiceConnection StreamDispatcher BroadcastDispatcher VoiceReceiver".split(
  " ",
);

export const exportRows: readonly ExportRow[] = [
  // Left over from version 11: in version 12 they were nothing that could be made.
  { id: "13-T65", name: "RichEmbed", to: "MessageEmbed" },
  { id: "13-T65", name: "Attachment", to: "MessageAttachment" },
  { id: "13-053", name: "APIMessage", to: "MessagePayload" },
  { id: "13-020", name: "Structures", flag: "removed" },
  voiceChannelType,
  ...Object.entries(renamedTypes).map(([name, to]): ExportRow => ({ id: "13-T49", name, to })),
  ...goneTypes.map((name): ExportRow => ({ id: "13-T50", name, flag: "removed" })),
  ...ofVoice.map((name): ExportRow => ({ id: "13-002", name, flag: "voice" })),
  { id: "13-137", name: "convertToBuffer", flag: "removed" },
  { id: "13-138", name: "str2ab", flag: "removed" },
  { id: "13-139", name: "resolveString", flag: "removed" },
  ...ofUtil.map((name): ExportRow => ({ id: "13-136", name, to: `Util.${name}` })),
];
