import type { NewExpression } from "@babel/types";
import {
  type Call,
  isCall,
  isFunc,
  isMember,
  isWithin,
  memberName,
  type Node,
  parentOf,
} from "../../engine/nodes.ts";
import { statementAfter } from "../literals.ts";
import type { Rewriter } from "../rewriter.ts";

/**
 * `message.channel.delete(); f(message.channel.name)`: a message looks its channel up since version 13, and finds none
 * that was deleted.
 */
export function deletedChannels(rewriter: Rewriter, call: Call | NewExpression): void {
  const channel = isCall(call) && isMember(call.callee) ? call.callee.object : null;
  if (!isMember(channel) || memberName(channel) !== "channel") return;
  if (!rewriter.receiver(channel, ["Message"], false)) return;
  const text = rewriter.text(channel);
  const reads = (rewriter.tree.identifiers.get("channel") ?? []).flatMap(name => {
    const member = parentOf(name);
    const isSame = isMember(member) && member.property === name && rewriter.text(member) === text;
    return isSame && member !== channel && isMember(parentOf(member)) ? [member] : [];
  });
  const last = reads.find(read => isReadLater(call, read));
  if (last) rewriter.flag("13-T85", last, "behaviour");
}

/** In a statement behind it, in what is done once it is deleted, or in a function that was given to what came before. */
function isReadLater(call: Call | NewExpression, read: Node): boolean {
  const statement = statementOf(call);
  for (let at = statement && statementAfter(statement); at; at = statementAfter(at))
    if (isWithin(read, at)) return true;
  return isWithinThen(call, read) || (statement !== undefined && isInEarlierCallback(statement, read));
}

const statementOf = (node: Node): Node | undefined => {
  for (let at: Node | undefined = node; at && !isFunc(at); at = parentOf(at))
    if (/Statement$|^VariableDeclaration$/.test(at.type)) return at;
  return undefined;
};

/** `channel.delete().then(() => …)`. */
function isWithinThen(call: Node, read: Node): boolean {
  const member = parentOf(call);
  const then = isMember(member) && member.object === call ? parentOf(member) : undefined;
  return isCall(then) && then.arguments.some(one => isWithin(read, one));
}

/** `channel.clone().then(one => one.setPosition(message.channel.position)); message.channel.delete();`. */
function isInEarlierCallback(statement: Node, read: Node): boolean {
  const block = parentOf(statement);
  let isLater = false;
  for (let at: Node | undefined = read; at; at = parentOf(at)) {
    if (parentOf(at) === block)
      return isLater && at.type === "ExpressionStatement" && at.expression.type !== "AwaitExpression";
    isLater ||= isFunc(at);
  }
  return false;
}
