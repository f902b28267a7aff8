import type { Func } from "../engine/nodes.ts";
import type { Type } from "../engine/types.ts";
import type { Declaration, Infer } from "./context.ts";
import { ofFunction } from "./declared-functions.ts";
import { callableAt } from "./declared-places.ts";
import { headsOf } from "./declared-types.ts";
import { isTypeScript } from "./typescript.ts";

/** What is declared for a parameter by the place where its function stands; nothing in JavaScript. */
export function expectedOf(infer: Infer, func: Func, index: number): Declaration[] {
  if (func.type === "ClassMethod" || !isTypeScript(infer)) return [];
  return callableAt(infer, func)
    .flatMap(one => headsOf(one).flatMap(head => ofFunction(head, index)))
    .flatMap(one => (one.kind === "written" ? [{ node: one.node, infer: one.in.infer }] : []));
}

/**
 * The parameter of a function that says nothing of it, where its place does: `run: message => …` of an object that is
 * said to be a `Command`.
 */
export function expectedParam(infer: Infer, func: Func, index: number): Type | undefined {
  for (const { node, infer: there } of infer.expectedOf(func, index)) {
    const type = there.ofStated(node);
    if (type) return type;
  }
  return undefined;
}
