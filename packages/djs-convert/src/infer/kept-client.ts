import { type Call, isMember, lastName, memberName, stringValue } from "../engine/nodes.ts";
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
