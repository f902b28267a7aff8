import type { BinaryExpression } from "@babel/types";
import { isMember, memberName, type Node, outerEnd, parentOf } from "../../engine/nodes.ts";
import type { Rewriter } from "../rewriter.ts";

/** What is compared with the id in what `parseEmoji` gave: of a text that is no emoji of a server, it was null, and is undefined. */
export function comparedIds(rewriter: Rewriter, parsed: Node): void {
  for (const id of idsOf(rewriter, parsed)) {
    const comparison = parentOf(id);
    if (comparison?.type === "BinaryExpression" && isWithNull(comparison)) looser(rewriter, comparison);
  }
}

/** `parsed.id` wherever it is read, also as `const { id } = parseEmoji(text)`. */
function idsOf({ tree }: Rewriter, parsed: Node): Node[] {
  const parent = parentOf(parsed);
  if (!parent) return [];
  const usesOf = (name: Node): Node[] => {
    const binding = name.type === "Identifier" ? tree.resolve(name) : null;
    return binding ? tree.references(binding) : [];
  };
  if (isIdOf(parent, parsed)) return [parent];
  if (parent.type !== "VariableDeclarator" || parent.init !== parsed) return [];
  if (parent.id.type === "ObjectPattern")
    return parent.id.properties.flatMap(one =>
      one.type === "ObjectProperty" && one.key.type === "Identifier" && one.key.name === "id"
        ? usesOf(one.value)
        : [],
    );
  return usesOf(parent.id).flatMap(use => {
    const member = parentOf(use);
    return member && isIdOf(member, use) ? [member] : [];
  });
}

const isIdOf = (node: Node, object: Node): boolean =>
  isMember(node) && node.object === object && memberName(node) === "id";

const isWithNull = ({ operator, left, right }: BinaryExpression): boolean =>
  (operator === "===" || operator === "!==") && [left, right].some(one => one.type === "NullLiteral");

/** `==`, which takes both kinds of nothing. */
function looser(rewriter: Rewriter, { operator, left }: BinaryExpression): void {
  const start = rewriter.tree.text.indexOf(operator, outerEnd(left));
  rewriter.change("14-124", left, [{ start, end: start + operator.length, text: operator.slice(0, 2) }]);
}
