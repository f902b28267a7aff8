import type { BinaryExpression, SwitchStatement } from "@babel/types";
import type { Node } from "../engine/nodes.ts";

/** What may be compared with what: each side of an operator with the other one, what is switched on with all cases. */
export const sidesOf = (node: BinaryExpression | SwitchStatement): [subject: Node, values: Node[]][] =>
  node.type === "SwitchStatement"
    ? [[node.discriminant, node.cases.flatMap(one => one.test ?? [])]]
    : [
        [node.left, [node.right]],
        [node.right, [node.left]],
      ];
