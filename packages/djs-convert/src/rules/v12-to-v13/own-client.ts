import type { NewExpression } from "@babel/types";
import type { Call } from "../../engine/nodes.ts";
import { handsOn } from "../../infer/own-classes.ts";
import { makesOwnClient } from "../literals.ts";
import type { Rewriter } from "../rewriter.ts";

/** `new Bot()` and `new Bot({ prefix })` of a class of the bot's own whose client gets what stands there first. */
export function makesWhatHandsOn(rewriter: Rewriter, node: Call | NewExpression): boolean {
  const type = makesOwnClient(rewriter, node) ? rewriter.typeOf(node.callee) : undefined;
  return type?.kind === "class" && type.own !== undefined && handsOn(rewriter.infer, type.own);
}
