import { isMember, type Member, memberName, type Node, parentOf } from "../../engine/nodes.ts";
import { wholeStatement } from "../literals.ts";
import { type Rewriter, replace } from "../rewriter.ts";

/** `client.users.cache = new Collection()`: what a manager keeps can be emptied, but not replaced. */
export function emptiedCaches(rewriter: Rewriter, node: Member): void {
  const assignment = parentOf(node);
  if (assignment?.type !== "AssignmentExpression" || assignment.left !== node) return;
  const receiver = rewriter.receiver(node, ["BaseManager"], false);
  if (!receiver) return;
  const { right, operator } = assignment;
  const name = right.type !== "NewExpression" ? "" : nameOf(right.callee);
  const isEmpty =
    right.type === "NewExpression" && /^(Collection|Map)$/.test(name) && right.arguments.length === 0;
  if (operator === "=" && isEmpty && wholeStatement(assignment))
    rewriter.change("13-T81", node, [replace(assignment, `${rewriter.text(node)}.clear()`)], receiver.weak);
  else rewriter.flag("13-T81", node, "removed");
}

const nameOf = (callee: Node): string =>
  callee.type === "Identifier" ? callee.name : isMember(callee) ? (memberName(callee) ?? "") : "";
