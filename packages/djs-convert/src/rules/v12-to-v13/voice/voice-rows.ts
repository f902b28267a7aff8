import type { EventRow } from "../../event-rows.ts";
import type { MemberRow } from "../../member-rows.ts";
import { connectionEvents, connectionRows } from "./connections.ts";
import { dispatcherEvents, dispatcherRows } from "./dispatchers.ts";
import { channelRows } from "./joined-channels.ts";
import { playerRows } from "./players.ts";

/** Voice, which is a package of its own from version 13 on. */
export const voiceRows: readonly MemberRow[] = [
  ...channelRows,
  ...connectionRows,
  ...playerRows,
  ...dispatcherRows,
  { id: "13-T28", on: ["VoiceState"], member: "speaking", flag: "voice" },
  { id: "13-T05", on: ["ClientVoiceManager"], member: "broadcasts", flag: "voice" },
  { id: "13-T06", on: ["ClientVoiceManager"], member: "createBroadcast", flag: "voice" },
];

export const voiceEvents: readonly EventRow[] = [
  ...connectionEvents,
  ...dispatcherEvents,
  { id: "13-002", event: "guildMemberSpeaking", flag: "voice" },
];
