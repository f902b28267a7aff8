import {
  isCall,
  isMember,
  keyName,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Rewriter } from "../rewriter.ts";
import { intents } from "./enums.ts";
import { renameFlag } from "./flag-names.ts";
import { besideNamed } from "./message-content.ts";

/** `intents.push("GUILD_MESSAGES")`, `intents.concat(["GUILD_BANS"])`; of names that are left elsewhere a person is told once. */
export function intentTexts(rewriter: Rewriter): void {
  if (!rewriter.isOfBot) return;
  const names = rewriter.tree.texts.filter(text => isIntent(stringValue(text)) && !rewriter.done.has(text));
  for (const text of names)
    if (isAddedToIntents(rewriter, text) && renameFlag(rewriter, "Intents", text, true))
      besideNamed(rewriter, "Intents", text);
  for (const text of names)
    if (!isPartial(text)) rewriter.flagIfLeft(intents.id, text, "argument-unknown", true);
}

/** In a list of partials, which has none of them. */
const isPartial = (text: Node): boolean => {
  const key = parentOf(parentOf(text) ?? text);
  return key?.type === "ObjectProperty" && keyName(key) === "partials";
};

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
