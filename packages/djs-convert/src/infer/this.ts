import type { ClassMethod, ClassPrivateMethod } from "@babel/types";
import { enclosingClass, isFunc, isMember, memberName, type Node, parentOf } from "../engine/nodes.ts";
import type { Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { instanceOf, madeOf } from "./made.ts";

const ofClasses = new Set<Node["type"]>(["ClassMethod", "ClassProperty", "ClassPrivateMethod"]);

/** What `this` is at a place: one of the class around it, or the class itself in what is static. */
export function typeOfThis(infer: Infer, node: Node): Type | undefined {
  let at = parentOf(node);
  for (; at && !ofClasses.has(at.type); at = parentOf(at)) {
    if (at.type === "FunctionExpression") return ofFunction(infer, at);
    if (at.type === "FunctionDeclaration" || at.type === "ObjectMethod") return undefined;
  }
  if (!at) return infer.outerThis;
  const owner = parentOf(parentOf(at) ?? at);
  if (owner?.type !== "ClassDeclaration" && owner?.type !== "ClassExpression") return undefined;
  const isStatic = "static" in at && at.static === true;
  return isStatic ? infer.ofClass(owner) : madeOf(infer, infer.ofClass(owner));
}

/** What `super` is in a method: one of the class that this one extends, or that class in what is static. */
export function typeOfSuper(infer: Infer, node: Node): Type | undefined {
  const method = methodAround(node);
  const owner = method && enclosingClass(method);
  if (!method || !owner?.superClass) return undefined;
  const base = infer.typeOf(owner.superClass);
  return method.static ? base : madeOf(infer, base);
}

/** The method in which something stands; arrow functions have no `super` of their own. */
function methodAround(node: Node): ClassMethod | ClassPrivateMethod | undefined {
  let at = parentOf(node);
  while (at?.type === "ArrowFunctionExpression" || (at && !isFunc(at))) at = parentOf(at);
  return at?.type === "ClassMethod" || at?.type === "ClassPrivateMethod" ? at : undefined;
}

/**
 * `GuildChannel.prototype.sendLater = function () {…}`: there `this` is a channel. And `this.log = function () {…}`,
 * in which it is what it is around it.
 */
function ofFunction(infer: Infer, func: Node): Type | undefined {
  const parent = parentOf(func);
  const method = parent?.type === "AssignmentExpression" && parent.right === func ? parent.left : null;
  if (!isMember(method)) return undefined;
  const { object } = method;
  if (object.type === "ThisExpression") return infer.typeOf(object);
  return isMember(object) && memberName(object) === "prototype"
    ? instanceOf(infer.typeOf(object.object))
    : undefined;
}
