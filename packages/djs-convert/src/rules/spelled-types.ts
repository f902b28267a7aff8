import type { Identifier } from "@babel/types";
import { parentOf } from "../engine/nodes.ts";
import { type Rewriter, replace } from "./rewriter.ts";
import { isTypeScript, typeNamedBy } from "./type-uses.ts";

/** What a type stood for; null where that cannot be written. */
export type Spelled = (rewriter: Rewriter) => string | null;

/** Writes it wherever a file names the type; says whether it could. */
export function spellOut(
  rewriter: Rewriter,
  rule: string,
  spelled: Spelled,
  uses: readonly Identifier[],
): boolean {
  const references = uses.map(typeNamedBy);
  const text = isTypeScript(rewriter) && !references.includes(null) ? spelled(rewriter) : null;
  if (text === null) return false;
  for (const reference of references)
    if (reference) {
      const isHeld = held.test(parentOf(reference)?.type ?? "") && text.includes("|");
      rewriter.change(rule, reference, [replace(reference, isHeld ? `(${text})` : text)]);
    }
  return true;
}

/** `StringResolvable[]` and the like, which hold a type more tightly than `|`. */
const held = /^TS(Array|IndexedAccess|Intersection|Optional|Rest)Type$|^TSTypeOperator$/;
