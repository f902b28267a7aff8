import type { Identifier, NewExpression } from "@babel/types";
import {
  type Call,
  endOf,
  type Func,
  isCall,
  isFunc,
  isMember,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { type Rewriter, remove, replace } from "../rewriter.ts";

/** What a collector has, and neither a user nor a message. */
const ofCollectors = /^(stop|ended|collected|filter|options|received|total|cleanup)$/;

/**
 * `collector.on("collect", (reaction, collector) => collector.stop())`: what stands second is who reacted now. The
 * collector is the one that is listened to, where that has a name.
 */
export function collectedWith(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee) || stringValue(call.arguments[0]) !== "collect") return;
  const receiver = rewriter.receiver(call.callee, ["Collector"], rewriter.isBot);
  const func = call.arguments[1];
  if (!receiver || !func || !isFunc(func)) return;
  const [first, second] = func.params;
  if (!first || second?.type !== "Identifier") return;
  const binding = rewriter.tree.resolveAt(second.name, func.body);
  const uses = binding?.identifier === second ? rewriter.tree.references(binding) : [];
  if (!uses.some(isAskedAsCollector)) return;
  const edits = func.params.length === 2 ? named(rewriter, call.callee.object, func, uses) : null;
  if (edits)
    rewriter.change("12-T48", second, [remove(endOf(first), endOf(second)), ...edits], receiver.weak);
  else rewriter.flag("12-T48", second, "behaviour");
}

function isAskedAsCollector(use: Identifier): boolean {
  const member = parentOf(use);
  return isMember(member) && member.object === use && ofCollectors.test(memberName(member) ?? "");
}

/** The collector's own name at every place; null where it has none there. */
function named(rewriter: Rewriter, owner: Node, func: Func, uses: readonly Identifier[]): Edit[] | null {
  if (owner.type !== "Identifier") return null;
  if (owner.name === nameOf(func.params[1])) return [];
  const isSeen = uses.every(
    use =>
      isMember(parentOf(use)) && rewriter.tree.resolveAt(owner.name, use) === rewriter.tree.resolve(owner),
  );
  return isSeen ? uses.map(use => replace(use, owner.name)) : null;
}

const nameOf = (param: Node | undefined): string => (param?.type === "Identifier" ? param.name : "");
