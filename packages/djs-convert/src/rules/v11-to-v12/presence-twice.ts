import type { NewExpression } from "@babel/types";
import {
  type Call,
  callOf,
  isCall,
  isMember,
  memberName,
  type Node,
  parentOf,
  propertyOf,
} from "../../engine/nodes.ts";
import { optionsOf, statementAfter } from "../literals.ts";
import type { Rewriter } from "../rewriter.ts";

export const namesOfPresenceCalls = "setGame setActivity setStatus setAFK setPresence";

type Part = "activity" | "status";

/** `setActivity(…); setStatus(…);`: the second one is sent before the first one is known, and takes it away. */
export function presenceTwice(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee)) return;
  const owner = rewriter.text(call.callee.object);
  const said = partsOf(rewriter, call);
  let next = statementAfter(statementOf(call) ?? call);
  for (; next?.type === "ExpressionStatement"; next = statementAfter(next)) {
    if (next.expression.type === "AwaitExpression") return;
    const other = firstCall(next.expression);
    if (!other || !isMember(other.callee) || rewriter.text(other.callee.object) !== owner) continue;
    if (!namesOfPresenceCalls.split(" ").includes(memberName(other.callee) ?? "")) continue;
    const again = partsOf(rewriter, other);
    const isLost = said.some(part => !again.includes(part));
    if (isLost && rewriter.receiver(call.callee, ["ClientUser"], false))
      rewriter.flag("12-T52", other, "behaviour");
    return;
  }
}

/** The statement that is nothing but this call, with what is done after it: `setActivity(x).catch(f);`. */
function statementOf(call: Call): Node | undefined {
  const parent = parentOf(call);
  const behind = isMember(parent) && parent.object === call ? callOf(parent) : undefined;
  if (behind) return statementOf(behind);
  return parent?.type === "ExpressionStatement" ? parent : undefined;
}

/** The call at the beginning of `x.setActivity(y).then(f).catch(g)`. */
function firstCall(node: Node): Call | null {
  if (!isCall(node) || !isMember(node.callee)) return null;
  return /^(then|catch|finally)$/.test(memberName(node.callee) ?? "") ? firstCall(node.callee.object) : node;
}

/** What a call says; nothing where that is not to be seen. */
function partsOf(rewriter: Rewriter, call: Call): readonly Part[] {
  const name = isMember(call.callee) ? memberName(call.callee) : undefined;
  if (name !== "setPresence") return /^set(Status|AFK)$/.test(name ?? "") ? ["status"] : ["activity"];
  const options = optionsOf(rewriter, call.arguments[0]);
  if (!options) return ["activity", "status"];
  const has = (key: string): boolean => propertyOf(options, key) !== undefined;
  return [
    ...(has("game") || has("activity") ? (["activity"] as const) : []),
    ...(has("status") ? (["status"] as const) : []),
  ];
}
