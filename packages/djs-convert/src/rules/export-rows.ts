import type { Identifier } from "@babel/types";
import type { Reason } from "../change.ts";
import type { Binding } from "../engine/binding.ts";
import { callOf, isMember, memberName, type Node, parentOf, startOf } from "../engine/nodes.ts";
import type { Edit } from "../engine/splice.ts";
import { importOf } from "../infer/modules.ts";
import { rename } from "./member-rows.ts";
import { listAround, outOfList, withoutStatement } from "./name-lists.ts";
import { exportedUnder, isPassedOn } from "./passed-on.ts";
import { before, type Rewriter, replace } from "./rewriter.ts";
import { type Spelled, spellOut } from "./spelled-types.ts";
import { isQualified } from "./type-uses.ts";
import { isGiven, isOfWhole } from "./whole-package.ts";
import { isNamedForNext } from "./written-for-next.ts";

/** What happens to one name that discord.js exports. */
export interface ExportRow {
  id: string;
  name: string;
  to?: string;
  flag?: Reason;
  message?: string;
  /** Says the new name for one use of it, where that depends on the use. */
  choose?: (rewriter: Rewriter, use: Node) => string | null;
  /** Where it is a type that has no name any more. */
  spelled?: Spelled;
  /** Writes something else at all uses, which need the name no more; says whether it could. */
  instead?: (rewriter: Rewriter, uses: readonly Node[]) => boolean;
  /** Whether it goes on under its old name in this file: `import { New as Old }`. */
  keeps?: (rewriter: Rewriter) => boolean;
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

/** Imported and required names, with all places that use them; `lost` are those that no row of the index speaks of. */
export function visitImports(rewriter: Rewriter, index: ExportIndex, lost: readonly ExportRow[]): void {
  const imports: Imports = { index, leaving: new Map() };
  for (const row of [...index.values(), ...lost]) {
    for (const identifier of rewriter.tree.identifiers.get(row.name) ?? []) {
      const binding = declared(rewriter, identifier);
      if (binding) renameImport(rewriter, row, binding, identifier, imports);
      else if (isPassedOn(rewriter, identifier)) passOn(rewriter, row, identifier);
      else if (isGiven(rewriter, identifier)) renameGiven(rewriter, row, identifier);
      else if (isQualified(rewriter, identifier)) renameQualified(rewriter, row, identifier);
    }
  }
  for (const [list, parts] of imports.leaving) takeOut(rewriter, list, parts);
}

interface Imports {
  index: ExportIndex;
  /** Names that the file takes in and does not need any more, by the list in which they stand. */
  leaving: Map<Node, { part: Node; id: string }[]>;
}

/** Takes names out of a list, or the whole list where none is left; what is needed in addition may come in there. */
function takeOut(rewriter: Rewriter, list: Node, leaving: readonly { part: Node; id: string }[]): void {
  const [first] = leaving;
  if (!first) return;
  const parts = listAround(first.part);
  const some = outOfList(parts, new Set(leaving.map(one => one.part)));
  const removal = some ? null : withoutStatement(rewriter, list);
  if (some) rewriter.change(first.id, first.part, some);
  else if (removal && !rewriter.names.empty(parts, removal)) rewriter.change(first.id, first.part, [removal]);
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
  if (!imported) return isOfWhole(rewriter, identifier) ? binding : undefined;
  if (imported.name !== identifier.name) return undefined;
  const { origin } = imported;
  // A file of the bot's own that hands the whole package on.
  if (origin === "local")
    return rewriter.infer.ofModule(imported.source, "*")?.kind === "module" ? binding : undefined;
  return origin === "discord.js" || (origin === "builders" && rewriter.step === "13-14")
    ? binding
    : undefined;
}

/** Goes on under its name, which the rest of the file knows. */
function renameGiven(rewriter: Rewriter, row: ExportRow, identifier: Identifier): void {
  const property = parentOf(identifier);
  if (property?.type !== "ObjectProperty" || rewriter.done.has(property)) return;
  const to = nameNow(rewriter, row, identifier);
  rewriter.done.add(property);
  // What is read of `Util` and of sets of flags is called otherwise, too.
  if (to === null || /\.|Bit(s|Field)$/.test(to))
    rewriter.flag(row.id, identifier, row.flag ?? "removed", row.message);
  else if (to !== row.name)
    rewriter.change(row.id, identifier, [
      property.shorthand ? before(property, `${to}: `) : replace(property.key, to),
    ]);
}

/** The name in the file: of `{ RichEmbed: Embed }` and `{ RichEmbed as Embed }` the second one. */
function localOf(identifier: Identifier, parent: Node | undefined): Identifier {
  if (parent?.type === "ImportSpecifier") return parent.local;
  const isKey = parent?.type === "ObjectProperty" && parent.key === identifier && !parent.computed;
  return isKey && parent.value.type === "Identifier" ? parent.value : identifier;
}

/** `Discord.MessageEmbed` as a type. */
function renameQualified(rewriter: Rewriter, row: ExportRow, identifier: Identifier): void {
  if (row.spelled && spellOut(rewriter, row.id, row.spelled, [identifier])) return;
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

function renameImport(
  rewriter: Rewriter,
  row: ExportRow,
  binding: Binding,
  identifier: Identifier,
  { index, leaving }: Imports,
): void {
  if (rewriter.done.has(binding.identifier)) return;
  const uses = rewriter.tree.references(binding).filter(one => parentOf(one)?.type !== "ImportSpecifier");
  // What nothing asks for is there in any case, though it is something else by now, or nothing at all.
  if (uses.length === 0 && rewriter.to.enums.has(row.name)) return;
  const isRequired = parentOf(identifier)?.type === "ObjectProperty";
  if (uses.length === 0 && isRequired && isNamedForNext(rewriter, row.name)) return;
  // A class is made with `new`: what is only called without it has no more than the name.
  const isClass = rewriter.from.hasClass(row.name);
  if (isClass && uses.some(use => callOf(use)) && !uses.some(isMade)) return;
  if (leaves(rewriter, identifier) && isReplaced(rewriter, row, uses)) {
    rewriter.done.add(binding.identifier);
    leave(row, identifier, leaving);
    return;
  }
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
  const canLeave = leaves(rewriter, identifier);
  const mayBeThere = canLeave && !staysSame && !isDocumented && !index.has(first);
  const isThere = mayBeThere && isTakenIn(rewriter, first, uses);
  const keepsName =
    !isThere && (isAliased || !isFree || isDocumented || staysSame || (row.keeps?.(rewriter) ?? false));
  const isKnown = isThere || (canLeave && !keepsName && rewriter.names.isProvided(first, binding.scope));
  if (isKnown) leave(row, identifier, leaving);
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

/** Whether what stands at all uses needs the name no more. */
const isReplaced = (rewriter: Rewriter, row: ExportRow, uses: readonly Identifier[]): boolean =>
  (row.spelled ? spellOut(rewriter, row.id, row.spelled, uses) : row.instead?.(rewriter, uses)) ?? false;

const isMade = (use: Node): boolean => {
  const parent = parentOf(use);
  return parent?.type === "NewExpression" && parent.callee === use;
};

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

/** Whether the file takes a name from discord.js already, where all uses of another one see it. */
function isTakenIn({ tree }: Rewriter, name: string, uses: readonly Node[]): boolean {
  const binding = tree.topLevel(name);
  const imported = binding && importOf(binding, tree);
  if (!binding || imported?.name !== name || imported.origin !== "discord.js") return false;
  const isBefore = uses.every(use => startOf(binding.identifier) < startOf(use));
  const others = tree.identifiers.get(name)?.map(one => tree.resolve(one)) ?? [];
  return isBefore && others.every(other => !other || other === binding);
}

/** Whether a name stands in a list that it can be taken out of. */
function leaves(rewriter: Rewriter, identifier: Identifier): boolean {
  const part = parentOf(identifier);
  return !!part && listAround(part).length > 0 && withoutStatement(rewriter, parentOf(part)) !== null;
}

/** A name leaves a list where what it is called now is taken in: `{ splitMessage, escapeMarkdown }` are `Util`. */
function leave(row: ExportRow, identifier: Identifier, leaving: Imports["leaving"]): void {
  const part = parentOf(identifier);
  const list = part && parentOf(part);
  if (list) leaving.set(list, [...(leaving.get(list) ?? []), { part, id: row.id }]);
}

/** A use in `{ RichEmbed }` keeps its key, and other files take what they are given under the name that they know. */
export function renamed(use: Identifier, to: string): Edit[] {
  const parent = parentOf(use);
  if (parent?.type === "ExportSpecifier") return exportedUnder(parent, to);
  if (parent?.type === "ObjectProperty" && parent.shorthand && parentOf(parent)?.type === "ObjectExpression")
    return [{ start: use.end ?? 0, end: use.end ?? 0, text: `: ${to}` }];
  return [replace(use, to)];
}
