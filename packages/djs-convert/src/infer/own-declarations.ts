import type { Identifier } from "@babel/types";
import { type Node, parentOf } from "../engine/nodes.ts";
import type { Tree } from "../engine/scope.ts";

/** Interfaces, aliases, classes and enums that a file declares under a name. */
export function ownDeclarations(tree: Tree, name: string): Node[] {
  return (tree.identifiers.get(name) ?? []).flatMap(one => {
    const parent = parentOf(one);
    const isDeclared = parent && declaring.test(parent.type) && "id" in parent && parent.id === one;
    return isDeclared && !isAddition(parent) ? [parent] : [];
  });
}

const declaring = /^(TS(Interface|TypeAlias|Enum|Module)Declaration|ClassDeclaration)$/;

/** In `declare module "discord.js" { interface ClientOptions { … } }` a type of the package gets more keys. */
function isAddition(node: Node): boolean {
  const block = parentOf(node);
  const owner = block?.type === "TSModuleBlock" ? parentOf(block) : undefined;
  return owner?.type === "TSModuleDeclaration" && owner.id.type === "StringLiteral";
}

/** `T` of `function f<T>(one: T)`, whatever else is called so. */
export function isTypeParameter(name: Identifier): boolean {
  for (let at = parentOf(name); at; at = parentOf(at)) {
    const list = "typeParameters" in at ? at.typeParameters : null;
    const params: readonly Node[] = list?.type === "TSTypeParameterDeclaration" ? list.params : [];
    if (params.some(one => one.type === "TSTypeParameter" && one.name === name.name)) return true;
    if (at.type === "TSMappedType" && at.typeParameter.name === name.name) return true;
  }
  return false;
}

/** What `namespace Own { export function blank() { … } }` gives under a name. */
export function exportedIn(space: Node, name: string): Node | undefined {
  if (space.type !== "TSModuleDeclaration" || space.body.type !== "TSModuleBlock") return undefined;
  for (const statement of space.body.body) {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
    if (declared?.type === "VariableDeclaration") {
      for (const { id } of declared.declarations) if (id.type === "Identifier" && id.name === name) return id;
    } else if (
      declared &&
      declared.type !== "TSDeclareFunction" &&
      "id" in declared &&
      declared.id?.type === "Identifier" &&
      declared.id.name === name
    )
      return declared;
  }
  return undefined;
}
