import type { ClassMethod, ObjectExpression } from "@babel/types";
import { isCall, keyName, type Node, parentOf } from "../engine/nodes.ts";
import type { Tree } from "../engine/scope.ts";
import type { OwnClass, Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { exportedIn } from "./own-declarations.ts";

/** Whether a class of the file has a method of this name. */
export const declaresMethod = (tree: Tree, name: string): boolean =>
  (tree.identifiers.get(name) ?? []).some(one => {
    const method = parentOf(one);
    return method?.type === "ClassMethod" && method.key === one && !method.computed;
  });

/** Whether a class has more than what is written in it, and it is not known what. */
export function isOpen(infer: Infer, own: OwnClass, depth = 0): boolean {
  if ("member" in own) return own.isOpen;
  if (!own.superClass) return false;
  // Classes that extend each other in a circle are none.
  if (depth > 20) return true;
  const parent = infer.typeOf(own.superClass);
  if (parent?.kind !== "class") return true;
  return parent.name === "" && (!parent.own || isOpen(infer, parent.own, depth + 1));
}

/** Whether what a class is made with first comes to the one of a package that it extends: `super(options)`. */
export function handsOn(infer: Infer, own: OwnClass, depth = 0): boolean {
  if ("member" in own) return own.handsOn;
  const parent = own.superClass && depth < 20 ? infer.typeOf(own.superClass) : undefined;
  if (parent?.kind !== "class" || (parent.own && !handsOn(infer, parent.own, depth + 1))) return false;
  const made = own.body.body.find(isConstructor);
  // A class without a constructor has that of its base.
  return !made || passesFirst(made);
}

/** Whether its constructor, or that of its base, has options for where it is given none. */
export function hasOptions(infer: Infer, own: OwnClass, depth = 0): boolean {
  if ("member" in own) return own.hasOptions;
  const made = own.body.body.find(isConstructor);
  if (made) return optionsByDefault(made.params[0]) !== null;
  const parent = own.superClass && depth < 20 ? infer.typeOf(own.superClass) : undefined;
  return parent?.kind === "class" && parent.own !== undefined && hasOptions(infer, parent.own, depth + 1);
}

/** `options = { partials: [] }`: those of the parameter; of an empty object nothing is lost. */
export function optionsByDefault(param: Node | undefined): ObjectExpression | null {
  const value = param?.type === "AssignmentPattern" ? param.right : undefined;
  return value?.type === "ObjectExpression" && value.properties.length > 0 ? value : null;
}

const isConstructor = (part: Node): part is ClassMethod =>
  part.type === "ClassMethod" && part.kind === "constructor";

/** `constructor(options) { super(options); }`, and with all that comes. */
function passesFirst({ params: [first], body }: ClassMethod): boolean {
  const name = nameOf(first?.type === "RestElement" ? first.argument : first);
  return (
    name !== undefined &&
    body.body.some(statement => {
      const given = handedOn(statement);
      return nameOf(given?.type === "SpreadElement" ? given.argument : given) === name;
    })
  );
}

/** What `super(options)` is given. */
function handedOn(statement: Node): Node | undefined {
  const call = statement.type === "ExpressionStatement" ? statement.expression : undefined;
  return isCall(call) && call.callee.type === "Super" ? call.arguments[0] : undefined;
}

/** `options`, also as `options = {}` and `options || {}`. */
function nameOf(node: Node | undefined): string | undefined {
  if (node?.type === "AssignmentPattern" || node?.type === "LogicalExpression") return nameOf(node.left);
  if (node?.type === "TSParameterProperty") return nameOf(node.parameter);
  return node?.type === "Identifier" ? node.name : undefined;
}

/** `new OwnEmbed().setTitle("a").own()`, of a class that extends one which this version has under another name. */
export const isOwnBuilder = (infer: Infer, type: Type | undefined): boolean =>
  type?.kind === "instance" && type.names.length === 0 && type.own !== undefined && isOpen(infer, type.own);

/** `class Own extends Modal { customId = "a" }`: what the class of the bot keeps itself, of this file. */
export const hasOwnField = (type: Type | undefined, name: string): boolean =>
  type?.kind === "instance" &&
  type.own !== undefined &&
  "body" in type.own &&
  type.own.body.body.some(part => part.type === "ClassProperty" && !part.static && keyName(part) === name);

/** `namespace Own { export function blank() { … } }`. */
export function typeOfNamespace(infer: Infer, node: Node): Type | undefined {
  if (node.type !== "TSModuleDeclaration") return undefined;
  const member = (name: string): Type | undefined => {
    const found = exportedIn(node, name);
    return found && infer.typeOf(found);
  };
  return { kind: "elsewhere", what: "module", member, result: () => undefined, weak: false };
}
