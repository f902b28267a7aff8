import type { Identifier, ImportDeclaration, ImportSpecifier } from "@babel/types";
import { isMember, memberName, type Node, parentOf, stringValue } from "../../engine/nodes.ts";
import { renamed } from "../export-rows.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { enumMember, moved } from "./constants.ts";

const row = "14-T127";

/** `import { ActivityTypes } from "discord.js/typings/enums"`: enums are exports of discord.js now. */
export function typingEnums(rewriter: Rewriter): void {
  for (const statement of rewriter.tree.file.program.body) {
    if (statement.type !== "ImportDeclaration" || !isOfTypings(statement)) continue;
    const names = statement.specifiers.map(one => nameIn14(rewriter, one));
    if (names.includes(null)) {
      rewriter.flag(row, statement.source, "removed");
      continue;
    }
    const quote = rewriter.text(statement.source)[0] ?? '"';
    rewriter.change(row, statement.source, [replace(statement.source, `${quote}discord.js${quote}`)]);
    for (const [index, specifier] of statement.specifiers.entries())
      if (specifier.type === "ImportSpecifier") renameEnum(rewriter, specifier, names[index] ?? "");
  }
}

const isOfTypings = ({ source }: ImportDeclaration): boolean =>
  /^discord\.js\/typings\/enums(\.d\.ts|\.js)?$/.test(source.value);

function nameIn14(rewriter: Rewriter, specifier: ImportDeclaration["specifiers"][number]): string | null {
  if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier") return null;
  const { name } = specifier.imported;
  return moved.get(name)?.[1] ?? (rewriter.to.exports.has(name) ? name : null);
}

function renameEnum(rewriter: Rewriter, { imported, local }: ImportSpecifier, to: string): void {
  const name = imported.type === "Identifier" ? imported.name : imported.value;
  const binding = rewriter.tree.resolve(local);
  const isAliased = local.name !== name;
  const isTaken = rewriter.tree.identifiers.get(to)?.some(one => rewriter.tree.resolve(one)) ?? false;
  const now = isAliased || isTaken ? local.name : to;
  if (to !== name)
    rewriter.change(row, imported, [replace(imported, isAliased || now === to ? to : `${to} as ${now}`)]);
  if (now === to && binding) rewriter.names.provide(to, binding.scope);
  for (const use of binding ? rewriter.tree.references(binding) : []) {
    if (parentOf(use)?.type === "ImportSpecifier") continue;
    if (now !== local.name) rewriter.change(row, use, renamed(use, now));
    renameMember(rewriter, use, name);
  }
}

/** `.PLAYING` of `ActivityTypes.PLAYING`, as a value and as a type. */
function renameMember(rewriter: Rewriter, use: Identifier, enumName: string): void {
  const around = parentOf(use);
  const isRead = isMember(around) && around.object === use;
  const member: Node | undefined = isRead
    ? around.property
    : around?.type === "TSQualifiedName" && around.left === use
      ? around.right
      : undefined;
  const isAll = around?.type === "TSTypeQuery" || (isRead && memberName(around) === undefined);
  if (isAll) rewriter.flag("14-018", around, "argument-unknown");
  if (!member || isAll) return;
  const text = isRead && around.computed ? stringValue(member) : undefined;
  const before = text ?? (member.type === "Identifier" ? member.name : "");
  const quote = text === undefined ? "" : (rewriter.text(member)[0] ?? "");
  const to = enumMember(enumName, before);
  if (to !== before) rewriter.change(row, member, [replace(member, `${quote}${to}${quote}`)]);
}
