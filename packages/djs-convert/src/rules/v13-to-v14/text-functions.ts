import type { Identifier, ObjectPattern, ObjectProperty } from "@babel/types";
import {
  type Call,
  callOf,
  endOf,
  isMember,
  isText,
  keyName,
  type Member,
  memberName,
  type Node,
  outerEnd,
  outerStart,
  parentOf,
  startOf,
  textValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { importOf, originOf } from "../../infer/modules.ts";
import { removeStatement } from "../literals.ts";
import { behind, type Rewriter, remove, replace } from "../rewriter.ts";

const gone: Readonly<Record<string, string>> = {
  removeMentions: "14-121",
  splitMessage: "14-122",
  resolveAutoArchiveMaxLimit: "14-123",
};

const goneRow = (name: string): string => (Object.hasOwn(gone, name) ? gone[name] : undefined) ?? "14-124";

/** `Util` is no more: its functions are exports. */
export function utilFunctions(rewriter: Rewriter, node: Member): void {
  if (!rewriter.tree.identifiers.has("Util") || !isUtil(rewriter, node.object) || rewriter.done.has(node))
    return;
  const name = memberName(node) ?? "";
  const { object } = node;
  // What becomes of the function says what becomes of `Discord.Util`.
  rewriter.done.add(object);
  const write = rewritten.get(name);
  if (write) {
    const edits = write(node);
    if (edits) rewriter.change(goneRow(name), node, edits);
    else rewriter.flag(goneRow(name), node, "removed");
    return;
  }
  if (!isExported(rewriter, name)) {
    rewriter.flag(goneRow(name), node, "removed");
    return;
  }
  // `require("discord.js").Util.escapeMarkdown`, and `Discord.Util.escapeMarkdown`.
  if (isMember(object) && rewriter.typeOf(object.object)?.kind === "module") {
    rewriter.change("14-124", node, [{ start: outerEnd(object.object), end: endOf(object), text: "" }]);
    return;
  }
  const to = rewriter.exported(name);
  if (to) rewriter.change("14-124", node, [replace(node, to)]);
  else rewriter.flag("14-124", node, "removed");
}

function isUtil(rewriter: Rewriter, node: Node): boolean {
  const type = rewriter.typeOf(node);
  return type?.kind === "class" && type.name === "Util" && !type.own;
}

const isExported = (rewriter: Rewriter, name: string): boolean =>
  !Object.hasOwn(gone, name) && rewriter.to.exports.has(name);

/** Where a text may be cut, as a pattern looks ahead for it; nothing where it may be cut anywhere. */
const cuts: Readonly<Record<string, string>> = { "": "", "\n": "(?=\\n|$)", " ": "(?= |$)" };

/** What finds the parts of `splitMessage(text, { maxLength, char })`; null where they are cut in another way. */
function partPattern(call: Call): string | null {
  const [, options, ...more] = call.arguments;
  if (more.length > 0 || (options && options.type !== "ObjectExpression")) return null;
  let length = 2000;
  let cut = cuts["\n"];
  for (const one of options?.properties ?? []) {
    const value = one.type === "ObjectProperty" ? one.value : null;
    const name = keyName(one);
    if (name === "maxLength" && value?.type === "NumericLiteral" && value.value > 0) length = value.value;
    else if (name === "char" && isText(value)) cut = cuts[textValue(value)];
    else if (/^(ap|pre)pend$/.test(name ?? "") && isText(value) && textValue(value) === "") continue;
    else return null;
  }
  if (cut === undefined) return null;
  const part = `[^]{1,${length}}`;
  return cut === "" ? part : `${part}${cut}|${part}`;
}

/** Cut at 2,000 characters or what is asked for, the last line or word whole where there is one. */
function splitMessage(node: Node): Edit[] | null {
  const call = callOf(node);
  const text = call?.arguments[0];
  const pattern = call && partPattern(call);
  if (!call || !text || !pattern) return null;
  return [
    { start: startOf(node), end: startOf(text), text: "(String(" },
    {
      start: endOf(text),
      end: endOf(call),
      text: `).match(/${pattern}/g) ?? [])`,
      closes: true,
    },
  ];
}

/** A character that nobody sees behind each `@`. */
function removeMentions(node: Node): Edit[] | null {
  const call = callOf(node);
  const [text, ...others] = call?.arguments ?? [];
  if (!call || !text || others.length > 0) return null;
  return [
    remove(startOf(node), outerStart(text)),
    ...behind(text, ".replaceAll('@', '@\\u200b')"),
    remove(outerEnd(text), endOf(call)),
  ];
}

type Write = (node: Node) => Edit[] | null;

/** What is written out where it was called. */
const rewritten: ReadonlyMap<string, Write> = new Map([
  ["splitMessage", splitMessage],
  ["removeMentions", removeMentions],
]);

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
  return imported?.name === "Util" && originOf(imported.source) === "discord.js";
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
  const edit = withoutPart(part) ?? withoutStatement(rewriter, part);
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
  const names = uses.map(one => usedName(one));
  const isLeft = names.some(name => name === null || !(rewritten.has(name) || isExported(rewriter, name)));
  if (isLeft) {
    rewriter.flag("14-124", place, "removed");
    return;
  }
  const name = names.find(one => one !== null && !rewritten.has(one) && !rewriter.tree.topLevel(one));
  if (name) {
    rewriter.change("14-124", place, [replace(part, name)]);
    rewriter.names.provide(name);
    return;
  }
  const edit = withoutPart(part);
  if (edit) {
    rewriter.change("14-124", place, [edit]);
    return;
  }
  const removal = withoutStatement(rewriter, part);
  if (removal && !rewriter.names.empty(part, removal)) rewriter.change("14-124", place, [removal]);
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
function withoutStatement(rewriter: Rewriter, part: Node): Edit | null {
  const list = parentOf(part);
  if (list?.type === "ImportDeclaration")
    return list.specifiers.length === 1 ? removeStatement(rewriter, list) : null;
  const owner = list && parentOf(list);
  const statement = owner && parentOf(owner);
  if (list?.type !== "ObjectPattern" || list.properties.length > 1) return null;
  if (statement?.type !== "VariableDeclaration" || owner?.type !== "VariableDeclarator") return null;
  return statement.declarations.length === 1
    ? removeStatement(rewriter, statement)
    : oneOf(statement.declarations, owner);
}

/** One of several names in a list, with the comma that it has. */
function withoutPart(part: Node): Edit | null {
  const list = parentOf(part);
  const parts: readonly Node[] =
    list?.type === "ObjectPattern"
      ? list.properties
      : list?.type === "ImportDeclaration"
        ? list.specifiers
        : [];
  return oneOf(parts, part);
}

/** Takes one of several out, with the comma beside it. */
function oneOf(parts: readonly Node[], part: Node): Edit | null {
  const index = parts.indexOf(part);
  const [next, previous] = [parts[index + 1], parts[index - 1]];
  if (next) return { start: startOf(part), end: startOf(next), text: "" };
  return previous ? { start: endOf(previous), end: endOf(part), text: "" } : null;
}
