import type { ClassMethod, ClassPrivateMethod, FunctionExpression } from "@babel/types";
import {
  enclosingClass,
  isCall,
  isFunc,
  isMember,
  memberName,
  type Node,
  parentOf,
} from "../engine/nodes.ts";
import { type Type, weaken } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { heardEvent } from "./event-files.ts";
import { isHandler } from "./handlers.ts";
import { instanceOf, madeOf } from "./made.ts";

const ofClasses = new Set<Node["type"]>(["ClassMethod", "ClassProperty", "ClassPrivateMethod"]);

/** What `this` is at a place: one of the class around it, or the class itself in what is static. */
export function typeOfThis(infer: Infer, node: Node): Type | undefined {
  let at = parentOf(node);
  for (; at && !ofClasses.has(at.type); at = parentOf(at)) {
    if (at.type === "FunctionExpression") return ofFunction(infer, at);
    if (at.type === "FunctionDeclaration") return undefined;
    if (at.type === "ObjectMethod") return ofObject(infer, parentOf(at));
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
function ofFunction(infer: Infer, func: FunctionExpression): Type | undefined {
  const parent = parentOf(func);
  if (parent?.type === "ObjectProperty") return ofObject(infer, parentOf(parent));
  const method = parent?.type === "AssignmentExpression" && parent.right === func ? parent.left : null;
  if (!isMember(method)) return listenerOf(infer, func);
  const { object } = method;
  if (object.type === "ThisExpression") return infer.typeOf(object);
  return isMember(object) && memberName(object) === "prototype"
    ? instanceOf(infer.typeOf(object.object))
    : ofEventFile(infer, func);
}

/** `client.on("ready", function () { this.user })`: whoever has listeners calls them as its own. */
function listenerOf(infer: Infer, func: FunctionExpression): Type | undefined {
  const call = parentOf(func);
  const isListener =
    isCall(call) && isMember(call.callee) && /^(on|once|addListener)$/.test(memberName(call.callee) ?? "");
  const owner = isListener && isMember(call.callee) ? infer.typeOf(call.callee.object) : undefined;
  return infer.isA(owner, "Client") ? owner : undefined;
}

/** `events/ready.js` with `module.exports = function () { this.user }`. */
function ofEventFile(infer: Infer, func: FunctionExpression): Type | undefined {
  const event = isHandler(func) ? heardEvent(infer, func) : undefined;
  return event !== undefined && infer.table.events.has(event) ? infer.byName("client", true) : undefined;
}

/** In `{ guild() {…}, list() { this.guild() } }` it is that object, unless whoever has the function calls it otherwise. */
const ofObject = (infer: Infer, object: Node | undefined): Type | undefined =>
  object?.type === "ObjectExpression" ? weaken(infer.typeOf(object)) : undefined;
