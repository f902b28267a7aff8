import type { ObjectExpression } from "@babel/types";
import { bare, isCall, isMember, memberName, type Node, parentOf } from "../engine/nodes.ts";
import { alternatives, elementsOf, heldBy, pushedTo } from "./held-values.ts";
import type { Rewriter } from "./rewriter.ts";

/** The objects of this file that an expression is one of. */
interface Several {
  objects: readonly ObjectExpression[];
  /** Whether nothing is done with what holds them but to read of it. */
  isClosed: boolean;
}

/** `list[i]`, `list.find(f)`, `table[key]`, `for (const one of list)`, and a variable that is given one of these. */
export function severalOf(rewriter: Rewriter, node: Node, depth = 0): Several | null {
  if (depth > 8) return null;
  const holder = isCall(node) ? pickedFrom(node.callee) : isAnyOf(node) ? node.object : null;
  if (holder) return inHolder(rewriter, holder);
  const held = node.type === "Identifier" ? heldBy(rewriter, node) : null;
  if (!held) return null;
  const values = held.values.flatMap(alternatives).map(bare);
  const isClosed = held.reads.every(isRead);
  const all = values.map(one =>
    values.length > 1 ? oneOrSeveral(rewriter, one, depth) : severalOf(rewriter, one, depth + 1),
  );
  if (all.length === 0 || !all.every(one => one !== null)) return null;
  return {
    objects: all.flatMap(one => one.objects),
    isClosed: isClosed && all.every(one => one.isClosed),
  };
}

/** One of several values: an object that is written there, or held under a name of its own, or several of them. */
function oneOrSeveral(rewriter: Rewriter, value: Node, depth: number): Several | null {
  if (isObject(value)) return { objects: [value], isClosed: true };
  const type = isMember(value) && !isAnyOf(value) ? rewriter.typeOf(value) : undefined;
  return type?.kind === "object"
    ? { objects: [type.node], isClosed: true }
    : severalOf(rewriter, value, depth + 1);
}

/** What stands in a list, or under the keys of an object. */
function inHolder(rewriter: Rewriter, holder: Node): Several | null {
  const listed = elementsOf(rewriter, holder);
  const held = heldBy(rewriter, holder);
  const tables = listed ? [] : (held?.values ?? [holder]).map(bare);
  if (!tables.every(isObject)) return null;
  const written =
    listed?.values ??
    tables.flatMap(one => one.properties.map(part => ("value" in part ? part.value : part)));
  const values = [...written, ...(held?.reads.flatMap(pushedTo) ?? [])];
  const objects = values.flatMap(one => (one && isObject(one) ? one : []));
  if (objects.length === 0 || objects.length < values.length) return null;
  return { objects, isClosed: held?.reads.every(isRead) ?? true };
}

/** The list of `list.find(f)`. */
const pickedFrom = (callee: Node): Node | null =>
  isMember(callee) && /^(at|find|findLast|pop|shift)$/.test(memberName(callee) ?? "") ? callee.object : null;

const isAnyOf = (node: Node): node is Node & { object: Node } =>
  isMember(node) && memberName(node) === undefined;

const isObject = (node: Node): node is ObjectExpression => node.type === "ObjectExpression";

/** Read of, gone through, or asked whether it is there. */
function isRead(use: Node): boolean {
  const parent = parentOf(use);
  if (isMember(parent))
    return parent.object === use && !/^(concat|splice|fill)$/.test(memberName(parent) ?? "");
  if (parent?.type === "ForOfStatement") return parent.right === use;
  if (parent?.type === "VariableDeclarator") return parent.init === use && parent.id.type === "ObjectPattern";
  return (
    (parent?.type === "UnaryExpression" && parent.operator === "!") ||
    (parent?.type === "IfStatement" && parent.test === use)
  );
}

/** Whether an object stands in a list: what was picked of that may be another one. */
export const isOneOfSeveral = (object: ObjectExpression): boolean =>
  parentOf(object)?.type === "ArrayExpression";
