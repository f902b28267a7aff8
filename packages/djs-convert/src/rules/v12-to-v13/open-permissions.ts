import type { NewExpression } from "@babel/types";
import {
  type Call,
  enclosingFunction,
  endOf,
  isCall,
  isMember,
  memberName,
  type Node,
  rootOf,
  startOf,
} from "../../engine/nodes.ts";
import { walk } from "../../engine/walk.ts";
import { after, type Rewriter } from "../rewriter.ts";

export const namesOfPermissionTests = "any has hasPermission missing";

/** `hasPermission(command.permissions)` of a command that asks for none: nothing was as good as an empty list, and is refused now. */
export function openPermissions(rewriter: Rewriter, call: Call | NewExpression): void {
  const [first] = call.arguments;
  if (!isCall(call) || !isMember(call.callee) || !isMember(first)) return;
  const isUnique = memberName(call.callee) === "hasPermission" && rewriter.isBot;
  if (!rewriter.receiver(call.callee, ["Permissions", "GuildMember"], isUnique)) return;
  const root = rootOf(first);
  // Of what discord.js has itself nothing is missing.
  if (root.type !== "Identifier" || rewriter.typeOf(root) || rewriter.typeOf(first)) return;
  const isOfDiscord = isMember(first.object) && /^flags$/i.test(memberName(first.object) ?? "");
  if (isOfDiscord || memberName(first) === "bitfield") return;
  if (!isAskedFor(rewriter, first)) rewriter.wrap("13-T57", first, [after(first, " ?? []")], true);
}

/** `command.permissions && …`, `if (!command.permissions) return`: whether there are any was looked at. */
function isAskedFor(rewriter: Rewriter, node: Node): boolean {
  const text = rewriter.text(node);
  const scope = enclosingFunction(node) ?? rewriter.tree.file.program;
  let isAsked = false;
  walk(scope, one => {
    const test =
      one.type === "IfStatement" || one.type === "ConditionalExpression"
        ? one.test
        : one.type === "LogicalExpression"
          ? one.left
          : null;
    if (test && endOf(test) < startOf(node) && rewriter.text(test).includes(text)) isAsked = true;
  });
  return isAsked;
}
