import { type Call, isMember, lastName, memberName, parentOf, stringValue } from "../engine/nodes.ts";
import type { Tree } from "../engine/scope.ts";
import type { Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { usesDiscord } from "./evidence.ts";

/** `getClient()`, a function that no file declares: one that a bot has put beside those of the language. */
export const clientOfAll = (infer: Infer, { arguments: given }: Call, name: string): Type | undefined =>
  given.length === 0 && /^get(Discord)?(Bot|Client)$/.test(name) ? infer.byName("client", true) : undefined;

/** `req.app.get("client")`: what a website beside the bot keeps of it. */
export function isKeptBot(infer: Infer, { callee, arguments: [name, ...others] }: Call): boolean {
  if (!isMember(callee) || memberName(callee) !== "get" || others.length > 0) return false;
  return (
    /^(client|bot)$/i.test(stringValue(name) ?? "") &&
    /app$/i.test(lastName(callee.object)) &&
    usesDiscord(infer.tree)
  );
}

/** `req.client.guilds`, and `const { bot } = app.locals`: what a website hangs on things of its own, and asks as a bot. */
export const hungClient = (infer: Infer, name: string): Type | undefined =>
  isCalledClient.test(name) && asksGuilds(infer.tree, name) ? infer.byName("client", false) : undefined;

const isCalledClient = /^(discord)?(bot|client)$/i;

/** Whether something of this name is asked for its servers, or for what a client keeps of others. */
const asksGuilds = ({ identifiers }: Tree, name: string): boolean =>
  ["guilds", "channels", "users"].some(manager =>
    identifiers.get(manager)?.some(one => {
      const member = parentOf(one);
      if (!isMember(member) || member.property !== one || lastName(member.object) !== name) return false;
      const next = parentOf(member);
      const isRead = isMember(next) && next.object === member;
      return isRead && (manager === "guilds" || memberName(next) === "cache");
    }),
  );
