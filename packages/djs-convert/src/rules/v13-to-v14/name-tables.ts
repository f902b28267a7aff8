import type { ObjectExpression, ObjectProperty } from "@babel/types";
import {
  isCall,
  isMember,
  isText,
  keyName,
  memberName,
  type Node,
  parentOf,
  stringValue,
  textValue,
} from "../../engine/nodes.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { type EnumMap, permissionRow, permissions, userFlags } from "./enums.ts";

/** So many names that other tables may have as well, CONNECT among them; of those that nothing else is called one will do. */
const fewest = 3;

/**
 * `const badges = { HOUSE_BRAVERY: "…", PARTNERED_SERVER_OWNER: "…" }`: tables of what permissions and flags are called,
 * in which the names that `toArray()` gives are looked up.
 */
export function nameTables(rewriter: Rewriter): void {
  const { identifiers, texts } = rewriter.tree;
  for (const [name, map] of tables) for (const use of identifiers.get(name) ?? []) ofKey(rewriter, use, map);
  for (const text of texts) {
    const name = textValue(text);
    const map = name.charCodeAt(1) < 91 ? tables.get(name) : undefined;
    if (map) ofKey(rewriter, text, map);
    if (rewriter.isBot && map === userFlags && isReplaced(text) && !rewriter.done.has(text))
      renameKey(rewriter, text, map, name, map.values[name] ?? name);
  }
}

/** `flags.join(", ").replace("HOUSE_BRAVERY", "…")`: no other word is spelled so. */
const isReplaced = (text: Node): boolean => {
  const call = parentOf(text);
  const isFirst = isCall(call) && call.arguments[0] === text && isMember(call.callee);
  return isFirst && isMember(call.callee) && /^replace(All)?$/.test(memberName(call.callee) ?? "");
};

const tables = new Map<string, EnumMap>(
  [permissions, userFlags].flatMap(map => Object.keys(map.values).map(name => [name, map] as const)),
);

function ofKey(rewriter: Rewriter, key: Node, map: EnumMap): void {
  const property = parentOf(key);
  const object = property?.type === "ObjectProperty" && property.key === key ? parentOf(property) : null;
  if (object?.type === "ObjectExpression" && !rewriter.done.has(object)) renameKeys(rewriter, object, map);
}

function renameKeys(rewriter: Rewriter, object: ObjectExpression, map: EnumMap): void {
  const properties = object.properties.filter(one => one.type === "ObjectProperty");
  const named = properties.filter(one => Object.hasOwn(map.values, keyName(one) ?? ""));
  const isTable = named.length * 2 >= object.properties.length && named.every(hasWords);
  // `{ CONNECT: "CONNECT", VIDEO: "STREAM" }` are names that the bot itself uses, wherever it says `names.CONNECT`.
  const isOwn = named.some(({ value }) => Object.hasOwn(map.values, stringValue(value) ?? ""));
  if (!isTable || isOwn || (named.length < fewest && !isOnlyLookedUp(rewriter, object, named))) return;
  if (isAskedByHand(rewriter, named)) {
    for (const { key } of named) rewriter.done.add(key);
    rewriter.flag(map.id, object, "argument-unknown");
    return;
  }
  const asked = namesAsked(rewriter, object);
  // Nobody but the file itself says a name: nothing that discord.js gives is looked up.
  if (asked && asked.length > 0 && asked.every(one => one.name !== undefined)) return;
  rewriter.done.add(object);
  for (const { place, name } of asked ?? []) {
    const to = name !== undefined && Object.hasOwn(map.values, name) ? map.values[name] : undefined;
    if (to && !rewriter.done.has(place)) renameKey(rewriter, place, map, name ?? "", to);
  }
  for (const property of named) {
    const { key } = property;
    const name = keyName(property) ?? "";
    if (rewriter.done.has(key)) continue;
    renameKey(rewriter, key, map, name, map.values[name] ?? name);
  }
}

/** `names[flag]` in a bot, and nothing else is made of the table: of `{ BAN_MEMBERS: "ban people" }`. */
function isOnlyLookedUp(rewriter: Rewriter, table: ObjectExpression, named: readonly ObjectProperty[]) {
  if (!rewriter.isBot) return false;
  const asked = namesAsked(rewriter, table);
  const isPlain = named.every(one => keyName(one)?.includes("_"));
  return isPlain && Boolean(asked?.length) && asked?.every(one => one.name === undefined);
}

/** `noPermission(message, "BAN_MEMBERS")`, which another file looks up as it is said. */
function isAskedByHand({ project, tree }: Rewriter, named: readonly ObjectProperty[]): boolean {
  const names = named.flatMap(one => keyName(one) ?? []).join("|");
  const asked = new RegExp(
    `(?<!\\b(?:add|any|has|hasPermissions?|missing|remove))\\([\\w.]+, *(["'])(${names})\\1\\)`,
  );
  return project?.texts.some(text => text !== tree.text && asked.test(text)) ?? false;
}

function renameKey(rewriter: Rewriter, key: Node, map: EnumMap, name: string, to: string): void {
  const quote = isText(key) ? (rewriter.text(key)[0] ?? "") : "";
  const row = map === permissions ? permissionRow(name) : map.id;
  rewriter.change(row, key, [replace(key, `${quote}${to}${quote}`)], true);
}

/**
 * What is looked up in a table that only this file knows: the place of a name, and the name where it is written out. Null
 * where the table is used in another way.
 */
function namesAsked(rewriter: Rewriter, table: ObjectExpression): { place: Node; name?: string }[] | null {
  const declarator = parentOf(table);
  const id = declarator?.type === "VariableDeclarator" && declarator.init === table ? declarator.id : null;
  const binding = id?.type === "Identifier" ? rewriter.tree.resolve(id) : null;
  if (!binding) return null;
  const asked = rewriter.tree.references(binding).map(use => {
    const member = parentOf(use);
    if (!isMember(member) || member.object !== use) return null;
    const name = memberName(member);
    return name === undefined ? { place: member.property } : { place: member.property, name };
  });
  return asked.includes(null) ? null : asked.flatMap(one => one ?? []);
}

/** Overwrites say yes or no, and tables of numbers are of the API. */
const hasWords = ({ value }: ObjectProperty): boolean =>
  !/^(Boolean|Null|Numeric|BigInt)Literal$|^UnaryExpression$/.test(value.type);
