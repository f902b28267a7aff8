import type { Node } from "../engine/nodes.ts";
import type { OwnClass, Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { exportedIn } from "./own-declarations.ts";

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

/** `new OwnEmbed().setTitle("a").own()`, of a class that extends one which this version has under another name. */
export const isOwnBuilder = (infer: Infer, type: Type | undefined): boolean =>
  type?.kind === "instance" && type.names.length === 0 && type.own !== undefined && isOpen(infer, type.own);

/** `namespace Own { export function blank() { … } }`. */
export function typeOfNamespace(infer: Infer, node: Node): Type | undefined {
  if (node.type !== "TSModuleDeclaration") return undefined;
  const member = (name: string): Type | undefined => {
    const found = exportedIn(node, name);
    return found && infer.typeOf(found);
  };
  return { kind: "elsewhere", what: "module", member, result: () => undefined, weak: false };
}
