import type { Class, NewExpression } from "@babel/types";
import {
  enclosingClass,
  isCall,
  isFunc,
  isMember,
  keyName,
  memberName,
  type Node,
  parentOf,
} from "../engine/nodes.ts";
import type { Binding } from "../engine/scope.ts";
import type { Infer } from "./context.ts";
import { awaited, resultOf } from "./declared-functions.ts";
import { type Declared, elementOf, frameOf, memberOf } from "./declared-types.ts";

const deepest = 10;

/** The types that are declared for what an expression reads: of `this.color`, `options.color` and `color`. */
export function declaredOf(infer: Infer, node: Node, depth = 0): Declared[] {
  if (depth > deepest) return [];
  switch (node.type) {
    case "Identifier": {
      const binding = infer.tree.resolve(node);
      return binding ? ofBinding(infer, binding, depth) : [];
    }
    case "ThisExpression": {
      const owner = thisAround(node);
      return owner ? [{ kind: "class", ...owner, in: frameOf(infer) }] : [];
    }
    case "MemberExpression":
    case "OptionalMemberExpression": {
      const key = memberName(node);
      const owner = declaredOf(infer, node.object, depth + 1);
      if (key !== undefined) return owner.flatMap(one => memberOf(one, key));
      return owner.flatMap(one => [...elementOf(one, undefined), ...memberOf(one, "")]);
    }
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSTypeAssertion":
      return [{ kind: "written", node: node.typeAnnotation, in: frameOf(infer) }];
    case "TSNonNullExpression":
    case "ParenthesizedExpression":
      return declaredOf(infer, node.expression, depth + 1);
    case "AwaitExpression":
      return declaredOf(infer, node.argument, depth + 1).flatMap(awaited);
    case "LogicalExpression":
      return [node.left, node.right].flatMap(one => declaredOf(infer, one, depth + 1));
    case "NewExpression":
      return madeBy(infer, node);
    default:
      return isCall(node) && node.callee.type !== "Super"
        ? declaredOf(infer, node.callee, depth + 1).flatMap(resultOf)
        : [];
  }
}

/** `new Format()` of the file's own class, and `new Map<string, ColorResolvable>()`. */
function madeBy(infer: Infer, { callee, typeParameters }: NewExpression): Declared[] {
  const type = infer.typeOf(callee);
  const own = type?.kind === "class" ? type.own : undefined;
  const frame = frameOf(infer);
  if (own && !("member" in own)) return [{ kind: "class", node: own, isStatic: false, in: frame }];
  const name = callee.type === "Identifier" ? callee.name : "";
  const isMap = name === "Collection" || (name === "Map" && !infer.tree.topLevel(name));
  const isSet = name === "Set" && !infer.tree.topLevel(name);
  if ((!isMap && !isSet) || typeParameters?.type !== "TSTypeParameterInstantiation") return [];
  const params: readonly Node[] = typeParameters.params;
  const of = params.map((node): Declared => ({ kind: "written", node, in: frame }));
  return [{ kind: "generic", name: isMap ? "Map" : "Set", of }];
}

/** The class of which `this` is one, or which it is itself in what is static. */
function thisAround(node: Node): { node: Class; isStatic: boolean } | null {
  for (let at = parentOf(node); at; at = parentOf(at)) {
    if (at.type === "FunctionDeclaration" || at.type === "FunctionExpression" || at.type === "ObjectMethod")
      return null;
    if (!/^Class(Private)?(Method|Property)$|^StaticBlock$/.test(at.type)) continue;
    const owner = enclosingClass(at);
    const isStatic = at.type === "StaticBlock" || ("static" in at && at.static === true);
    return owner ? { node: owner, isStatic } : null;
  }
  return null;
}

function ofBinding(infer: Infer, { identifier, owner, kind }: Binding, depth: number): Declared[] {
  const frame = frameOf(infer);
  if (identifier.typeAnnotation) return [{ kind: "written", node: identifier.typeAnnotation, in: frame }];
  if (kind === "function" && isFunc(owner)) return [{ kind: "written", node: owner, in: frame }];
  if (owner.type === "ClassDeclaration") return [{ kind: "class", node: owner, isStatic: true, in: frame }];
  const property = parentOf(identifier);
  const holder = property?.type === "AssignmentPattern" ? parentOf(property) : property;
  const pattern = holder?.type === "ObjectProperty" ? parentOf(holder) : undefined;
  const key = holder && keyName(holder);
  if (pattern?.type === "ObjectPattern" && key !== undefined)
    return ofPattern(infer, pattern, owner, depth).flatMap(one => memberOf(one, key));
  if (owner.type !== "VariableDeclarator" || owner.id !== identifier) return [];
  const loop = parentOf(parentOf(owner) ?? owner);
  if (loop?.type === "ForOfStatement")
    return declaredOf(infer, loop.right, depth + 1).flatMap(one => elementOf(one, undefined));
  if (!owner.init) return [];
  if (isFunc(owner.init)) return [{ kind: "written", node: owner.init, in: frame }];
  return isMember(owner.init) || /^(TS|New|Await|Call|OptionalCall|Identifier)/.test(owner.init.type)
    ? declaredOf(infer, owner.init, depth + 1)
    : [];
}

/** `const { color } = options`, and `({ color }: Options) => …`. */
function ofPattern(infer: Infer, pattern: Node, owner: Node, depth: number): Declared[] {
  const annotation = "typeAnnotation" in pattern ? pattern.typeAnnotation : null;
  if (annotation) return [{ kind: "written", node: annotation, in: frameOf(infer) }];
  const isWhole = owner.type === "VariableDeclarator" && owner.id === pattern;
  return isWhole && owner.init ? declaredOf(infer, owner.init, depth + 1) : [];
}
