import type { Identifier } from "@babel/types";
import { isMember, memberName, parentOf, textValue } from "../engine/nodes.ts";
import { renamed } from "./export-rows.ts";
import { readsFlags, undeclared } from "./left-behind.ts";
import type { Rewriter } from "./rewriter.ts";
import { isTypeUse } from "./type-uses.ts";

/** `ButtonStyle.Primary` in a file that takes no such name in: whoever began to convert it forgot the import. */
export function visitForgotten(rewriter: Rewriter): void {
  const { step, tree, from, to, project, isBot } = rewriter;
  if (step === "12-13")
    for (const name of ["Intents", "Permissions"])
      if (undeclared(rewriter, name).some(use => readsFlags(rewriter, use))) rewriter.exported(name);
  // Buttons of version 12 came from packages of their own.
  if (step !== "13-14" || !isBot) return;
  const isLoaded = tree.texts.some(one => textValue(one) === "discord.js");
  for (const name of tree.identifiers.keys()) {
    if (!sinceNext.test(name) || from.exports.has(name) || !to.exports.has(name)) continue;
    const uses = undeclared(rewriter, name).filter(use => !isTypeUse(use));
    // Without the package nothing but a member of an enum says whose name that is.
    if (uses.length === 0 || !(isLoaded || uses.every(use => isOfEnum(rewriter, use)))) continue;
    if (isOnGlobal(project?.texts ?? [tree.text], name)) continue;
    rewriter.infer.declare(name);
    const expression = rewriter.exported(name);
    if (expression && expression !== name)
      for (const use of uses) rewriter.change("14-import", use, renamed(use, expression), true);
  }
}

const sinceNext = /^[A-Z]\w+(Bits|BitField|Builder|Event|Style|Type)$/;

function isOfEnum({ to }: Rewriter, use: Identifier): boolean {
  const member = parentOf(use);
  const key = isMember(member) && member.object === use ? (memberName(member) ?? "") : "";
  return to.enums.get(use.name)?.has(key) ?? false;
}

/** Whether the bot has put something of its own under a name that all files see. */
const isOnGlobal = (texts: readonly string[], name: string): boolean =>
  texts.some(text => text.includes(name) && new RegExp(`\\bglobal(This)?\\.${name}\\b`).test(text));
