import type { Identifier } from "@babel/types";
import { isMember, memberName, parentOf, textValue } from "../engine/nodes.ts";
import { renamed } from "./export-rows.ts";
import { readsFlags, undeclared } from "./left-behind.ts";
import type { Rewriter } from "./rewriter.ts";
import { isTypeUse } from "./type-uses.ts";

/** `ButtonStyle.Primary` in a file that takes no such name in: whoever began to convert it forgot the import. */
export function visitForgotten(rewriter: Rewriter): void {
  if (rewriter.step === "12-13") for (const name of ["Intents", "Permissions"]) takeFlags(rewriter, name);
  // Buttons of version 12 came from packages of their own.
  if (rewriter.step === "13-14" && rewriter.isBot) takeSinceNext(rewriter);
}

/** `Intents.FLAGS`, which the next version has, too. */
function takeFlags(rewriter: Rewriter, name: string): void {
  const uses = undeclared(rewriter, name);
  if (uses.some(use => readsFlags(rewriter, use))) takeIn(rewriter, name, uses);
}

/** What only the next version has. */
function takeSinceNext(rewriter: Rewriter): void {
  const { tree, from, to, project } = rewriter;
  const isLoaded = tree.texts.some(one => textValue(one) === "discord.js");
  for (const name of tree.identifiers.keys()) {
    if (!sinceNext.test(name) || from.exports.has(name) || !to.exports.has(name)) continue;
    const uses = undeclared(rewriter, name).filter(use => !isTypeUse(use));
    // Without the package nothing but a member of an enum says whose name that is.
    if (uses.length === 0 || !(isLoaded || uses.every(use => isOfEnum(rewriter, use)))) continue;
    if (!isOnGlobal(project?.texts ?? [tree.text], name)) takeIn(rewriter, name, uses);
  }
}

/** Says whose name it is, and writes what it is reached by where that is another. */
function takeIn(rewriter: Rewriter, name: string, uses: readonly Identifier[]): void {
  rewriter.infer.declare(name);
  const expression = rewriter.exported(name);
  if (!expression || expression === name) return;
  for (const use of uses)
    rewriter.change(`${rewriter.step.slice(3)}-import`, use, renamed(use, expression), true);
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
