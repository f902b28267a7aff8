import { methodCalls } from "../../engine/method-calls.ts";
import { keyName, type Node, parentOf, stringValue } from "../../engine/nodes.ts";
import type { Rewriter } from "../rewriter.ts";
import { permissionRow, permissions } from "./enums.ts";
import { permissionNamed } from "./kept-permissions.ts";
import { takesPermissions } from "./permission-names.ts";

/**
 * `["KICK_MEMBERS"]` and `{ KICK_MEMBERS: "Kick" }` that stay as they are in a file which asks for permissions by names that
 * it does not write out there: by way of what these come to be asked is not to be seen.
 */
export function leftPermissions(rewriter: Rewriter): void {
  if (!rewriter.isBot) return;
  const left = [...listsLeft(rewriter), ...tablesLeft(rewriter)];
  if (left.length === 0 || !asksByName(rewriter)) return;
  for (const [name, place] of left) rewriter.flagIfLeft(permissionRow(name), place, "argument-unknown");
}

/** The first name of each list. */
function listsLeft({ done, tree }: Rewriter): [name: string, place: Node][] {
  return tree.texts.flatMap(text => {
    const list = parentOf(text);
    const isFirst = list?.type === "ArrayExpression" && list.elements[0] === text;
    const isLeft = isFirst && !done.has(text) && permissionNamed(text) !== undefined;
    return isLeft ? [[stringValue(text) ?? "", text]] : [];
  });
}

/** The first name of each object that has permissions for its keys. */
function tablesLeft({ done, tree }: Rewriter): [name: string, place: Node][] {
  return Object.keys(permissions.values)
    .filter(name => name.includes("_") || name === "ADMINISTRATOR")
    .flatMap(name => (tree.identifiers.get(name) ?? []).map((key): [string, Node] => [name, key]))
    .filter(([name, key]) => {
      const property = parentOf(key);
      const table = property?.type === "ObjectProperty" && property.key === key ? parentOf(property) : null;
      const isFirst = table?.type === "ObjectExpression" && keyName(table.properties[0] ?? key) === name;
      return isFirst && !done.has(key) && !done.has(table);
    });
}

/** `permissions.has(name)`. */
const asksByName = (rewriter: Rewriter): boolean =>
  ["any", "has", "missing"].some(method =>
    methodCalls(rewriter.tree, method).some(({ callee, arguments: [asked] }) => {
      const isNamed = asked?.type === "Identifier" || asked?.type === "MemberExpression";
      return isNamed && takesPermissions(rewriter, callee) !== null;
    }),
  );
