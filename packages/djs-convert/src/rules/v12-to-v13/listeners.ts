import type { NewExpression } from "@babel/types";
import {
  type Call,
  enclosingFunction,
  type Func,
  isFunc,
  isMember,
  type Node,
  stringValue,
} from "../../engine/nodes.ts";
import type { Type } from "../../engine/types.ts";
import { walk } from "../../engine/walk.ts";
import type { Rewriter } from "../rewriter.ts";

const collectors = ["MessageCollector", "ReactionCollector"];

/** `collector.on("end", () => message.edit(x))`: what a listener gives back was not looked at, and has a type now. */
export function givingListeners(rewriter: Rewriter, call: Call | NewExpression): void {
  const listener = call.arguments[1];
  if (!isMember(call.callee) || !isFunc(listener)) return;
  if (!rewriter.receiver(call.callee, collectors, false)) return;
  if (givenBack(listener).some(one => isSomething(rewriter.typeOf(one))))
    rewriter.flags.push({ rule: "13-T56", node: listener, reason: "types", message: undefined });
}

/** `client.on("ready", done => { if (done) done(); })`: nothing was passed before, and the client is now. */
export function readyListeners(rewriter: Rewriter, call: Call | NewExpression): void {
  const [event, listener] = call.arguments;
  if (stringValue(event) !== "ready" || !isMember(call.callee) || !isFunc(listener)) return;
  const [param] = listener.params;
  const binding = param?.type === "Identifier" ? rewriter.tree.resolve(param) : null;
  const isUsed = binding ? rewriter.tree.references(binding).length > 0 : false;
  if (!isUsed || /client|bot/i.test(binding?.name ?? "")) return;
  if (rewriter.receiver(call.callee, ["Client"], false))
    rewriter.flags.push({ rule: "13-T80", node: listener, reason: "behaviour", message: undefined });
}

/** What a function itself gives back; what the ones in it do is theirs. */
function givenBack(func: Func): Node[] {
  if (func.body.type !== "BlockStatement") return [func.body];
  const found: Node[] = [];
  walk(func.body, node => {
    if (node.type === "ReturnStatement" && node.argument && enclosingFunction(node) === func)
      found.push(node.argument);
  });
  return found;
}

const isSomething = (type: Type | undefined): boolean =>
  type?.kind === "promise"
    ? isSomething(type.of)
    : type !== undefined && !/^(nothing|foreign)$/.test(type.kind);
