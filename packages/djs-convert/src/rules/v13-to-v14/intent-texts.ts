import { isCall, isMember, memberName, type Node, parentOf, stringValue } from "../../engine/nodes.ts";
import type { Rewriter } from "../rewriter.ts";
import { intents } from "./enums.ts";
import { renameFlag } from "./flag-names.ts";
import { besideNamed } from "./message-content.ts";

/** `intents.push("GUILD_MESSAGES")`, `intents.concat(["GUILD_BANS"])`; wherever else such a name is left a person is told. */
export function intentTexts(rewriter: Rewriter): void {
  if (!rewriter.isBot && !rewriter.project) return;
  for (const text of rewriter.tree.texts) {
    if (!isIntent(stringValue(text)) || rewriter.done.has(text)) continue;
    if (!isAddedToIntents(rewriter, text)) rewriter.flagIfLeft(intents.id, text, "argument-unknown");
    else if (renameFlag(rewriter, "Intents", text, true)) besideNamed(rewriter, "Intents", text);
  }
}

/** A name that nothing else has; servers alone are `GUILDS` to many. */
const isIntent = (name = ""): boolean => Object.hasOwn(intents.values, name) && /^(DIRECT|GUILD)_/.test(name);

function isAddedToIntents(rewriter: Rewriter, text: Node): boolean {
  const parent = parentOf(text);
  const call = parent?.type === "ArrayExpression" ? parentOf(parent) : parent;
  if (
    !isCall(call) ||
    !isMember(call.callee) ||
    !/^(concat|push|unshift)$/.test(memberName(call.callee) ?? "")
  )
    return false;
  return /intents$/i.test(rewriter.text(call.callee.object));
}
