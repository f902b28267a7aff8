import type { ObjectExpression } from "@babel/types";
import { isCall, isFunc, isMember, memberName, type Node, parentOf } from "../../engine/nodes.ts";
import { returnedBy } from "../../infer/calls.ts";
import { branchesOf, heldBy, pushedTo } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";

/**
 * The fields that are written out of those that an embed is given: in a list, in what `map` makes, and in a variable
 * with all that is pushed into it.
 */
export function writtenFields(rewriter: Rewriter, given: Node, seen = new Set<Node>()): ObjectExpression[] {
  if (seen.has(given)) return [];
  seen.add(given);
  return partsOf(rewriter, given).flatMap(one =>
    one.type === "ObjectExpression" ? one : writtenFields(rewriter, one, seen),
  );
}

/** `data.fields.push({ name, value })`, where `data` holds an embed that is written as an object. */
export function fieldsPushedTo(rewriter: Rewriter, embed: ObjectExpression): ObjectExpression[] {
  const owner = parentOf(embed);
  const name = owner?.type === "VariableDeclarator" && owner.init === embed ? owner.id : null;
  const binding = name?.type === "Identifier" ? rewriter.tree.resolve(name) : null;
  if (!binding) return [];
  return rewriter.tree
    .references(binding)
    .flatMap(use => {
      const fields = parentOf(use);
      return isMember(fields) && fields.object === use && memberName(fields) === "fields"
        ? [...pushedTo(fields)]
        : [];
    })
    .flatMap(one => writtenFields(rewriter, one));
}

function partsOf(rewriter: Rewriter, node: Node): Node[] {
  switch (node.type) {
    case "ObjectExpression":
      return [node];
    case "SpreadElement":
      return [node.argument];
    case "ArrayExpression":
      return node.elements.flatMap(one => one ?? []);
    case "ConditionalExpression":
    case "LogicalExpression":
      return branchesOf(node);
    case "Identifier": {
      const held = heldBy(rewriter, node);
      return held?.reads.every(isPassedOn) ? [...held.values, ...held.reads.flatMap(pushedTo)] : [];
    }
    default:
      return isCall(node) ? madeBy(node) : [];
  }
}

/** `list.map(one => ({ name, value }))`; what is taken of a list are fields as before. */
function madeBy({ callee, arguments: given }: Node & { callee: Node; arguments: Node[] }): Node[] {
  if (!isMember(callee)) return [];
  const [callback] = given;
  switch (memberName(callee)) {
    case "map":
    case "flatMap":
      return isFunc(callback) ? [...returnedBy(callback)] : [];
    case "concat":
      return [callee.object, ...given];
    case "filter":
    case "slice":
    case "reverse":
    case "sort":
      return [callee.object];
    default:
      return [];
  }
}

/** Nothing is read of a field itself: what reckons with its value needs the number. */
function isPassedOn(use: Node): boolean {
  const member = parentOf(use);
  if (!isMember(member) || member.object !== use) return true;
  return /^(push|unshift|length|concat|slice|splice|filter|reverse|sort)$/.test(memberName(member) ?? "");
}
