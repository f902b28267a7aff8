import type { Binding } from "../engine/binding.ts";
import { isMember, type Node } from "../engine/nodes.ts";
import { isAsked } from "./asked-for.ts";
import { alternatives, heldBy } from "./held-values.ts";
import type { Rewriter } from "./rewriter.ts";

/** `args[0]`, one of the words behind the name of a command, also by way of a variable: nobody knows what it says. */
export const holdsWord = (rewriter: Rewriter, node: Node): boolean =>
  [node, ...(heldBy(rewriter, node)?.values.flatMap(alternatives) ?? [])].some(
    one => wordsOf(rewriter.tree, one) !== undefined,
  );

/**
 * Whether a word that is shown may not have been written: `args[1]`, and a variable that holds it, where nothing asks
 * for it, and nothing for how many there are.
 */
export function mayBeLeftOut(rewriter: Rewriter, value: Node): boolean {
  const { tree } = rewriter;
  const isAskedFor = (binding: Binding): boolean => tree.references(binding).some(isAsked);
  const words = wordsOf(tree, value);
  if (words) return !isAskedFor(words);
  const binding = value.type === "Identifier" ? tree.resolve(value) : undefined;
  if (binding?.kind !== "variable" || isAskedFor(binding)) return false;
  return (heldBy(rewriter, value)?.values ?? []).some(one => {
    const held = wordsOf(tree, one);
    return held !== undefined && !isAskedFor(held);
  });
}

function wordsOf(tree: Rewriter["tree"], node: Node): Binding | undefined {
  if (!isMember(node) || !node.computed || node.property.type !== "NumericLiteral") return undefined;
  const { object } = node;
  return object.type === "Identifier" && object.name === "args"
    ? (tree.resolve(object) ?? undefined)
    : undefined;
}
