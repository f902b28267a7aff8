import { isCall, isMember, memberName, type Node, parentOf } from "../../engine/nodes.ts";
import { isListWhere } from "../../infer/narrowing.ts";
import { alternatives, branchesOf, heldBy } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";

/** How a list is made a text of: where it is something else at times, or nothing, that is shown as version 12 did. */
export type Listed = "lines" | "lines at times" | "lines if any";

/** Of what is a list for all that is to be seen here; null where it is asked, and is none. */
export function listedAs(rewriter: Rewriter, node: Node): Listed | null {
  if (isNoListHere(rewriter, node)) return null;
  // What a function of the bot gives may be something else the next time.
  if (isCall(node)) return node.callee.type === "Identifier" ? "lines at times" : "lines";
  if (isMember(node)) {
    const given = rewriter.tree.memberAssignments.get(memberName(node) ?? "") ?? [];
    return given.some(one => !areLists(rewriter, one.right)) ? "lines at times" : "lines";
  }
  const binding = node.type === "Identifier" ? rewriter.tree.resolve(node) : null;
  if (node.type === "Identifier" && binding && isListWhere(rewriter.tree, node, binding)) return "lines";
  if (binding && parentOf(binding.identifier)?.type === "RestElement") return "lines";
  if (binding?.kind === "parameter") return givenAs(rewriter, node);
  const owner = binding?.kind === "variable" ? binding.owner : null;
  const first = owner?.type === "VariableDeclarator" && owner.id === binding?.identifier ? owner.init : null;
  if (first && branchesOf(first).length > 1 && !areLists(rewriter, first)) return "lines at times";
  const given = binding?.kind === "variable" ? rewriter.tree.assignmentsOf(binding) : [];
  return given.some(one => one.operator !== "=" || !areLists(rewriter, one.right))
    ? "lines at times"
    : "lines";
}

/** A parameter: other files may call the function with something else. */
function givenAs(rewriter: Rewriter, parameter: Node): Listed {
  const values = heldBy(rewriter, parameter)?.values ?? [];
  return values.length > 0 && values.every(one => areLists(rewriter, one)) ? "lines" : "lines if any";
}

/** `let names = isFew ? list : "many"`: a variable that holds a list, or something else. */
export function isListAtTimes(rewriter: Rewriter, node: Node): boolean {
  const binding = node.type === "Identifier" ? rewriter.tree.resolve(node) : null;
  if (node.type !== "Identifier" || binding?.kind !== "variable" || isNoListHere(rewriter, node))
    return false;
  // Where it is asked what it is, the condition around it says so.
  if (rewriter.tree.testedNames.has(node.name) && rewriter.typeOf(node)?.kind === "string") return false;
  const last = rewriter.infer.lastGiven(node, binding);
  const values = last ? [last.right] : (heldBy(rewriter, node)?.values ?? []);
  return values.flatMap(alternatives).some(one => isList(rewriter, one));
}

/** Whether a list comes out of each of `x ? a : b`. */
const areLists = (rewriter: Rewriter, value: Node): boolean =>
  branchesOf(value).every(one => isList(rewriter, one));

const isList = ({ infer }: Rewriter, node: Node): boolean =>
  /^(array|list)$/.test(infer.typeOf(node)?.kind ?? "");

/** `Array.isArray(x) ? … : x`, and the same in an `if`. */
export function isNoListHere(rewriter: Rewriter, node: Node): boolean {
  const text = rewriter.text(node);
  for (let at = node, parent = parentOf(at); parent; at = parent, parent = parentOf(at)) {
    if (parent.type !== "ConditionalExpression" && parent.type !== "IfStatement") continue;
    const test = rewriter.text(parent.test).replace(/\s/g, "");
    const other = test.startsWith("!") ? parent.consequent : parent.alternate;
    if (at === other && test.replace(/^!/, "") === `Array.isArray(${text})`) return true;
  }
  return false;
}
