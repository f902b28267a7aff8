import type { Identifier, ObjectPattern, ObjectProperty } from "@babel/types";
import {
  endOf,
  isMember,
  keyName,
  type Member,
  memberName,
  type Node,
  outerEnd,
  parentOf,
  startOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { importOf } from "../../infer/modules.ts";
import { removeStatement } from "../literals.ts";
import { listAround, oneOf, withoutStatement } from "../name-lists.ts";
import { type Rewriter, remove, replace } from "../rewriter.ts";
import { gone, goneRow, isExported, rewritten } from "./text-functions.ts";

/** Takes `Util` out of what is imported, where nothing of it is left to use. */
export function utilImport(rewriter: Rewriter): void {
  for (const identifier of rewriter.tree.identifiers.get("Util") ?? []) {
    const property = parentOf(identifier);
    if (isMember(property) && property.property === identifier) ofMember(rewriter, property);
    else if (property?.type === "ObjectProperty" && property.key === identifier)
      inPattern(rewriter, property);
    else if (property?.type === "ObjectProperty" && property.shorthand) inPattern(rewriter, property);
    else if (property?.type === "ImportSpecifier" && property.imported === identifier) {
      if (comesFromDiscord(rewriter, property.local)) takeOut(rewriter, identifier, property.local, property);
    }
  }
}

function comesFromDiscord(rewriter: Rewriter, local: Identifier): boolean {
  const binding = rewriter.tree.resolve(local);
  const imported = binding && importOf(binding, rewriter.tree);
  return imported?.name === "Util" && imported.origin === "discord.js";
}

function inPattern(rewriter: Rewriter, property: ObjectProperty): void {
  const pattern = parentOf(property);
  const owner = pattern && parentOf(pattern);
  if (pattern?.type !== "ObjectPattern" || owner?.type !== "VariableDeclarator" || !owner.init) return;
  if (rewriter.typeOf(owner.init)?.kind !== "module" || rewriter.done.has(property)) return;
  if (property.value.type === "ObjectPattern") nested(rewriter, property, property.value);
  else if (property.value.type === "Identifier" && comesFromDiscord(rewriter, property.value))
    takeOut(rewriter, property, property.value, property);
}

/** `const { escapeMarkdown } = require("discord.js").Util`. */
function ofMember(rewriter: Rewriter, util: Member): void {
  const owner = parentOf(util);
  if (owner?.type !== "VariableDeclarator" || owner.init !== util || owner.id.type !== "ObjectPattern")
    return;
  if (rewriter.typeOf(util.object)?.kind !== "module") return;
  const { properties } = owner.id;
  const left = properties.filter(one => !isExported(rewriter, keyName(one) ?? ""));
  const areKept = left.length < properties.length;
  const isOut = left.length === 0 || (left.length === 1 && left.every(one => writeOut(rewriter, one)));
  if (isOut && areKept) rewriter.change("14-124", util, [remove(outerEnd(util.object), endOf(util))]);
  for (const one of isOut ? [] : properties) flagName(rewriter, one);
  rewriter.done.add(util);
}

/** Writes out the calls of a function that is taken from `Util` by name, where it is only called; `part` goes with it. */
function writeOut(rewriter: Rewriter, taken: Node | undefined, part = taken): boolean {
  if (!taken || !part) return false;
  const name = keyName(taken) ?? "";
  const write = rewritten.get(name);
  const edit = withoutPart(part) ?? withStatement(rewriter, part);
  const local = taken.type === "ObjectProperty" && taken.value.type === "Identifier" ? taken.value : null;
  const binding = local && rewriter.tree.resolve(local);
  if (!write || !edit || !binding) return false;
  const uses = rewriter.tree.references(binding).map(use => ({ use, edits: write(use) }));
  if (uses.some(({ edits }) => edits === null)) return false;
  rewriter.change(goneRow(name), taken, [edit]);
  for (const { use, edits } of uses) rewriter.change(goneRow(name), use, edits ?? []);
  return true;
}

function flagName(rewriter: Rewriter, one: Node): void {
  const name = keyName(one) ?? "";
  rewriter.flag(goneRow(name), one, "removed");
}

/** `{ Util: { escapeMarkdown } }` becomes `{ escapeMarkdown }`. */
function nested(rewriter: Rewriter, property: ObjectProperty, inner: ObjectPattern): void {
  const names = inner.properties.map(one => keyName(one) ?? "");
  if (names.length > 0 && names.every(name => isExported(rewriter, name))) {
    const [first, last] = [inner.properties[0], inner.properties.at(-1)];
    if (!first || !last) return;
    rewriter.change("14-124", property, [
      { start: startOf(property), end: startOf(first), text: "" },
      { start: endOf(last), end: endOf(property), text: "" },
    ]);
    return;
  }
  const isOut = inner.properties.length === 1 && writeOut(rewriter, inner.properties[0], property);
  for (const one of isOut ? [] : inner.properties) flagName(rewriter, one);
}

function takeOut(rewriter: Rewriter, place: Node, local: Identifier, part: Node): void {
  const binding = rewriter.tree.resolve(local);
  const uses = binding ? rewriter.tree.references(binding) : [];
  const copies = uses.flatMap(use => copyOf(rewriter, use) ?? []);
  const names = uses.filter(use => copies.every(copy => copy.member !== parentOf(use))).map(usedName);
  const isOut = (name: string): boolean =>
    rewritten.has(name) || (isExported(rewriter, name) && rewriter.names.canBe(name) !== null);
  if (names.some(name => name === null || !isOut(name))) {
    rewriter.flag("14-124", place, "removed");
    return;
  }
  for (const { member, statement } of copies)
    rewriter.change("14-124", member, [removeStatement(rewriter, statement)]);
  const copied = copies.map(one => one.name);
  // What the whole package has a name for is reached by that.
  const isReached = (one: string): boolean => rewriter.names.canBe(one) !== one;
  const isNew = (one: string | null) =>
    one !== null && !rewritten.has(one) && !rewriter.tree.topLevel(one) && !isReached(one);
  const further = names.find(isNew);
  const taken = copied.length > 0 ? copied : further ? [further] : [];
  if (taken.length > 0) {
    rewriter.change("14-124", place, [replace(part, taken.join(", "))]);
    if (binding) for (const one of taken) rewriter.names.provide(one, binding.scope);
    return;
  }
  // `{ Util: escapeMarkdown }`, whose name is what `Util.escapeMarkdown` becomes.
  const isName = uses.length === 0 && isExported(rewriter, local.name);
  const edit = isName ? replace(part, local.name) : withoutPart(part);
  if (edit) {
    rewriter.change("14-124", place, [edit]);
    return;
  }
  const removal = withStatement(rewriter, part);
  if (removal && !rewriter.names.empty([part], removal)) rewriter.change("14-124", place, [removal]);
}

/** `const escapeMarkdown = Util.escapeMarkdown;` beside the import, which takes the function in under that name now. */
function copyOf({ tree, to }: Rewriter, use: Identifier) {
  const member = parentOf(use);
  const owner = member && parentOf(member);
  const statement = owner && parentOf(owner);
  if (!isMember(member) || owner?.type !== "VariableDeclarator" || owner.init !== member) return null;
  if (statement?.type !== "VariableDeclaration" || statement.declarations.length > 1) return null;
  const name = owner.id.type === "Identifier" ? owner.id.name : undefined;
  const isCopy =
    name !== undefined && name === memberName(member) && parentOf(statement) === tree.file.program;
  return isCopy && to.exports.has(name) && !Object.hasOwn(gone, name) ? { name, member, statement } : null;
}

/** The function that `Util.x` reads; of what is written out only where that can be done. */
function usedName(use: Identifier): string | null {
  const member = parentOf(use);
  if (!isMember(member) || member.object !== use) return null;
  const name = memberName(member) ?? null;
  const write = rewritten.get(name ?? "");
  return write && !write(member) ? null : name;
}

/** The whole import of a name that stands alone. */
const withStatement = (rewriter: Rewriter, part: Node): Edit | null =>
  listAround(part).length === 1 ? withoutStatement(rewriter, parentOf(part)) : null;

/** One of several names in a list, with the comma that it has. */
const withoutPart = (part: Node): Edit | null => oneOf(listAround(part), part);
