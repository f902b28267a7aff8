import type { Node } from "../engine/nodes.ts";
import type { OwnClass, Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";

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
