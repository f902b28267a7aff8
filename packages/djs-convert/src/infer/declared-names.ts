import type { Class, NewExpression } from "@babel/types";
import type { Binding } from "../engine/binding.ts";
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
import type { Declaration, Infer } from "./context.ts";
import { awaited, resultOf } from "./declared-functions.ts";
import {
  type ClassHead,
  type Declared,
  declarationOf,
  elementOf,
  frameOf,
  headsOf,
  memberOf,
} from "./declared-types.ts";
import { type Import, importOf } from "./modules.ts";
import { exportedIn } from "./own-declarations.ts";

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

/** What `new` makes of a class of the bot's own. */
export const classesOf = (infer: Infer, callee: Node): ClassHead[] =>
  declaredOf(infer, callee).flatMap(one =>
    headsOf(one).flatMap(head =>
      head.kind === "class" && head.isStatic ? [{ ...head, isStatic: false }] : [],
    ),
  );

/** `new Format()` of a class of the bot's own, and `new Map<string, ColorResolvable>()`. */
function madeBy(infer: Infer, { callee, typeParameters }: NewExpression): Declared[] {
  const own = classesOf(infer, callee);
  if (own.length > 0) return own;
  const frame = frameOf(infer);
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

/** What another file gives: `import { blank } from "./embeds"`, `import * as embeds from "./embeds"`. */
function ofImport(infer: Infer, imported: Import, depth: number): Declared[] {
  if (imported.name === "*" && !imported.isDefault) {
    const of = (name: string): Declared[] => ofDeclaration(infer.declarationIn(imported.source, name), depth);
    return [{ kind: "names", of }];
  }
  return ofDeclaration(declarationOf(infer, imported), depth);
}

function ofDeclaration(declaration: Declaration | undefined, depth: number): Declared[] {
  if (!declaration) return [];
  const { node, infer } = declaration;
  if (isFunc(node)) return [{ kind: "written", node, in: frameOf(infer) }];
  if (node.type === "ClassDeclaration" || node.type === "ClassExpression")
    return [{ kind: "class", node, isStatic: true, in: frameOf(infer) }];
  if (node.type !== "TSModuleDeclaration") return declaredOf(infer, node, depth + 1);
  const of = (name: string): Declared[] => {
    const found = exportedIn(node, name);
    return found ? ofDeclaration({ node: found, infer }, depth + 1) : [];
  };
  return [{ kind: "names", of }];
}

function ofBinding(infer: Infer, binding: Binding, depth: number): Declared[] {
  const { identifier, owner, kind } = binding;
  const frame = frameOf(infer);
  if (identifier.typeAnnotation) return [{ kind: "written", node: identifier.typeAnnotation, in: frame }];
  const imported = importOf(binding, infer.tree);
  if (imported) return imported.origin === "local" ? ofImport(infer, imported, depth) : [];
  if (kind === "function" && isFunc(owner)) return [{ kind: "written", node: owner, in: frame }];
  if (owner.type === "ClassDeclaration" || owner.type === "TSModuleDeclaration")
    return ofDeclaration({ node: owner, infer }, depth);
  const property = parentOf(identifier);
  const holder = property?.type === "AssignmentPattern" ? parentOf(property) : property;
  const pattern = holder?.type === "ObjectProperty" ? parentOf(holder) : undefined;
  const key = holder && keyName(holder);
  if (pattern?.type === "ObjectPattern" && key !== undefined)
    return ofPattern(infer, pattern, owner, depth).flatMap(one => memberOf(one, key));
  if (isFunc(owner) && kind === "parameter") {
    const index = owner.params.indexOf(identifier);
    const found = index < 0 ? [] : infer.expectedOf(owner, index);
    return found.map(one => ({ kind: "written", node: one.node, in: frameOf(one.infer) }));
  }
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
