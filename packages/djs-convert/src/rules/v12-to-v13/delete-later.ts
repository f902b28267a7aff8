import type { NewExpression, Node } from "@babel/types";
import {
  bare,
  type Call,
  callOf,
  endOf,
  isCall,
  isMember,
  keyName,
  memberName,
  parentOf,
  propertyOf,
  startOf,
} from "../../engine/nodes.ts";
import { actsOnce } from "../../engine/walk.ts";
import { dropArgument } from "../arguments.ts";
import { optionsOf, statementAfter } from "../literals.ts";
import { after, before, type Rewriter } from "../rewriter.ts";

/** `message.delete({ timeout })` and `messages.delete(id, { timeout })`: the waiting is done outside. */
export function deleteLater(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee) || memberName(call.callee) !== "delete") return;
  const type = rewriter.typeOf(call.callee.object);
  const index = isMessage(rewriter, call) ? 0 : rewriter.infer.isA(type, "MessageManager") ? 1 : -1;
  const given = call.arguments[index];
  if (index < 0 || !given) return;
  const id = index === 0 ? "13-119" : "13-120";
  const options = optionsOf(rewriter, given);
  const isTime = index === 0 && isDelay(rewriter, given);
  const timeout = isTime ? given : options && propertyOf(options, "timeout")?.value;
  if (!isTime && given.type !== "ObjectExpression") {
    rewriter.flag(id, call.callee, "argument-unknown");
    return;
  }
  if (options && propertyOf(options, "reason"))
    rewriter.flags.push({ rule: "13-T86", node: call.callee, reason: "removed", message: undefined });
  const cut = dropArgument(rewriter, call, index);
  if (!timeout) {
    rewriter.change(id, call.callee, cut, type?.weak ?? true);
    return;
  }
  const time = rewriter.text(timeout);
  const weak = isTime || (type?.weak ?? true);
  const parent = parentOf(call);
  const isAlone =
    parent?.type === "ExpressionStatement" ||
    (parent?.type === "ArrowFunctionExpression" && parent.body === call && !isWaitedFor(parent));
  const later = (what: string): [string, string] =>
    isAlone
      ? [`setTimeout(() => ${what}`, `, ${time})`]
      : [`new Promise(resolve => setTimeout(resolve, ${time})).then(() => ${what}`, ")"];
  const receiver = bare(call.callee.object);
  if (receiver.type === "AwaitExpression" && index === 0 && isCall(receiver.argument)) {
    // What is sent is sent now, and only then deleted.
    const sent = receiver.argument;
    const text = `.then(sent => ${later("sent.delete()").join("")})`;
    const first = { start: startOf(call), end: startOf(sent), text: isAlone ? "await " : "" };
    const edits = [first, { start: endOf(sent), end: endOf(call), text }];
    rewriter.change(id, call.callee, edits, weak);
    return;
  }
  if (actsOnce(call.callee.object)) {
    rewriter.flag(id, call.callee, "argument-unknown");
    return;
  }
  const [open, close] = later("");
  rewriter.change(id, call.callee, [before(call, open), ...cut, after(call, close)], weak);
}

/** `await send(…).then(m => m.delete({ timeout }))`, behind which something comes, and `.then(m => …).then(…)`. */
function isWaitedFor(func: Node): boolean {
  const then = parentOf(func);
  if (!isCall(then) || !isMember(then.callee) || memberName(then.callee) !== "then") return false;
  let at: Call = then;
  for (;;) {
    const parent = parentOf(at);
    const next = isMember(parent) && parent.object === at ? callOf(parent) : undefined;
    if (!next || !isMember(parent)) {
      if (parent?.type !== "AwaitExpression") return parent?.type === "VariableDeclarator";
      const statement = parentOf(parent);
      return statement?.type !== "ExpressionStatement" || goesOnBehind(statement);
    }
    if (memberName(parent) === "then") return true;
    at = next;
  }
}

/** Whether anything but a way out stands behind a statement. */
function goesOnBehind(statement: Node): boolean {
  const next = statementAfter(statement);
  return next !== undefined && !(next.type === "ReturnStatement" && !next.argument);
}

/** A message, or what is deleted like one: nothing else is told to wait so. */
function isMessage(rewriter: Rewriter, { callee, arguments: [given] }: Call): boolean {
  const type = isMember(callee) ? rewriter.typeOf(callee.object) : undefined;
  if (rewriter.infer.isA(type, "Message")) return true;
  if (type !== undefined || !rewriter.isBot || given?.type !== "ObjectExpression") return false;
  return (
    propertyOf(given, "timeout") !== undefined &&
    given.properties.every(one => /^(timeout|reason)$/.test(keyName(one) ?? ""))
  );
}

/** `delete(4000)` and `delete(ms("4s"))`: how version 11 was told, and nothing that a later one would have done. */
const isDelay = (rewriter: Rewriter, node: Node): boolean =>
  rewriter.typeOf(node)?.kind === "number" ||
  (isCall(node) && node.callee.type === "Identifier" && node.callee.name === "ms");
