import { isMember, type Member, memberName } from "../engine/nodes.ts";
import { instance, type Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { usesDiscord } from "./evidence.ts";
import { memberOf } from "./members.ts";

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

/** `x.channels.cache` and `x.message.embeds`, whatever `x` is: nothing else is called so. */
export function typeOfCached(infer: Infer, node: Member): Type | undefined {
  const name = memberName(node);
  if (name === "embeds" && infer.table.version < 13 && isMember(node.object) && usesDiscord(infer.tree))
    return memberName(node.object) === "message"
      ? { kind: "array", of: instance(["MessageEmbed"], true), weak: true }
      : undefined;
  if (name !== "cache" || infer.table.version === 11 || !isMember(node.object)) return undefined;
  const held = memberName(node.object) ?? "";
  const manager = Object.hasOwn(managers, held) ? managers[held] : undefined;
  if (manager === undefined || !usesDiscord(infer.tree)) return undefined;
  return memberOf(infer, instance([manager], true), "cache");
}
