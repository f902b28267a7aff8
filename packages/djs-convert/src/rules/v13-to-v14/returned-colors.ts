import { enclosingFunction, type Func, isMember, keyName, memberName, parentOf } from "../../engine/nodes.ts";
import { returnedBy } from "../../infer/calls.ts";
import { alternatives } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";
import { color, isOld } from "./colors.ts";
import { isCalledForColor } from "./set-elsewhere.ts";

/** `exports.colorOf = level => (level > 3 ? "RED" : "NAVY")`, which other files call for a color. */
export function returnedColors(rewriter: Rewriter): void {
  const texts = rewriter.project?.texts ?? [];
  for (const text of rewriter.project ? rewriter.tree.texts : []) {
    const func = rewriter.done.has(text) || !isOld(text) ? undefined : enclosingFunction(text);
    const name = func && nameOf(func);
    if (!name || !/^\w+$/.test(name) || !returnedBy(func).flatMap(alternatives).includes(text)) continue;
    if (isCalledForColor(texts, name, true)) color(rewriter, text, true);
    else if (isCalledForColor(texts, name, false)) rewriter.flagIfLeft("14-105", text, "argument-unknown");
  }
}

/** What other files call a function by. */
function nameOf(func: Func): string | undefined {
  if (func.type === "ObjectMethod" || func.type === "ClassMethod") return keyName(func);
  if (func.type === "FunctionDeclaration") return func.id?.name;
  const owner = parentOf(func);
  if (owner?.type === "VariableDeclarator") return owner.id.type === "Identifier" ? owner.id.name : undefined;
  if (owner?.type === "AssignmentExpression")
    return isMember(owner.left) ? memberName(owner.left) : undefined;
  return owner && keyName(owner);
}
