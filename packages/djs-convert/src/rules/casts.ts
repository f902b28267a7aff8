import type { Member, Node } from "../engine/nodes.ts";
import { after, before, type Rewriter } from "./rewriter.ts";

/** `(channel as SendableChannels).send()`: says for a type checker what `member` is asked of; `nothing` beside `?.`. */
export function castOwner(
  rewriter: Rewriter,
  rule: string,
  member: Member,
  type: string,
  nothing: string,
): void {
  const { object } = member;
  const stated = member.optional ? `${type} | ${nothing}` : type;
  rewriter.wrap(rule, object, [before(object, "("), after(object, ` as ${stated})`)], false);
}

/** The text of `Y` in `x as Y`. */
export function castType(rewriter: Rewriter, node: Node): string {
  if (node.type === "ParenthesizedExpression") return castType(rewriter, node.expression);
  return "typeAnnotation" in node && node.typeAnnotation ? rewriter.text(node.typeAnnotation) : "";
}

/** `x as Y`, `<Y>x` and `x satisfies Y`, in brackets or not. */
export const isCast = (node: Node): boolean =>
  node.type === "ParenthesizedExpression"
    ? isCast(node.expression)
    : /^TS(As|Satisfies)Expression$|^TSTypeAssertion$/.test(node.type);
