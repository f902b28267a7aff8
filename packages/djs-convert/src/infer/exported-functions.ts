import type { Identifier } from "@babel/types";
import type { Binding } from "../engine/binding.ts";
import { type Func, isInvocation, keyName, type Node, parentOf } from "../engine/nodes.ts";
import type { Tree } from "../engine/scope.ts";
import type { Type } from "../engine/types.ts";
import type { OtherFiles } from "./context.ts";

/** What other files pass for a parameter of a function that this one exports. */
export function handedTo(
  { tree, others }: { tree: Tree; others: OtherFiles | undefined },
  func: Func,
  index: number,
): Type | undefined {
  const names = others ? namesOfExport(tree, func) : [];
  return names.length > 0 ? others?.passedTo(names, index) : undefined;
}

/** The names under which a file exports a function. */
function namesOfExport(tree: Tree, func: Func): string[] {
  if (func.type === "FunctionDeclaration" && func.id)
    return [...exportedAt(tree, func), ...byName(tree, func.id)];
  return exportedAt(tree, func);
}

/** `module.exports = f`, `exports.name = f`, `module.exports = { name: f }`, `export default f`, `export const name = f`. */
function exportedAt(tree: Tree, value: Node, seen: ReadonlySet<Binding> = new Set()): string[] {
  const parent = parentOf(value);
  switch (parent?.type) {
    case "ExportDefaultDeclaration":
      return ["*", "default"];
    case "ExportNamedDeclaration":
      return value.type === "FunctionDeclaration" && value.id ? [value.id.name] : [];
    case "VariableDeclarator": {
      const isExported = parentOf(parentOf(parent) ?? parent)?.type === "ExportNamedDeclaration";
      // What is declared once more is not what it holds.
      if (parent.id.type !== "Identifier" || parent.init !== value) return [];
      return isExported ? [parent.id.name] : byName(tree, parent.id, seen);
    }
    case "AssignmentExpression":
      return parent.right === value ? (assignedTo(tree.text, parent.left) ?? []) : [];
    case "ObjectProperty":
      return parent.value === value ? ofObject(tree, parent, seen) : [];
    default:
      return value.type === "ObjectMethod" ? ofObject(tree, value, seen) : [];
  }
}

function ofObject(tree: Tree, property: Node, seen: ReadonlySet<Binding>): string[] {
  const name = keyName(property);
  const object = parentOf(property);
  const whole = object && exportedAt(tree, object, seen);
  return name !== undefined && whole?.includes("*") ? [name] : [];
}

/** `exports.name` and `module.exports`. */
function assignedTo(text: string, left: Node): string[] | undefined {
  const written = text.slice(left.start ?? 0, left.end ?? 0);
  if (written === "module.exports") return ["*", "default"];
  const name = /^(?:module\.)?exports\.(\w+)$/.exec(written)?.[1];
  return name === undefined ? undefined : [name];
}

/** Where a name of the file is exported: `module.exports = { name }`, `export { name }`. */
function byName(tree: Tree, identifier: Identifier, seen: ReadonlySet<Binding> = new Set()): string[] {
  const binding = tree.resolve(identifier);
  // Two names may hold each other.
  if (!binding || seen.has(binding)) return [];
  return tree.references(binding).flatMap(use => {
    const parent = parentOf(use);
    if (parent?.type === "ExportSpecifier" && parent.local === use)
      return parent.exported.type === "Identifier" ? [parent.exported.name] : [];
    return isInvocation(parent) ? [] : exportedAt(tree, use, new Set([...seen, binding]));
  });
}
