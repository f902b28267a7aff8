import { callOf, isFunc, isMember, type Member, memberName, stringValue } from "../engine/nodes.ts";
import { instance, type Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { usesDiscord } from "./evidence.ts";

/** What holds the things of a server or of a client, by the name under which they have it, and what these are. */
const managers: ReadonlyMap<string, readonly [manager: string, held: string]> = new Map([
  ["channels", ["GuildChannelManager", "GuildChannel"]],
  ["emojis", ["GuildEmojiManager", "Emoji"]],
  ["guilds", ["GuildManager", "Guild"]],
  ["members", ["GuildMemberManager", "GuildMember"]],
  ["messages", ["MessageManager", "Message"]],
  ["reactions", ["ReactionManager", "MessageReaction"]],
  ["roles", ["RoleManager", "Role"]],
  ["users", ["UserManager", "User"]],
]);

/**
 * Whose `cache` or `embeds` this is, by the two names alone: `x.channels.cache`, `x.message.embeds` of version 12. What
 * version 11 has in the place of managers are collections, where somebody has written `cache` already.
 */
export function ownerByNames(infer: Infer, node: Member): Type | undefined {
  const name = isMember(node.object) ? (memberName(node.object) ?? "") : "";
  const { version } = infer.table;
  const part = memberName(node);
  if (part === "embeds" && name === "message" && version < 13) return byName(infer, "Message");
  const isKept = part === "cache" || (version === 11 && searchesByKey(node));
  const [manager, held] = (isKept && managers.get(name)) || [];
  if (version > 11) return byName(infer, manager);
  const of = byName(infer, held);
  return of && { kind: "collection", of, weak: true };
}

/** `x.members.find("id", y)` of version 11: by a key and a value nothing else is searched. */
export function searchesByKey(node: Member): boolean {
  const [key, value, ...others] = callOf(node)?.arguments ?? [];
  if (!/^(exists|find|findAll|findKey)$/.test(memberName(node) ?? "")) return false;
  return value !== undefined && others.length === 0 && /^\w+$/.test(stringValue(key) ?? "") && !isFunc(value);
}

/** Whether something of this name holds what a server, a client or a message has. */
export const isManager = (name: string | undefined): boolean => managers.has(name ?? "");

const byName = ({ tree }: Infer, name: string | undefined): Type | undefined =>
  name !== undefined && usesDiscord(tree) ? instance([name], true) : undefined;
