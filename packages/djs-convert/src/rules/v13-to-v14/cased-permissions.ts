import type { NewExpression } from "@babel/types";
import { type Call, endOf, isCall, isMember, memberName, type Node, outerEnd } from "../../engine/nodes.ts";
import { type Rewriter, remove } from "../rewriter.ts";
import { isPermissionHolder } from "./permission-names.ts";
import { isTestedElsewhere } from "./set-elsewhere.ts";

/** `permissions.has(command.permission.toUpperCase())`: the names of version 14 are not in capitals. */
export function casedPermissions(
  rewriter: Rewriter,
  { callee, arguments: given }: Call | NewExpression,
): void {
  const [name] = given;
  const kept = name && inCapitals(name);
  if (!kept || !isMember(callee)) return;
  const isNamed = /permission/i.test(rewriter.text(callee.object)) && rewriter.isBot;
  const receiver = rewriter.receiver(callee, ["Permissions"], isNamed);
  if (!receiver) return;
  if (isKept(rewriter, kept)) rewriter.change("14-110", name, [remove(outerEnd(kept), endOf(name))], true);
  else rewriter.flag("14-110", name, "argument-unknown");
}

/** `x` of `x.toUpperCase()`. */
function inCapitals(node: Node): Node | null {
  const callee = isCall(node) ? node.callee : undefined;
  return isMember(callee) && /^to(Locale)?UpperCase$/.test(memberName(callee) ?? "") ? callee.object : null;
}

/** What stands under such a key has the new names. */
function isKept({ project }: Rewriter, node: Node): boolean {
  const key = isMember(node) && !node.computed ? memberName(node) : undefined;
  return key !== undefined && (isPermissionHolder(key) || isTestedElsewhere(project?.texts ?? [], key));
}
