import { isMember, type Member, memberName } from "../engine/nodes.ts";
import { instance, type Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { usesDiscord } from "./evidence.ts";

/** What holds the things of a server or of a client, by the name under which they have it. */
const managers: Readonly<Record<string, string>> = {
  channels: "GuildChannelManager",
  emojis: "GuildEmojiManager",
  guilds: "GuildManager",
  members: "GuildMemberManager",
  messages: "MessageManager",
  reactions: "ReactionManager",
  roles: "RoleManager",
  users: "UserManager",
};

/** Whose `cache` or `embeds` this is, by the two names alone: `x.channels.cache`, `x.message.embeds` of version 12. */
export function ownerByNames(infer: Infer, node: Member): Type | undefined {
  const held = isMember(node.object) ? (memberName(node.object) ?? "") : "";
  const { version } = infer.table;
  const ofMessage =
    memberName(node) === "embeds" && held === "message" && version < 13 ? "Message" : undefined;
  const isCache = memberName(node) === "cache" && version > 11 && Object.hasOwn(managers, held);
  const name = isCache ? managers[held] : ofMessage;
  return name !== undefined && usesDiscord(infer.tree) ? instance([name], true) : undefined;
}
