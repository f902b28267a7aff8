import type { NewExpression, ObjectExpression } from "@babel/types";
import { type Call, isMember, type Node, parentOf } from "../../engine/nodes.ts";
import { handsOn, hasOptions, optionsByDefault } from "../../infer/own-classes.ts";
import { makesOwnClient } from "../literals.ts";
import type { Rewriter } from "../rewriter.ts";

/** `new Bot()` and `new Bot({ prefix })` of a class of the bot's own whose client gets what stands there first. */
export function makesWhatHandsOn(rewriter: Rewriter, node: Call | NewExpression): boolean {
  const type = makesOwnClient(rewriter, node) ? rewriter.typeOf(node.callee) : undefined;
  return type?.kind === "class" && type.own !== undefined && handsOn(rewriter.infer, type.own);
}

/** Options that a parameter has where it is given none: `constructor(options = { ws: { intents } }) { super(options); }`. */
export function otherwiseGiven({ tree }: Rewriter, given: Node | undefined): ObjectExpression | null {
  const binding = given?.type === "Identifier" ? tree.resolve(given) : null;
  return binding?.kind === "parameter" ? optionsByDefault(parentOf(binding.identifier)) : null;
}

/** Whether the class of `new Bot()` has such options, which others would take the place of. */
export function hasOwnOptions({ infer }: Rewriter, { callee }: Call | NewExpression): boolean {
  const type = infer.typeOf(callee);
  return type?.kind === "class" && type.own !== undefined && hasOptions(infer, type.own);
}

/**
 * `super(settings.client)` and `new Client(options)` of options that are no parameter: what a function or a class is given
 * may have got intents where that was made, and what a class of the bot's own is given may be no options.
 */
export function standsElsewhere(
  { infer, tree }: Rewriter,
  { callee }: Call | NewExpression,
  given: Node,
): boolean {
  if (callee.type !== "Super") {
    const type = infer.typeOf(callee);
    if (type?.kind !== "class" || type.own !== undefined || type.weak) return false;
  }
  return isMember(given) || (given.type === "Identifier" && tree.resolve(given)?.kind !== "parameter");
}
