import type { BinaryExpression, SwitchStatement } from "@babel/types";
import { isMember, memberName, type Node, parentOf } from "../engine/nodes.ts";
import type { Edit } from "../engine/splice.ts";
import { type Rewriter, replace } from "./rewriter.ts";

/** What may be compared with what: each side of an operator with the other one, what is switched on with all cases. */
export const sidesOf = (node: BinaryExpression | SwitchStatement): [subject: Node, values: Node[]][] =>
  node.type === "SwitchStatement"
    ? [[node.discriminant, node.cases.flatMap(one => one.test ?? [])]]
    : [
        [node.left, [node.right]],
        [node.right, [node.left]],
      ];

/** `context.channel`, and whatever else is called a channel, where a bot is and nothing more is known. */
export const isCalledChannel = (rewriter: Rewriter, owner: Node): boolean =>
  rewriter.isBot &&
  rewriter.typeOf(owner) === undefined &&
  (isMember(owner) ? memberName(owner) : owner.type === "Identifier" && owner.name) === "channel";

/** `embed.image === null`, of what is undefined from now on where there is none. */
export function asUndefined(node: Node): Edit[] {
  const parent = parentOf(node);
  if (parent?.type !== "BinaryExpression" || !/^[=!]==$/.test(parent.operator)) return [];
  const other = parent.left === node ? parent.right : parent.left;
  return other.type === "NullLiteral" ? [replace(other, "undefined")] : [];
}
