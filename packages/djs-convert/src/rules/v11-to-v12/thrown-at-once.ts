import type { NewExpression, TryStatement } from "@babel/types";
import {
  type Call,
  chainEnd,
  isCall,
  isFunc,
  isMember,
  isWithin,
  type Node,
  parentOf,
} from "../../engine/nodes.ts";
import { before, type Rewriter } from "../rewriter.ts";

/**
 * `try { channel.bulkDelete(args[0]); } catch { … }`: what is neither a number nor a list was refused at once, and is
 * by way of the promise since, of which nobody here hears.
 */
export function thrownAtOnce(rewriter: Rewriter, call: Call | NewExpression): void {
  const [messages] = call.arguments;
  if (!isCall(call) || !isMember(call.callee) || !messages || messages.type === "NumericLiteral") return;
  const all = chainEnd(call);
  if (parentOf(all)?.type !== "ExpressionStatement" || isHandled(call)) return;
  const around = attemptAround(all);
  if (!around || /^(array|collection|list)$/.test(rewriter.typeOf(messages)?.kind ?? "")) return;
  const receiver = rewriter.receiver(call.callee, ["Channel"], rewriter.isBot);
  if (!receiver) return;
  if (around.isAsync) rewriter.wrap("12-T62", all, [before(all, "await ")], receiver.weak);
  else rewriter.flag("12-T62", call.callee, "behaviour");
}

/** `bulkDelete(x).catch(f)`, and `.then(f, g)`. */
function isHandled(call: Node): boolean {
  const member = parentOf(call);
  const next = isMember(member) && member.object === call ? parentOf(member) : undefined;
  if (!isMember(member) || !isCall(next)) return false;
  const isCatch = member.property.type === "Identifier" && member.property.name === "catch";
  return isCatch || next.arguments.length > 1 || isHandled(next);
}

/** Whether the function that tries this, and catches what goes wrong, may wait; null where none does. */
function attemptAround(node: Node): { isAsync: boolean } | null {
  let attempt: TryStatement | null = null;
  for (let at = parentOf(node); at; at = parentOf(at)) {
    if (at.type === "TryStatement" && at.handler && isWithin(node, at.block)) attempt = at;
    if (isFunc(at)) return attempt && { isAsync: at.async ?? false };
  }
  return attempt && { isAsync: false };
}
