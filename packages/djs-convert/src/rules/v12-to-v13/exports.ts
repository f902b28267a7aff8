import type { ExportRow } from "../export-rows.ts";

const ofUtil = (
  "cleanContent cleanCodeBlockContent cloneObject discordSort escapeMarkdown fetchRecommendedShards resolveColor resolveString splitMessage " +
  "convertToBuffer str2ab"
).split(" ");

const ofVoice = "VoiceBroadcast VoiceConnection StreamDispatcher BroadcastDispatcher VoiceReceiver".split(
  " ",
);

export const exportRows: readonly ExportRow[] = [
  { id: "13-053", name: "APIMessage", to: "MessagePayload" },
  { id: "13-020", name: "Structures", flag: "removed" },
  ...ofVoice.map((name): ExportRow => ({ id: "13-002", name, flag: "voice" })),
  ...ofUtil.map((name): ExportRow => ({ id: "13-136", name, to: `Util.${name}` })),
];
