import type { Identifier, TSInterfaceDeclaration, TSTypeAliasDeclaration, TSTypeElement } from "@babel/types";
import { isFunc, type Node, parentOf } from "../engine/nodes.ts";
import type { Tree } from "../engine/scope.ts";
import type { Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { memberOf } from "./members.ts";
import { statedFunction } from "./stated-function.ts";

type OwnType = TSInterfaceDeclaration | TSTypeAliasDeclaration;

const known = new WeakMap<Tree, ReadonlyMap<string, OwnType>>();

/** The interfaces and aliases that a file declares at its top, or in a namespace there. */
export function ownTypes(tree: Tree): ReadonlyMap<string, OwnType> {
  const found = known.get(tree) ?? new Map(tree.file.program.body.flatMap(declared));
  known.set(tree, found);
  return found;
}

function declared(statement: Node): [string, OwnType][] {
  switch (statement.type) {
    case "ExportNamedDeclaration":
    case "ExportDefaultDeclaration":
      return statement.declaration ? declared(statement.declaration) : [];
    case "TSInterfaceDeclaration":
    case "TSTypeAliasDeclaration":
      return [[statement.id.name, statement]];
    case "TSModuleDeclaration":
      return statement.body.type === "TSModuleBlock" ? statement.body.body.flatMap(declared) : [];
    default:
      return [];
  }
}

/** What an interface or an alias of the file stands for. */
export function ofDeclaration(infer: Infer, name: string): Type | undefined {
  const declaration = ownTypes(infer.tree).get(name);
  if (!declaration || open.has(declaration)) return undefined;
  open.add(declaration);
  try {
    return declaration.type === "TSTypeAliasDeclaration"
      ? infer.ofStated(declaration.typeAnnotation)
      : ofInterface(infer, declaration);
  } finally {
    open.delete(declaration);
  }
}

/** Those that are being read: `type Tree = Tree[]` names itself. */
const open = new Set<Node>();

function ofInterface(infer: Infer, { body, extends: others }: TSInterfaceDeclaration): Type {
  const own = ofSignatures(infer, body.body);
  const parents = (others ?? []).flatMap(one => infer.ofStated(one) ?? []);
  const member = (asked: string) => {
    for (const one of [own, ...parents]) {
      const type = memberOf(infer, one, asked);
      if (type) return type;
    }
    return undefined;
  };
  const parent = parents.find(one => one.kind === "instance" && one.names.length > 0);
  return parent?.kind === "instance"
    ? { ...parent, own: { member, isOpen: false, handsOn: false, hasOptions: false } }
    : { ...own, member };
}

type Shape = Extract<Type, { kind: "elsewhere" }>;

/** `{ where: Guild; find(): Role }`. */
export const ofSignatures = (infer: Infer, members: readonly TSTypeElement[]): Shape => ({
  kind: "elsewhere",
  what: "object",
  member: name => {
    for (const one of members) {
      if (one.type === "TSIndexSignature") return infer.ofStated(one.typeAnnotation);
      if (one.type !== "TSPropertySignature" && one.type !== "TSMethodSignature") continue;
      if (one.key.type !== "Identifier" || one.key.name !== name) continue;
      return one.type === "TSMethodSignature"
        ? statedFunction(infer, one.typeAnnotation)
        : infer.ofStated(one.typeAnnotation);
    }
    return undefined;
  },
  result: () => undefined,
  weak: false,
});

/** The type that `T` of `<T extends Guild>` has to be; null for any, undefined where it is no such name. */
export function constraintOf(name: Identifier): Node | null | undefined {
  for (let at: Node | undefined = name; at; at = parentOf(at)) {
    const declared = parametersOf(at);
    const parameter =
      declared?.type === "TSTypeParameterDeclaration"
        ? declared.params.find(one => one.name === name.name)
        : undefined;
    if (parameter) return parameter.constraint ?? null;
  }
  return undefined;
}

function parametersOf(node: Node): Node | null | undefined {
  if (isFunc(node)) return node.typeParameters;
  switch (node.type) {
    case "ClassDeclaration":
    case "ClassExpression":
    case "TSInterfaceDeclaration":
    case "TSTypeAliasDeclaration":
      return node.typeParameters;
    default:
      return undefined;
  }
}
