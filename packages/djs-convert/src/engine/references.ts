import type { Identifier } from "@babel/types";
import { isMember, keyName, parentOf } from "./nodes.ts";

/**
 * False for names that stand behind a dot or before a colon, for the second one of `export { a as b }`, and for all
 * that `export { a } from "./b"` says.
 */
export function isReference(identifier: Identifier): boolean {
  const parent = parentOf(identifier);
  if (!parent) return true;
  if (isMember(parent)) return parent.object === identifier || parent.computed;
  if (keyName(parent) !== undefined && "key" in parent && parent.key === identifier) {
    return parent.type === "ObjectProperty" && parent.shorthand && parent.value === identifier;
  }
  switch (parent.type) {
    case "ExportSpecifier":
      return parent.local === identifier && !isPassedOn(parentOf(parent));
    case "TSQualifiedName":
      return parent.left === identifier;
    default:
      return !named.has(parent.type);
  }
}

const named = new Set(["LabeledStatement", "ImportSpecifier", "ExportNamespaceSpecifier"]);

const isPassedOn = (statement: ReturnType<typeof parentOf>): boolean =>
  statement?.type === "ExportNamedDeclaration" && Boolean(statement.source);
