import type { ObjectProperty } from "@babel/types";
import {
  isCall,
  isMember,
  type Member,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import { heldBy } from "../held-values.ts";
import { rename, renamePattern } from "../member-rows.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { permissionRow, permissions } from "./enums.ts";

export const namesOfPermissions = Object.keys(permissions.values).join(" ");

const next = new Map(Object.entries(permissions.values));

/** `permissions.serialize().SPEAK`, also by the name that the table got. */
export function serializedPermissions(rewriter: Rewriter, node: Member): void {
  const name = memberName(node) ?? "";
  const to = next.get(name);
  const table = to && !rewriter.done.has(node) ? serialized(rewriter, node.object) : null;
  if (!to || !table) return;
  const isText = node.computed && stringValue(node.property) === name;
  const quote = rewriter.text(node.property)[0];
  const edit = isText ? replace(node.property, `${quote}${to}${quote}`) : rename(node, to);
  rewriter.change(permissionRow(name), node, [edit], table.weak);
}

/** `const { SPEAK } = permissions.serialize()`. */
export function serializedTakenOut(rewriter: Rewriter, property: ObjectProperty): void {
  const name = property.key.type === "Identifier" ? property.key.name : "";
  const to = next.get(name);
  const owner = parentOf(parentOf(property) ?? property);
  const init = owner?.type === "VariableDeclarator" ? owner.init : null;
  const table = to && init ? serialized(rewriter, init) : null;
  if (to && table)
    rewriter.change(permissionRow(name), property, renamePattern(rewriter, property, to), table.weak);
}

/** Whether it is a table of permissions by their names. */
function serialized(rewriter: Rewriter, node: Node): { weak: boolean } | null {
  const values = node.type === "Identifier" ? (heldBy(rewriter, node)?.values ?? []) : [node];
  const [value] = values;
  if (!value || values.length > 1 || !isCall(value) || !isMember(value.callee)) return null;
  if (memberName(value.callee) !== "serialize") return null;
  return rewriter.receiver(value.callee, ["Permissions"], rewriter.isBot);
}
