import type { Reason } from "../../change.ts";
import type { MemberRow } from "../member-rows.ts";

const gone: readonly (readonly [string, string, string, Reason])[] = [
  ["13-093", "Guild", "mfaLevel", "behaviour"],
  ["13-094", "Guild", "nsfw", "removed"],
  ["13-107", "GuildMember", "lastMessage", "removed"],
  ["13-108", "GuildMember", "lastMessageID", "removed"],
  ["13-109", "GuildMember", "lastMessageChannelID", "removed"],
  ["13-110", "User", "lastMessage", "removed"],
  ["13-111", "User", "lastMessageID", "removed"],
  ["13-112", "User", "locale", "removed"],
  ["13-113", "Message", "edits _edits", "removed"],
  ["13-116", "User", "typingIn", "removed"],
  ["13-117", "User", "typingSinceIn", "removed"],
  ["13-118", "User", "typingDurationIn", "removed"],
  ["13-T31", ".Collection", "default", "removed"],
  ["13-T11", "Guild", "region", "removed"],
  ["13-T83", "ShardClientUtil", "clusterCount id masterEval shardCount", "package"],
];

export const removedRows: readonly MemberRow[] = gone.flatMap(([id, owner, members, reason]) =>
  members.split(" ").map((member): MemberRow => ({ id, on: [owner], member, flag: reason })),
);
