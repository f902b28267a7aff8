import { methodCalls } from "../../engine/method-calls.ts";
import { isMember, keyName, type Member, type Node, parentOf, stringValue } from "../../engine/nodes.ts";
import type { Rewriter } from "../rewriter.ts";
import { permissionRow, permissions, userFlags } from "./enums.ts";
import { permissionNamed } from "./kept-permissions.ts";
import { takesPermissions } from "./permission-names.ts";

/**
 * `["KICK_MEMBERS"]` and `{ KICK_MEMBERS: "Kick" }` that stay as they are in a file which asks for permissions by names that
 * it does not write out there: by way of what these come to be asked is not to be seen.
 */
export function leftPermissions(rewriter: Rewriter): void {
  if (!rewriter.isBot) return;
  const left = [...listsLeft(rewriter), ...tablesLeft(rewriter, permissionNames)];
  if (left.length === 0 || !asksByName(rewriter)) return;
  for (const [name, place] of left) rewriter.flagIfLeft(permissionRow(name), place, "argument-unknown");
}

/** `{ name: "HOUSE_BRAVERY" }` that stays in a file which asks users for flags by names that it has elsewhere. */
export function leftFlags(rewriter: Rewriter): void {
  if (!rewriter.isBot) return;
  const texts = rewriter.tree.texts.filter(
    text => userFlagNames.has(stringValue(text) ?? "") && !rewriter.done.has(text),
  );
  const left = [...texts, ...tablesLeft(rewriter, [...userFlagNames]).map(([, key]) => key)];
  if (left.length === 0 || !asksUsersByName(rewriter)) return;
  for (const place of left) rewriter.flagIfLeft(userFlags.id, place, "argument-unknown", true);
}

/** Names that nothing else has. */
const userFlagNames = new Set(Object.keys(userFlags.values).filter(name => name.includes("_")));
const permissionNames = Object.keys(permissions.values).filter(
  name => name.includes("_") || name === "ADMINISTRATOR",
);

/** The first name of each list. */
function listsLeft({ done, tree }: Rewriter): [name: string, place: Node][] {
  return tree.texts.flatMap(text => {
    const list = parentOf(text);
    const isFirst = list?.type === "ArrayExpression" && list.elements[0] === text;
    const isLeft = isFirst && !done.has(text) && permissionNamed(text) !== undefined;
    return isLeft ? [[stringValue(text) ?? "", text]] : [];
  });
}

/** The first name of each object that has such names for its keys. */
function tablesLeft({ done, tree }: Rewriter, names: readonly string[]): [name: string, place: Node][] {
  return names
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
  asksFor(rewriter, callee => takesPermissions(rewriter, callee) !== null);

/** `user.flags.has(badge.name)`. */
const asksUsersByName = (rewriter: Rewriter): boolean =>
  asksFor(rewriter, ({ object }) => {
    const type = rewriter.typeOf(object);
    return type === undefined ? /flags$/i.test(rewriter.text(object)) : rewriter.infer.isA(type, "UserFlags");
  });

/** Whether something that is asked so is asked for a name which is not written out there. */
const asksFor = (rewriter: Rewriter, isAsked: (callee: Member) => boolean): boolean =>
  ["any", "has", "missing"].some(method =>
    methodCalls(rewriter.tree, method).some(({ callee, arguments: [asked] }) => {
      const isNamed = asked?.type === "Identifier" || asked?.type === "MemberExpression";
      return isNamed && isMember(callee) && isAsked(callee);
    }),
  );
