import { isCall, isMember, type Node, outerEnd, outerStart, parentOf } from "../../../engine/nodes.ts";
import type { Rewriter } from "../../rewriter.ts";

/** Whether types are checked: those of the package tell states apart before they let one ask for what only some have. */
export const isTyped = (rewriter: Rewriter): boolean => /\.[cm]?tsx?$/.test(rewriter.infer.filename ?? "");

/** Something is asked of what a call gives: of calls that gave nothing nobody knows what was meant. */
export function isChained(call: Node): boolean {
  const parent = parentOf(call);
  return (isMember(parent) && parent.object === call) || (isCall(parent) && parent.callee === call);
}

/** An expression with the brackets that it has. */
export const outerText = (rewriter: Rewriter, node: Node): string =>
  rewriter.tree.text.slice(outerStart(node), outerEnd(node));

export const isConnection = (rewriter: Rewriter, node: Node): boolean =>
  rewriter.infer.isA(rewriter.typeOf(node), "VoiceConnection");
