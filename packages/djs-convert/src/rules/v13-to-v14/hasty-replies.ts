import type { NewExpression, Statement } from "@babel/types";
import {
  type Call,
  enclosingFunction,
  isCall,
  isMember,
  memberName,
  type Node,
  parentOf,
} from "../../engine/nodes.ts";
import { wholeStatement } from "../literals.ts";
import { before, type Rewriter } from "../rewriter.ts";

/** `interaction.deferReply(); interaction.deleteReply();`: version 14 asks whether the first has arrived. */
export function hastyReplies(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee)) return;
  const owner = rewriter.text(call.callee.object);
  const first = replyBefore(rewriter, wholeStatement(call), owner);
  const receiver = first && rewriter.receiver(call.callee, ["Interaction"], false);
  if (!first || !receiver) return;
  if (enclosingFunction(call)?.async)
    rewriter.wrap("14-T143", first, [before(first, "await ")], receiver.weak);
  else rewriter.flag("14-T143", call.callee, "behaviour");
}

/** What was sent for the same interaction just before, and nobody waits for. */
function replyBefore(rewriter: Rewriter, statement: Node | null, owner: string): Call | null {
  const list = statement && parentOf(statement);
  const body = list?.type === "BlockStatement" ? list.body : [];
  const previous = body[body.indexOf(statement as Statement) - 1];
  const reply = previous?.type === "ExpressionStatement" ? previous.expression : null;
  if (!isCall(reply) || !isMember(reply.callee) || rewriter.text(reply.callee.object) !== owner) return null;
  return /^(deferReply|deferUpdate|reply)$/.test(memberName(reply.callee) ?? "") ? reply : null;
}
