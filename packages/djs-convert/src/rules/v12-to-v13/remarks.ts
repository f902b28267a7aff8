import type { NewExpression } from "@babel/types";
import {
  type Call,
  isCall,
  isMember,
  type Member,
  memberName,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Rewriter } from "../rewriter.ts";
import { permissions } from "../v13-to-v14/enums.ts";

/** Said once a file: replies point at their message instead of naming its author. */
export function replies(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee) || memberName(call.callee) !== "reply") return;
  if (rewriter.flags.some(one => one.rule === "13-046")) return;
  if (!rewriter.receiver(call.callee, ["Message"], false)) return;
  rewriter.flags.push({ rule: "13-046", node: call.callee, reason: "behaviour", message: undefined });
}

/** A permission that there is not: nothing but an error comes of it. */
export function unknownPermissions(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee)) return;
  if (!/^(has|missing|hasPermission|permissionsIn)$/.test(memberName(call.callee) ?? "")) return;
  const first = call.arguments[0];
  const names = first?.type === "ArrayExpression" ? first.elements : [first];
  for (const one of names) {
    const name = stringValue(one);
    if (!one || !name || !/^[A-Z]+(_[A-Z]+)*$/.test(name) || Object.hasOwn(permissions.values, name))
      continue;
    if (rewriter.receiver(call.callee, ["Permissions", "GuildMember"], false) && name !== "MANAGE_EMOJIS")
      rewriter.flag("13-050", one, "argument-unknown");
  }
}

/** `client.emojis` has no way to make an emoji: a server has. */
export function createdEmoji(rewriter: Rewriter, node: Member): void {
  const { object } = node;
  if (!isMember(object) || memberName(object) !== "emojis") return;
  if (rewriter.receiver(object, ["Client"], false)) rewriter.flag("13-062", node, "removed");
}

/** `Constants.Colors` has other values. */
export function constantColors(rewriter: Rewriter, node: Member): void {
  const { object } = node;
  const one = parentOf(node);
  if (!isMember(one) || one.object !== node || !isMember(object) || memberName(object) !== "Constants")
    return;
  if (rewriter.typeOf(object.object)?.kind === "module") rewriter.flag("13-084", one, "behaviour");
}

/** The build for browsers is gone. */
export function browserBuild(rewriter: Rewriter): void {
  for (const node of rewriter.tree.strings) {
    if (!/^discord\.js\/(webpack|browser)\b/.test(node.value)) continue;
    const parent = parentOf(node);
    if (parent?.type === "ImportDeclaration" || isCall(parent)) rewriter.flag("13-051", node, "removed");
  }
}
