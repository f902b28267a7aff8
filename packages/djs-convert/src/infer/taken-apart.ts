import { isFunc, keyName, type Node, parentOf } from "../engine/nodes.ts";
import type { Type } from "../engine/types.ts";
import { annotationOf } from "./annotations.ts";
import type { Infer } from "./context.ts";
import { memberOf } from "./members.ts";
import { passedTo } from "./params.ts";
import { elementOf } from "./patterns.ts";

/** The type of what `{ a, b }` takes apart: a value, what is walked through, what a callback is given, or a part of it. */
export function typeTakenApart(infer: Infer, pattern: Node): Type | undefined {
  const stated = annotationOf(infer, pattern);
  if (stated) return stated;
  const owner = parentOf(pattern);
  if (owner?.type === "AssignmentPattern" && owner.left === pattern) return typeTakenApart(infer, owner);
  if (owner?.type === "VariableDeclarator" && owner.id === pattern) {
    if (owner.init) return infer.typeOf(owner.init);
    const statement = parentOf(owner);
    const loop = statement && parentOf(statement);
    const isWalked = loop?.type === "ForOfStatement" && loop.left === statement;
    return isWalked ? elementOf(infer.typeOf(loop.right)) : undefined;
  }
  if (owner?.type === "ObjectProperty" && owner.value === pattern) {
    const whole = parentOf(owner);
    const name = keyName(owner);
    return whole && name !== undefined ? memberOf(infer, typeTakenApart(infer, whole), name) : undefined;
  }
  if (!isFunc(owner)) return undefined;
  const index = owner.params.findIndex(param => param === pattern);
  return index < 0 ? undefined : passedTo(infer, owner, index);
}
