import type { Class } from "@babel/types";
import { type Func, keyName, type Node, parentOf } from "../engine/nodes.ts";
import { instance, type OwnClass, type Type } from "../engine/types.ts";
import { typeOfAnnotation } from "./annotations.ts";
import type { Infer } from "./context.ts";
import { instanceOf } from "./made.ts";

/** What TypeScript states for a field, a variable or what a function gives: `(one: Sub)`, `(): MessageEmbed`. */
export function statedType(infer: Infer, annotation: Node | null | undefined): Type | undefined {
  if (annotation?.type !== "TSTypeAnnotation") return undefined;
  return (
    ofOwnClasses(infer, annotation.typeAnnotation) ?? typeOfAnnotation(annotation, infer.tree, infer.table)
  );
}

/**
 * What a function says that it returns, which is known without looking into it; of several signatures the first. What
 * gives a promise or something else, `MessageEmbed | Promise<void>`, says too little.
 */
export function statedResult(infer: Infer, func: Func): Type | undefined {
  const type = func.returnType && signatureOf(func);
  if (type?.type !== "TSTypeAnnotation") return undefined;
  const parts = type.typeAnnotation.type === "TSUnionType" ? type.typeAnnotation.types : [];
  const stated = parts.some(isPromise) ? undefined : statedType(infer, type);
  // Of a promise of what nobody knows, what is returned says more.
  return stated && "of" in stated && stated.of === undefined ? undefined : stated;
}

const isPromise = (node: Node): boolean =>
  node.type === "TSTypeReference" && node.typeName.type === "Identifier" && node.typeName.name === "Promise";

/** What stands behind the first of the signatures that a function has: `blank(): MessageEmbed; blank(any) { … }`. */
function signatureOf(func: Func): Node | null | undefined {
  const parent = parentOf(func);
  const name = func.type === "FunctionDeclaration" ? func.id?.name : keyName(func);
  if (parent?.type === "ClassBody") {
    for (const one of parent.body)
      if (one.type === "TSDeclareMethod" && one.key.type === "Identifier" && one.key.name === name)
        return one.returnType;
    return func.returnType;
  }
  const block = parent?.type === "ExportNamedDeclaration" ? parentOf(parent) : parent;
  if (block?.type !== "Program" && block?.type !== "TSModuleBlock") return func.returnType;
  for (const statement of block.body) {
    const one = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (one?.type === "TSDeclareFunction" && one.id?.name === name) return one.returnType;
  }
  return func.returnType;
}

/** A type that is made of the bot's own classes: `Sub`, `bots.Sub`, `Promise<Sub>`, `Sub[]`, `Sub | null`. */
function ofOwnClasses(infer: Infer, node: Node): Type | undefined {
  switch (node.type) {
    case "TSParenthesizedType":
      return ofOwnClasses(infer, node.typeAnnotation);
    case "TSArrayType": {
      const of = ofOwnClasses(infer, node.elementType);
      return of && { kind: "array", of, weak: false };
    }
    case "TSUnionType":
    case "TSIntersectionType":
      return ofUnion(infer, node.types);
    case "TSTypeReference": {
      const [first] = node.typeParameters?.params ?? [];
      if (!isPromise(node) || !first) return ofName(infer, node.typeName);
      const of = ofOwnClasses(infer, first);
      return of && { kind: "promise", of, weak: false };
    }
    default:
      return undefined;
  }
}

/** `Sub | null` and `Sub & { more: string }`; of several classes the names of all. */
function ofUnion(infer: Infer, parts: readonly Node[]): Type | undefined {
  const known = parts.map(part => ofOwnClasses(infer, part)).filter(type => type !== undefined);
  if (known.length < 2) return known[0];
  const names = known.map(type => (type.kind === "instance" ? type.names : []));
  return names.every(one => one.length > 0) ? instance([...new Set(names.flat())], false) : undefined;
}

function ofName(infer: Infer, name: Node): Type | undefined {
  const type = ownClassAt(infer, name);
  // Of a class that extends what nobody knows, its name and place say more.
  if (type?.kind !== "class" || !type.own || (type.name === "" && isOpen(infer, type.own))) return undefined;
  return instanceOf(type);
}

function ownClassAt(infer: Infer, name: Node): Type | undefined {
  if (name.type === "TSQualifiedName") {
    const owner = ownClassAt(infer, name.left);
    return owner?.kind === "elsewhere" ? owner.member(name.right.name) : undefined;
  }
  return name.type === "Identifier" && infer.tree.resolve(name) ? infer.typeOf(name) : undefined;
}

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

/** What a class says of a field: `client: Client`, `get client(): Client`, `constructor(private client: Client)`. */
export function statedField(infer: Infer, own: Class, name: string, isStatic: boolean): Type | undefined {
  for (const part of own.body.body) {
    if (!isStatic && part.type === "ClassMethod" && part.kind === "constructor") {
      const found = ofConstructor(infer, part, name);
      if (found) return found;
    }
    if (keyName(part) !== name || !("static" in part) || Boolean(part.static) !== isStatic) continue;
    if (part.type === "ClassProperty") return statedType(infer, part.typeAnnotation);
    if (part.type === "ClassMethod" && part.kind === "get") return statedResult(infer, part);
  }
  return undefined;
}

function ofConstructor(infer: Infer, { params }: Func, name: string): Type | undefined {
  for (const param of params) {
    if (param.type !== "TSParameterProperty") continue;
    const target = param.parameter.type === "AssignmentPattern" ? param.parameter.left : param.parameter;
    if (target.type === "Identifier" && target.name === name) return infer.typeOf(target);
  }
  return undefined;
}

/** `namespace Own { export function blank() { … } }`. */
export function typeOfNamespace(infer: Infer, node: Node): Type | undefined {
  if (node.type !== "TSModuleDeclaration" || node.body.type !== "TSModuleBlock") return undefined;
  const { body } = node.body;
  const member = (name: string): Type | undefined => {
    for (const statement of body) {
      const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
      if (declared?.type === "VariableDeclaration") {
        for (const one of declared.declarations)
          if (one.id.type === "Identifier" && one.id.name === name) return infer.typeOf(one.id);
      } else if (
        declared &&
        declared.type !== "TSDeclareFunction" &&
        "id" in declared &&
        declared.id?.type === "Identifier" &&
        declared.id.name === name
      )
        return infer.typeOf(declared);
    }
    return undefined;
  };
  return { kind: "elsewhere", what: "module", member, result: () => undefined, weak: false };
}
