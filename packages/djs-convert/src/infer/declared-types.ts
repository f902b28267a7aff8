import type { Class, Identifier, TSType } from "@babel/types";
import { isFunc, keyName, type Node, stringValue } from "../engine/nodes.ts";
import type { Declaration, Infer } from "./context.ts";
import { type Import, importOf } from "./modules.ts";
import { isTypeParameter, ownDeclarations } from "./own-declarations.ts";
import { keyedBy, packageMember, takesLists } from "./package-types.ts";

/** A type as it is written, and the file that it is written in; `given` are the arguments of what is generic there. */
export type Written = { kind: "written"; node: Node; in: Frame };
export type Frame = { infer: Infer; given: ReadonlyMap<string, Declared> };
export type Declared = Written | Head;

/** What a written type comes to. */
export type Head =
  /** One of discord.js. */
  | { kind: "package"; name: string; version: number }
  /** One of the language, and collections: `T[]` is `Array`; `Entry` is a pair of what a map is made of. */
  | { kind: "generic"; name: string; of: readonly Declared[] }
  /** An interface, an object type, a tuple, a function. */
  | { kind: "shape"; node: Node; in: Frame }
  | { kind: "class"; node: Class; isStatic: boolean; in: Frame }
  /** A namespace, or all that a file gives. */
  | { kind: "names"; of: (name: string) => Declared[] }
  | { kind: "string" }
  | { kind: "literal"; text: string };

const none: ReadonlyMap<string, Declared> = new Map();

export const frameOf = (infer: Infer): Frame => ({ infer, given: none });

const deepest = 12;

/** `(A | null)[]` is a list of what `A` is; what a union joins stands side by side. */
export function headsOf(declared: Declared, depth = 0): Head[] {
  if (declared.kind !== "written") return [declared];
  if (depth > deepest) return [];
  const { node } = declared;
  const within = (inner: Node | null | undefined): Head[] =>
    inner ? headsOf({ ...declared, node: inner }, depth + 1) : [];
  const part = (inner: Node): Declared => ({ ...declared, node: inner });
  switch (node.type) {
    case "TSTypeAnnotation":
    case "TSParenthesizedType":
    case "TSOptionalType":
      return within(node.typeAnnotation);
    case "TSNamedTupleMember":
      return within(node.elementType);
    case "TSTypeOperator":
      return node.operator === "readonly" ? within(node.typeAnnotation) : [];
    case "TSUnionType":
    case "TSIntersectionType":
      return node.types.flatMap(within);
    case "TSArrayType":
      return [{ kind: "generic", name: "Array", of: [part(node.elementType)] }];
    case "TSTypeLiteral":
    case "TSTupleType":
    case "TSMappedType":
    case "TSFunctionType":
    case "TSMethodSignature":
    case "TSDeclareFunction":
      return [{ kind: "shape", node, in: declared.in }];
    case "TSStringKeyword":
      return [{ kind: "string" }];
    case "TSLiteralType": {
      const text = stringValue(node.literal);
      if (text !== undefined) return [{ kind: "literal", text }];
      return node.literal.type === "TemplateLiteral" ? [{ kind: "string" }] : [];
    }
    case "TSIndexedAccessType": {
      const key = node.indexType.type === "TSLiteralType" ? stringValue(node.indexType.literal) : undefined;
      const found =
        key === undefined
          ? elementOf(part(node.objectType), undefined)
          : memberOf(part(node.objectType), key);
      return found.flatMap(one => headsOf(one, depth + 1));
    }
    case "TSTypeReference":
      return ofName(declared, node.typeName, node.typeParameters?.params ?? [], depth);
    case "TSExpressionWithTypeArguments":
      return ofName(declared, node.expression, node.typeParameters?.params ?? [], depth);
    case "TSImportType":
      return node.argument.value === "discord.js" && node.qualifier?.type === "Identifier"
        ? ofPackage(declared.in, node.qualifier.name, [], depth)
        : [];
    default:
      return isFunc(node) ? [{ kind: "shape", node, in: declared.in }] : [];
  }
}

/** Types of the language that are what they are given, as far as their values go. */
const transparent = /^(Partial|Required|Readonly|NonNullable|Pick|Omit|Exclude|Extract|Awaited)$/;
const ofLanguage =
  /^(Array|ReadonlyArray|Set|ReadonlySet|Iterable|Map|ReadonlyMap|WeakMap|Promise|PromiseLike|Record)$/;

function ofName(from: Written, name: Node, params: readonly TSType[], depth: number): Head[] {
  const { infer } = from.in;
  const args = params.map((node): Declared => ({ ...from, node }));
  if (name.type === "TSQualifiedName") {
    const isPackage = name.left.type === "Identifier" && infer.typeOf(name.left)?.kind === "module";
    return isPackage ? ofPackage(from.in, name.right.name, args, depth) : [];
  }
  return name.type === "Identifier" ? ofIdentifier(from.in, name, args, depth) : [];
}

function ofIdentifier(from: Frame, name: Identifier, args: readonly Declared[], depth: number): Head[] {
  const { infer, given } = from;
  const argument = given.get(name.name);
  if (argument) return headsOf(argument, depth + 1);
  if (isTypeParameter(name) || depth > deepest) return [];
  const own = ownDeclarations(infer.tree, name.name);
  if (own.length > 0) return own.flatMap(one => ofDeclaration(from, one, args, depth));
  const binding = infer.tree.resolve(name);
  if (binding) {
    const imported = importOf(binding, infer.tree);
    if (imported?.origin === "discord.js") return ofPackage(from, imported.name, args, depth);
    const declared = imported && declarationOf(infer, imported);
    if (!declared) return [];
    const frame = frameOf(declared.infer);
    return declared.node.type === "Identifier"
      ? ofIdentifier(frame, declared.node, args, depth + 1)
      : ofDeclaration(frame, declared.node, args, depth);
  }
  if (transparent.test(name.name)) return args[0] ? headsOf(args[0], depth + 1) : [];
  return ofLanguage.test(name.name) ? [{ kind: "generic", name: name.name, of: args }] : [];
}

function ofPackage(from: Frame, name: string, args: readonly Declared[], depth: number): Head[] {
  if (name === "Collection") return [{ kind: "generic", name: "Map", of: args }];
  // `BitFieldResolvable<IntentsString, number>`: one of them, or a list.
  const [flag] = args;
  if (name === "BitFieldResolvable" && flag)
    return [...headsOf(flag, depth + 1), { kind: "generic", name: "Array", of: [flag] }];
  return [{ kind: "package", name, version: from.infer.table.version }];
}

function ofDeclaration(from: Frame, node: Node, args: readonly Declared[], depth: number): Head[] {
  if (node.type === "ClassDeclaration") return [{ kind: "class", node, isStatic: false, in: from }];
  if (node.type !== "TSInterfaceDeclaration" && node.type !== "TSTypeAliasDeclaration") return [];
  const names = node.typeParameters?.params.map(one => one.name) ?? [];
  const given = new Map<string, Declared>();
  for (const [index, name] of names.entries()) {
    const argument = args[index];
    if (argument) given.set(name, argument);
  }
  const inside = { infer: from.infer, given };
  return node.type === "TSInterfaceDeclaration"
    ? [{ kind: "shape", node, in: inside }]
    : headsOf({ kind: "written", node: node.typeAnnotation, in: inside }, depth + 1);
}

/** What stands under a key. */
export function memberOf(declared: Declared, key: string, depth = 0): Declared[] {
  if (depth > deepest) return [];
  return headsOf(declared).flatMap((head): Declared[] => {
    switch (head.kind) {
      case "package":
        return ofPackageMember(head, key);
      case "generic":
        return head.name === "Record" ? head.of.slice(1, 2) : [];
      case "shape":
        return ofShape(head, key, depth);
      case "class":
        return ofClass(head, key, depth);
      case "names":
        return head.of(key);
      default:
        return [];
    }
  });
}

function ofPackageMember({ name, version }: Extract<Head, { kind: "package" }>, key: string): Declared[] {
  const found = packageMember(version, name, key);
  if (!found) return [];
  const one: Head = { kind: "package", name: found.name, version };
  return [found.isList ? { kind: "generic", name: "Array", of: [one] } : one];
}

function ofShape(shape: Extract<Head, { kind: "shape" }>, key: string, depth: number): Declared[] {
  const { node } = shape;
  const part = (inner: Node): Declared => ({ kind: "written", node: inner, in: shape.in });
  if (node.type === "TSMappedType") return node.typeAnnotation ? [part(node.typeAnnotation)] : [];
  const members =
    node.type === "TSTypeLiteral"
      ? node.members
      : node.type === "TSInterfaceDeclaration"
        ? node.body.body
        : [];
  for (const one of members) {
    if (one.type === "TSMethodSignature" && nameOfSignature(one.key, one.computed) === key)
      return [part(one)];
    if (one.type === "TSPropertySignature" && nameOfSignature(one.key, one.computed) === key)
      return one.typeAnnotation ? [part(one.typeAnnotation)] : [];
  }
  const inherited =
    node.type === "TSInterfaceDeclaration"
      ? (node.extends ?? []).flatMap(one => memberOf(part(one), key, depth + 1))
      : [];
  if (inherited.length > 0) return inherited;
  return members.flatMap(one =>
    one.type === "TSIndexSignature" && one.typeAnnotation ? [part(one.typeAnnotation)] : [],
  );
}

const nameOfSignature = (key: Node, isComputed = false): string | undefined =>
  key.type === "Identifier" && !isComputed ? key.name : stringValue(key);

export type ClassHead = Extract<Head, { kind: "class" }>;

/** A field, a method, or what a constructor takes in: `constructor(private color: ColorResolvable)`. */
function ofClass(head: ClassHead, key: string, depth: number): Declared[] {
  const part = (inner: Node): Declared => ({ kind: "written", node: inner, in: head.in });
  for (const one of head.node.body.body) {
    const isStatic = "static" in one && one.static === true;
    if (keyName(one) === key && isStatic === head.isStatic) {
      if (one.type === "ClassProperty" || one.type === "ClassPrivateProperty") {
        if (one.typeAnnotation) return [part(one.typeAnnotation)];
        continue;
      }
      if (one.type !== "ClassMethod" && one.type !== "ClassPrivateMethod") continue;
      if (one.kind === "method") return [part(one)];
      if (one.kind === "get" && one.returnType) return [part(one.returnType)];
    }
    if (head.isStatic || one.type !== "ClassMethod" || one.kind !== "constructor") continue;
    for (const param of one.params) {
      const target = param.type === "TSParameterProperty" ? param.parameter : null;
      const name = target?.type === "AssignmentPattern" ? target.left : target;
      if (name?.type === "Identifier" && name.name === key && name.typeAnnotation)
        return [part(name.typeAnnotation)];
    }
  }
  const parent = parentClass(head);
  const inherited = parent ? memberOf(parent, key, depth + 1) : [];
  return inherited.length > 0 || head.isStatic ? inherited : promised(head, key);
}

/** What a class has to have under a key, by what it says to implement. */
export const promised = ({ node, in: frame }: ClassHead, key: string): Declared[] =>
  (node.implements ?? []).flatMap(one => memberOf({ kind: "written", node: one, in: frame }, key, 1));

/** Where another file declares what is imported from it. */
export const declarationOf = (infer: Infer, { source, name, isDefault }: Import): Declaration | undefined =>
  name !== "*" || isDefault ? infer.declarationIn(source, isDefault ? "default" : name) : undefined;

/** The class of the bot's own that a class extends. */
export function parentClass({ node, isStatic, in: frame }: ClassHead): ClassHead | null {
  const base = node.superClass;
  if (base?.type !== "Identifier") return null;
  const found = ofIdentifier(frame, base, [], 0).find(head => head.kind === "class");
  return found && found.node !== node ? { ...found, isStatic } : null;
}

/** What a list holds, or a tuple at this place. */
export function elementOf(declared: Declared, index: number | undefined): Declared[] {
  return headsOf(declared).flatMap((head): Declared[] => {
    if (head.kind === "package") return takesLists.has(head.name) ? [head] : [];
    if (head.kind === "generic" && head.name === "Entry") return head.of.slice(index, (index ?? 0) + 1);
    if (head.kind === "generic") return isListing.test(head.name) ? head.of.slice(0, 1) : [];
    if (head.kind !== "shape" || head.node.type !== "TSTupleType") return [];
    const { elementTypes } = head.node;
    const last = elementTypes.at(-1);
    const node = index === undefined ? undefined : elementTypes[index];
    const part = (inner: Node): Declared => ({ kind: "written", node: inner, in: head.in });
    if (node && node.type !== "TSRestType") return [part(node)];
    return last?.type === "TSRestType" ? elementOf(part(last.typeAnnotation), undefined) : [];
  });
}

const isListing = /^(Array|ReadonlyArray|Set|ReadonlySet|Iterable)$/;

/** What the keys of a table are: `A` of `Record<A, B>`. */
export const keyOf = (declared: Declared): Declared[] =>
  headsOf(declared).flatMap((head): Declared[] => {
    if (head.kind === "generic") return head.name === "Record" ? head.of.slice(0, 1) : [];
    if (head.kind === "package") {
      const name = keyedBy.get(head.name);
      return name === undefined ? [] : [{ ...head, name }];
    }
    const { typeParameter } = head.kind === "shape" && head.node.type === "TSMappedType" ? head.node : {};
    return head.kind === "shape" && typeParameter?.constraint
      ? [{ kind: "written", node: typeParameter.constraint, in: head.in }]
      : [];
  });
