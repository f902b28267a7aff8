import type {
  BinaryExpression,
  NewExpression,
  ObjectExpression,
  ObjectProperty,
  SwitchStatement,
} from "@babel/types";
import {
  bare,
  type Call,
  isCall,
  isMember,
  keyName,
  type Member,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import { isCalledChannel, sidesOf } from "../comparisons.ts";
import { comparedWith, handOn, placesOf } from "../handed-values.ts";
import { alternatives, elementsOf, heldBy, readFrom } from "../held-values.ts";
import { optionsOf, renameKey } from "../literals.ts";
import { type Rewriter, replace } from "../rewriter.ts";

const row = "13-054";

/** Row and new name of each type. */
const types: Readonly<Record<string, readonly [string, string]>> = {
  text: [row, "GUILD_TEXT"],
  voice: ["13-055", "GUILD_VOICE"],
  category: ["13-056", "GUILD_CATEGORY"],
  news: ["13-057", "GUILD_NEWS"],
  store: ["13-058", "GUILD_STORE"],
  dm: ["13-059", "DM"],
  group: ["13-060", "GROUP_DM"],
  unknown: ["13-061", "UNKNOWN"],
};

const typeNamed = (name: string | undefined): readonly [string, string] | undefined =>
  name !== undefined && Object.hasOwn(types, name) ? types[name] : undefined;

/** Says whether this is the type of a channel, also by way of a name: `const { type } = channel`. */
function ofChannel(rewriter: Rewriter, node: Node): { weak: boolean } | null {
  const read = readFrom(rewriter, bare(node));
  if (read?.name !== "type") return null;
  if (isCalledChannel(rewriter, read.object)) return { weak: true };
  return rewriter.matches(rewriter.typeOf(read.object), ["Channel"], false);
}

/** `channel.type === "text"`, also in a switch. */
export function comparedTypes(rewriter: Rewriter, node: BinaryExpression | SwitchStatement): void {
  for (const [subject, values] of sidesOf(node)) {
    const receiver = ofChannel(rewriter, subject);
    if (receiver) for (const value of values) channelType(rewriter, value, receiver.weak);
  }
}

/** `["text", "news"].includes(channel.type)`, also by way of a name that is there for that alone. */
export function listedTypes(rewriter: Rewriter, call: Call | NewExpression): void {
  const [first] = call.arguments;
  if (!isCall(call) || !isMember(call.callee) || !first) return;
  const receiver = ofChannel(rewriter, first);
  const listed = receiver && elementsOf(rewriter, call.callee.object);
  if (!receiver || !listed) return;
  const { held, values } = listed;
  if (!held || held.reads.every(read => asksForType(rewriter, read)))
    for (const value of values) channelType(rewriter, value, receiver.weak);
  else if (values.some(value => typeNamed(stringValue(value)))) rewriter.flag(row, first, "argument-unknown");
}

/** `list.includes(channel.type)`. */
function asksForType(rewriter: Rewriter, read: Node): boolean {
  const callee = parentOf(read);
  const call = callee && parentOf(callee);
  if (!isMember(callee) || callee.object !== read || !isCall(call) || call.callee !== callee) return false;
  const [first] = call.arguments;
  return (
    /^(includes|indexOf)$/.test(memberName(callee) ?? "") &&
    first !== undefined &&
    ofChannel(rewriter, first) !== null
  );
}

/** One type that is written out, or that a name holds which is there for that alone. */
export function channelType(rewriter: Rewriter, value: Node, weak: boolean): void {
  for (const one of alternatives(value)) {
    const to = typeNamed(stringValue(one));
    const quote = rewriter.text(one)[0];
    if (one.type === "Identifier") heldType(rewriter, one);
    else if (to && !rewriter.done.has(one))
      rewriter.change(to[0], one, [replace(one, `${quote}${to[1]}${quote}`)], weak);
  }
}

function heldType(rewriter: Rewriter, name: Node): void {
  const held = heldBy(rewriter, name);
  const values = (held?.values ?? []).flatMap(alternatives).filter(one => typeNamed(stringValue(one)));
  if (!held || values.length === 0) return;
  if (held.reads.every(read => takesType(rewriter, read)))
    for (const one of values) channelType(rewriter, one, true);
  else rewriter.flag(row, name, "argument-unknown");
}

/** Compared with the type of a channel, or what a channel is made with. */
function takesType(rewriter: Rewriter, read: Node): boolean {
  const parent = parentOf(read);
  if (parent?.type === "BinaryExpression")
    return ofChannel(rewriter, parent.left === read ? parent.right : parent.left) !== null;
  return parent?.type === "ObjectProperty" && parent.value === read && keyName(parent) === "type";
}

/** `names[channel.type]`, `channel.type.toUpperCase()` and `${channel.type}`: another word is read. */
export function readTypes(rewriter: Rewriter, node: Member): void {
  const receiver = rewriter.done.has(node) ? null : ofChannel(rewriter, node);
  if (!receiver) return;
  const parent = parentOf(node);
  if (isMember(parent) && parent.computed && parent.property === node) {
    const keys = isTable(rewriter, parent.object) ? keysOf(optionsOf(rewriter, parent.object)) : null;
    for (const [property, [id, to]] of keys ?? [])
      rewriter.change(id, property, renameKey(property, to), receiver.weak);
    if (!keys) rewriter.flag(row, node, "behaviour");
  } else if (isText(node, parent)) rewriter.flag(row, node, "behaviour");
}

/** A method of a text is called on it, it becomes part of one, or a pattern is looked for in it. */
function isText(node: Node, parent: Node | undefined): boolean {
  if (isMember(parent)) return parent.object === node;
  if (isCall(parent))
    return isMember(parent.callee) && /^(addField|exec|match|test)$/.test(memberName(parent.callee) ?? "");
  return (
    parent?.type === "TemplateLiteral" || (parent?.type === "BinaryExpression" && parent.operator === "+")
  );
}

/** An object that is there for looking up types alone. */
function isTable(rewriter: Rewriter, node: Node): boolean {
  if (node.type !== "Identifier") return node.type === "ObjectExpression";
  const held = heldBy(rewriter, node);
  return held?.values.length === 1 && held.reads.every(read => looksUp(rewriter, read));
}

function looksUp(rewriter: Rewriter, read: Node): boolean {
  const member = parentOf(read);
  return (
    isMember(member) &&
    member.object === read &&
    member.computed &&
    ofChannel(rewriter, member.property) !== null
  );
}

/** Each key with what it is called now; null where one is something else, or nobody sees them. */
function keysOf(table: ObjectExpression | null): [ObjectProperty, readonly [string, string]][] | null {
  if (!table || table.properties.length === 0) return null;
  const found = table.properties.map((one): [ObjectProperty, readonly [string, string]] | null => {
    const to = one.type === "ObjectProperty" && !one.computed ? typeNamed(keyName(one)) : undefined;
    return to && one.type === "ObjectProperty" ? [one, to] : null;
  });
  return found.every(one => one !== null) ? found : null;
}

/** `describe(channel.type)`: another word goes on to functions. */
export function handedTypes(rewriter: Rewriter): void {
  if (!rewriter.isOfBot) return;
  const known = placesOf(rewriter, "Channel", "type").map(({ place, weak }) => [place, { weak }] as const);
  handOn(rewriter, new Map(known), {
    isSame: () => true,
    isSettled: () => false,
    // One text is as good as another.
    isText: () => false,
    asks: use => comparedWith(rewriter, use).some(isTypeLeft(rewriter)) || isAsked(use),
    read: (use, { weak }) => {
      for (const one of comparedWith(rewriter, use)) channelType(rewriter, one, weak);
      if (isAsked(use)) rewriter.flag(row, use, "behaviour");
    },
    give: place => rewriter.flag(row, place, "behaviour"),
    tell: place => rewriter.flagIfLeft(row, place, "behaviour"),
  });
}

/** Whether this is one of the types of version 12, which no rule has written anew. */
const isTypeLeft =
  ({ done }: Rewriter) =>
  (value: Node): boolean =>
    typeNamed(stringValue(value)) !== undefined && !done.has(value);

/** What a type is looked up in, and a text that it becomes a part of. */
function isAsked(use: Node): boolean {
  const parent = parentOf(use);
  return isText(use, parent) || (isMember(parent) && parent.computed && parent.property === use);
}
