import type { Identifier, TSTypeReference } from "@babel/types";
import { type Node, parentOf } from "../engine/nodes.ts";
import { isTypeScript as isTyped } from "../infer/typescript.ts";
import type { Rewriter } from "./rewriter.ts";

/** Whether a name stands for a type: in an annotation, in what a class implements or an interface extends. */
export const isTypeUse = (identifier: Identifier): boolean =>
  /^TS(?:ImportType|TypeReference|QualifiedName|ExpressionWithTypeArguments|InterfaceHeritage|ClassImplements)$/.test(
    parentOf(identifier)?.type ?? "",
  );

/** `X` of `Discord.X` in a type, where `Discord` is the whole package, and of `import("discord.js").X`. */
export function isQualified(rewriter: Rewriter, identifier: Identifier): boolean {
  const parent = parentOf(identifier);
  if (parent?.type === "TSImportType")
    return parent.qualifier === identifier && parent.argument.value === "discord.js";
  if (parent?.type !== "TSQualifiedName" || parent.right !== identifier) return false;
  return parent.left.type === "Identifier" && rewriter.typeOf(parent.left)?.kind === "module";
}

/** The type whose name ends in `X`: of `X` and of `Discord.X`; null where the name stands for no type. */
export function typeNamedBy(identifier: Node): TSTypeReference | null {
  const parent = parentOf(identifier);
  const type = parent?.type === "TSQualifiedName" ? parentOf(parent) : parent;
  return type?.type === "TSTypeReference" ? type : null;
}

/** Whether types may be written into the file. */
export const isTypeScript = ({ infer }: Rewriter): boolean => isTyped(infer);
