import { endOf, isFunc, startOf } from "../../engine/nodes.ts";
import type { EventRow } from "../event-rows.ts";

const gone: readonly (readonly [string, string])[] = [
  ["12-095", "clientUserGuildSettingsUpdate"],
  ["12-096", "clientUserSettingsUpdate"],
  ["12-097", "typingStop"],
  ["12-098", "userNoteUpdate"],
];

const ofStreams: readonly (readonly [string, string, string])[] = [
  ["12-273", "VoiceBroadcast", "end"],
  ["12-274", "VoiceBroadcast", "error"],
  ["12-275", "VoiceBroadcast", "warn"],
  ["12-288", "VoiceReceiver", "opus"],
  ["12-289", "VoiceReceiver", "pcm"],
  ["12-290", "VoiceReceiver", "warn"],
  ["12-248", "ShardingManager", "message"],
  ["12-253", "Shard", "death"],
  ["12-253", "Shard", "spawn"],
];

export const eventRows: readonly EventRow[] = [
  { id: "12-089", event: "disconnect", to: "shardDisconnect" },
  { id: "12-090", event: "reconnecting", to: "shardReconnecting" },
  {
    id: "12-091",
    event: "resume",
    to: "shardResume",
    handler: (rewriter, handler) => {
      if (!isFunc(handler) || handler.params.length === 0) return [];
      const [first] = handler.params;
      if (!first || handler.params.length > 1) return null;
      const isBare = rewriter.tree.text.slice(startOf(handler), startOf(first)).indexOf("(") < 0;
      return [
        { start: startOf(first), end: startOf(first), text: isBare ? "(shardID, " : "shardID, " },
        ...(isBare ? [{ start: endOf(first), end: endOf(first), text: ")", closes: true }] : []),
      ];
    },
  },
  { id: "12-092", event: "presenceUpdate", flag: "behaviour" },
  { id: "12-094", event: "guildMemberSpeaking", flag: "behaviour" },
  ...gone.map(([id, event]): EventRow => ({ id, event, flag: "removed" })),
  { id: "12-144", on: "MessageCollector", event: "message", to: "collect" },
  { id: "12-247", on: "ShardingManager", event: "launch", to: "shardCreate" },
  {
    id: "12-262",
    on: "StreamDispatcher",
    event: "end",
    to: "finish",
    alsoFlag: "behaviour",
  },
  ...ofStreams.map(([id, on, event]): EventRow => ({ id, on, event, flag: "removed" })),
];
