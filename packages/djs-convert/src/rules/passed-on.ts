import type { ExportSpecifier, Identifier } from "@babel/types";
import { type Node, parentOf, startOf } from "../engine/nodes.ts";
import type { Edit } from "../engine/splice.ts";
import { type Rewriter, replace } from "./rewriter.ts";

/** Whether this is the `a` of `export { a as b } from "discord.js"`. */
export function isPassedOn({ step }: Rewriter, identifier: Identifier): boolean {
  const parent = parentOf(identifier);
  if (parent?.type !== "ExportSpecifier" || parent.local !== identifier) return false;
  const source = sourceOf(parent);
  return source === "discord.js" || (source === "@discordjs/builders" && step === "13-14");
}

function sourceOf(specifier: Node): string | undefined {
  const statement = parentOf(specifier);
  return statement?.type === "ExportNamedDeclaration" ? statement.source?.value : undefined;
}

/** `a` of `export { a as b }` under a new name, where `b` stays what it is: `export { a }` becomes `export { c as a }`. */
export function exportedUnder({ local, exported }: ExportSpecifier, to: string): Edit[] {
  const isSame = startOf(local) === startOf(exported);
  return [replace(local, isSame && local.name !== to ? `${to} as ${local.name}` : to)];
}
