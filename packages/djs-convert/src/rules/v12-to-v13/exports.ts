import type { ExportRow } from "../export-rows.ts";
import type { Rewriter } from "../rewriter.ts";
import { ontoPrototypes } from "./structures.ts";
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
const goneTypes =
  "Extendable FetchIntegrationsOptions IntegrationData IntegrationEditData RawOverwriteData StreamOptions TypingData".split(
    " ",
  );

/** Types that stood for others, which say it themselves. */
const spelledTypes: Readonly<Record<string, string>> = {
  APIMessageContentResolvable: "string | number | boolean | bigint | symbol | readonly any[]",
  SpeakingString: "'SPEAKING' | 'SOUNDSHARE' | 'PRIORITY_SPEAKING'",
  StreamType: "'unknown' | 'converted' | 'opus' | 'ogg/opus' | 'webm/opus'",
  StringResolvable: "any",
  TargetUser: "number",
  VoiceStatus: "number",
};

/** An embed, an attachment, or a list of such. */
function messageAdditions(rewriter: Rewriter): string | null {
  const names = ["MessageEmbed", "MessageAttachment"].map(name => rewriter.names.useType(name));
  const either = names.includes(null) ? null : names.join(" | ");
  return either && `${either} | (${either})[]`;
}

function permissionObject(rewriter: Rewriter): string | null {
  const name = rewriter.names.useType("PermissionString");
  return name && `Record<${name}, boolean>`;
}

const ofVoice = "VoiceBroadcast VoiceConnection StreamDispatcher BroadcastDispatcher VoiceReceiver".split(
  " ",
);

export const exportRows: readonly ExportRow[] = [
  // Left over from version 11: in version 12 they were nothing that could be made.
  { id: "13-T65", name: "RichEmbed", to: "MessageEmbed" },
  { id: "13-T65", name: "Attachment", to: "MessageAttachment" },
  { id: "13-053", name: "APIMessage", to: "MessagePayload" },
  { id: "13-020", name: "Structures", flag: "removed", instead: ontoPrototypes },
  voiceChannelType,
  ...Object.entries(renamedTypes).map(([name, to]): ExportRow => ({ id: "13-T49", name, to })),
  ...Object.entries(spelledTypes).map(
    ([name, text]): ExportRow => ({ id: "13-T88", name, flag: "removed", spelled: () => text }),
  ),
  { id: "13-T88", name: "MessageAdditions", flag: "removed", spelled: messageAdditions },
  { id: "13-T88", name: "PermissionObject", flag: "removed", spelled: permissionObject },
  ...goneTypes.map((name): ExportRow => ({ id: "13-T50", name, flag: "removed" })),
  ...ofVoice.map((name): ExportRow => ({ id: "13-002", name, flag: "voice" })),
  { id: "13-137", name: "convertToBuffer", flag: "removed" },
  { id: "13-138", name: "str2ab", flag: "removed" },
  { id: "13-139", name: "resolveString", flag: "removed" },
  ...ofUtil.map((name): ExportRow => ({ id: "13-136", name, to: `Util.${name}` })),
];
