import type { Identifier } from "@babel/types";
import type { Reason } from "../change.ts";
import type { Binding } from "../engine/binding.ts";
import { callOf, isMember, memberName, type Node, parentOf } from "../engine/nodes.ts";
import type { Edit } from "../engine/splice.ts";
import { importOf } from "../infer/modules.ts";
import { rename } from "./member-rows.ts";
import { outOfList } from "./name-lists.ts";
import { exportedUnder, isPassedOn } from "./passed-on.ts";
import { before, type Rewriter, replace } from "./rewriter.ts";
import { isQualified } from "./type-uses.ts";

/** What happens to one name that discord.js exports. */
export interface ExportRow {
  id: string;
  name: string;
  to?: string;
  flag?: Reason;
  message?: string;
  /** Says the new name for one use of it, where that depends on the use. */
  choose?: (rewriter: Rewriter, use: Node) => string | null;
}

/** The name that stands for a use now; null where there is none. */
export const nameNow = (rewriter: Rewriter, row: ExportRow, use: Node): string | null =>
  row.choose ? row.choose(rewriter, use) : (row.to ?? null);

export type ExportIndex = ReadonlyMap<string, ExportRow>;

export const indexExports = (rows: readonly ExportRow[]): ExportIndex =>
  new Map(rows.map(row => [row.name, row]));

/** `Discord.RichEmbed`. */
export function visitNamespaced(rewriter: Rewriter, index: ExportIndex, node: Node): void {
  if (!isMember(node)) return;
  const name = memberName(node);
  const row = name === undefined ? undefined : index.get(name);
  if (!row || rewriter.done.has(node) || rewriter.typeOf(node.object)?.kind !== "module") return;
  const to = nameNow(rewriter, row, node);
  if (to === null) rewriter.flag(row.id, node, row.flag ?? "removed", row.message);
  else rewriter.change(row.id, node, to === name ? [] : [rename(node, to)]);
}

/** Imported and required names, with all places that use them. */
export function visitImports(rewriter: Rewriter, index: ExportIndex): void {
  for (const row of index.values()) {
    for (const identifier of rewriter.tree.identifiers.get(row.name) ?? []) {
      const binding = declared(rewriter, identifier);
      if (binding) renameImport(rewriter, row, binding, identifier);
      else if (isPassedOn(rewriter, identifier)) passOn(rewriter, row, identifier);
      else if (isQualified(rewriter, identifier)) renameQualified(rewriter, row, identifier);
    }
  }
}

/** The binding that this identifier declares by taking `name` from discord.js. */
function declared(rewriter: Rewriter, identifier: Identifier): Binding | undefined {
  const parent = parentOf(identifier);
  const local = localOf(identifier, parent);
  const binding = rewriter.tree.resolve(local);
  if (!binding) return undefined;
  const isImported = parent?.type === "ImportSpecifier" ? parent.imported === identifier : true;
  if (!isImported || (binding.identifier !== local && parent?.type !== "ImportSpecifier")) return undefined;
  const imported = importOf(binding, rewriter.tree);
  if (!imported || imported.name !== identifier.name) return undefined;
  const { origin } = imported;
  return origin === "discord.js" || (origin === "builders" && rewriter.step === "13-14")
    ? binding
    : undefined;
}

/** The name in the file: of `{ RichEmbed: Embed }` and `{ RichEmbed as Embed }` the second one. */
function localOf(identifier: Identifier, parent: Node | undefined): Identifier {
  if (parent?.type === "ImportSpecifier") return parent.local;
  const isKey = parent?.type === "ObjectProperty" && parent.key === identifier && !parent.computed;
  return isKey && parent.value.type === "Identifier" ? parent.value : identifier;
}

/** `Discord.MessageEmbed` as a type. */
function renameQualified(rewriter: Rewriter, row: ExportRow, identifier: Identifier): void {
  const to = nameNow(rewriter, row, identifier);
  if (to === null) rewriter.flag(row.id, identifier, row.flag ?? "removed", row.message);
  else if (to !== row.name) rewriter.change(row.id, identifier, [replace(identifier, to)]);
}

/** `export { MessageEmbed } from "discord.js"`: what it is now, under the name that other files ask for. */
function passOn(rewriter: Rewriter, row: ExportRow, identifier: Identifier): void {
  const parent = parentOf(identifier);
  if (parent?.type !== "ExportSpecifier" || rewriter.done.has(identifier)) return;
  const to = nameNow(rewriter, row, identifier);
  // `Util.splitMessage` cannot be passed on without the rest.
  if (to === null || to.includes(".")) rewriter.flag(row.id, identifier, row.flag ?? "removed", row.message);
  else if (to !== row.name) rewriter.change(row.id, identifier, exportedUnder(parent, to));
}

function renameImport(rewriter: Rewriter, row: ExportRow, binding: Binding, identifier: Identifier): void {
  if (rewriter.done.has(binding.identifier)) return;
  const uses = rewriter.tree.references(binding).filter(one => parentOf(one)?.type !== "ImportSpecifier");
  // A class is made with `new`: what is called without it has only the name.
  if (rewriter.from.hasClass(row.name) && uses.some(use => callOf(use))) return;
  const chosen = uses.map(use => ({ use, to: nameNow(rewriter, row, use) }));
  // `Util.splitMessage` is reached through `Util`, which is what is imported.
  const kept = chosen.find(one => one.to === row.name) ?? chosen.find(one => one.to !== null);
  const target = kept?.to ?? (uses.length === 0 ? row.to : null);
  const first = target?.split(".")[0] ?? target;
  rewriter.done.add(binding.identifier);
  if (first === undefined || first === null) {
    rewriter.flag(row.id, binding.identifier, row.flag ?? "removed", row.message);
    for (const { use } of chosen) rewriter.flag(row.id, use, row.flag ?? "removed", row.message);
    return;
  }
  const isFree =
    !rewriter.tree.topLevel(first) &&
    !rewriter.tree.identifiers.get(first)?.some(one => rewriter.tree.resolve(one));
  const isAliased = binding.identifier.name !== row.name;
  const isDocumented = uses.length === 0 && namedInComment(rewriter, row.name);
  const staysSame = first === row.name;
  const keepsName = isAliased || !isFree || isDocumented || staysSame;
  const taken =
    keepsName || !rewriter.names.isProvided(first, binding.scope) ? null : withoutName(identifier);
  if (taken) rewriter.change(row.id, identifier, taken);
  else if (!staysSame)
    rewriter.change(row.id, identifier, declaration(binding, identifier, first, keepsName));
  if (!staysSame) renameAgain(rewriter, row, binding, first, keepsName);
  rewriter.names.provide(first, binding.scope);
  for (const { use, to } of chosen) {
    if (to === null) rewriter.flag(row.id, use, row.flag ?? "removed", row.message);
    else if (to.startsWith(`${first}.`)) rewriter.change(row.id, use, renamed(use, to));
    else if (to !== first) {
      const expression = rewriter.exported(to);
      if (expression) rewriter.change(row.id, use, renamed(use, expression));
      else rewriter.flag(row.id, use, "argument-unknown", row.message);
    } else if (!keepsName) rewriter.change(row.id, use, renamed(use, first));
  }
}

/** `var { RichEmbed } = require("discord.js")`, once more in the same scope. */
function renameAgain(
  rewriter: Rewriter,
  row: ExportRow,
  binding: Binding,
  to: string,
  keepsName: boolean,
): void {
  for (const { left, right } of rewriter.tree.declaredAgain(binding)) {
    const property = parentOf(left);
    if (property?.type !== "ObjectProperty" || !property.shorthand) continue;
    if (rewriter.typeOf(right)?.kind !== "module") continue;
    rewriter.change(row.id, left, [keepsName ? before(property, `${to}: `) : replace(property.key, to)]);
  }
}

/** `@param {CommandInteraction} x`: comments are not touched, so that the name must go on meaning something. */
function namedInComment(rewriter: Rewriter, name: string): boolean {
  const pattern = new RegExp(`@\\w+\\s*\\{[^}]*\\b${name}\\b`);
  return rewriter.tree.comments.some(one => pattern.test(one.value));
}

function declaration(binding: Binding, identifier: Identifier, to: string, keepsName: boolean): Edit[] {
  const parent = parentOf(identifier);
  if (parent?.type === "ImportSpecifier") {
    if (parent.imported !== identifier) return [];
    const isSame = parent.local.start === identifier.start;
    return [replace(identifier, isSame && keepsName ? `${to} as ${binding.name}` : to)];
  }
  const property = parentOf(binding.identifier);
  if (property?.type === "ObjectProperty") {
    if (!property.shorthand) return [replace(property.key, to)];
    return [keepsName ? before(property, `${to}: `) : replace(property.key, to)];
  }
  // const RichEmbed = require("discord.js").RichEmbed
  const init = binding.owner.type === "VariableDeclarator" ? binding.owner.init : null;
  if (!isMember(init)) return [];
  return keepsName ? [rename(init, to)] : [rename(init, to), replace(binding.identifier, to)];
}

/** Takes a name out of a list that has what it is called now already: `{ splitMessage, escapeMarkdown }` are `Util`. */
function withoutName(identifier: Identifier): Edit[] | null {
  const one = parentOf(identifier);
  const list = one && parentOf(one);
  const all =
    list?.type === "ObjectPattern"
      ? list.properties
      : list?.type === "ImportDeclaration"
        ? list.specifiers
        : [];
  return one && all.length > 0 ? outOfList(all, new Set([one])) : null;
}

/** A use in `{ RichEmbed }` keeps its key, and other files take what they are given under the name that they know. */
export function renamed(use: Identifier, to: string): Edit[] {
  const parent = parentOf(use);
  if (parent?.type === "ExportSpecifier") return exportedUnder(parent, to);
  if (parent?.type === "ObjectProperty" && parent.shorthand && parentOf(parent)?.type === "ObjectExpression")
    return [{ start: use.end ?? 0, end: use.end ?? 0, text: `: ${to}` }];
  return [replace(use, to)];
}
