import { type Func, keyName, type Node, parentOf } from "../engine/nodes.ts";
import type { Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";

/**
 * What a function says that it returns, which is known without looking into it; of several signatures the first. What
 * gives a promise or something else, `MessageEmbed | Promise<void>`, says too little.
 */
export function statedResult(infer: Infer, func: Func): Type | undefined {
  const type = func.returnType && signatureOf(func);
  if (type?.type !== "TSTypeAnnotation") return undefined;
  const parts = type.typeAnnotation.type === "TSUnionType" ? type.typeAnnotation.types : [];
  const stated = parts.some(isPromise) ? undefined : infer.ofStated(type);
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
