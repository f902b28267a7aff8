import type { NewExpression } from "@babel/types";
import {
  type Call,
  isCall,
  isFunc,
  isMember,
  memberName,
  type Node,
  parentOf,
  propertyOf,
} from "../../engine/nodes.ts";
import { optionsOf } from "../literals.ts";
import { after, type Rewriter } from "../rewriter.ts";
import { isSplit } from "../v12-to-v13/split.ts";

/** `(await channel.send(text, { split: true })).edit(x)`: of a short text came one message, and comes a list of one now. */
export function splitResult(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee)) return;
  const options = call.arguments.map(one => optionsOf(rewriter, one)).find(one => one !== null);
  const split = options && propertyOf(options, "split");
  if (!split || !isSplit(split) || !isUsed(rewriter, call)) return;
  const receiver = rewriter.receiver(
    call.callee,
    ["TextChannel", "DMChannel", "User", "GuildMember", "Message"],
    false,
  );
  if (receiver)
    rewriter.wrap(
      "12-T59",
      call,
      [after(call, ".then(sent => (sent.length > 1 ? sent : sent[0]))")],
      receiver.weak,
    );
}

/** Whether code reads what was sent; what has been taken out of the list already is one. */
function isUsed(rewriter: Rewriter, call: Call): boolean {
  const parent = parentOf(call);
  if (parent?.type === "AwaitExpression") return parentOf(parent)?.type !== "ExpressionStatement";
  const then =
    isMember(parent) && parent.object === call && memberName(parent) === "then" ? parentOf(parent) : null;
  const given: Node | undefined = isCall(then) ? then.arguments[0] : undefined;
  return isFunc(given) && given.params.length > 0 && !rewriter.text(given).includes(".length > 1 ?");
}
