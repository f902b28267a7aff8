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
  invocationAround,
  isCall,
  isInvocation,
  isMember,
  keyName,
  memberName,
  type Node,
  parentOf,
  propertyOf,
  stringValue,
} from "../../engine/nodes.ts";
import { makesClient, optionsOf } from "../literals.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { enumMembers } from "./enum-members.ts";
import * as enums from "./enums.ts";
import { messageContent } from "./flags.ts";

/** Writes the enum's member instead of the string; says whether it could. */
export function enumValue(
  rewriter: Rewriter,
  map: enums.EnumMap,
  value: Node,
  weak: boolean,
  rule = map.id,
): boolean {
  if (value.type === "ConditionalExpression") {
    const done = [value.consequent, value.alternate].map(one => enumValue(rewriter, map, one, weak, rule));
    return done.includes(true);
  }
  const text = stringValue(value) ?? "";
  const to = Object.hasOwn(map.values, text) ? map.values[text] : undefined;
  if (!to || rewriter.done.has(value)) return false;
  const name = rewriter.exported(map.name);
  if (!name) rewriter.flag(rule, value, "argument-unknown");
  else rewriter.change(rule, value, [replace(value, `${name}.${to}`)], weak);
  return true;
}

const siblings = (property: ObjectProperty): Set<string> => {
  const object = parentOf(property);
  return new Set(object?.type === "ObjectExpression" ? object.properties.map(one => keyName(one) ?? "") : []);
};

const has = (names: ReadonlySet<string>, ...wanted: string[]): boolean =>
  wanted.some(name => names.has(name));

/** Keys whose values are enums now, where what stands beside them says what the object is. */
export function enumKeys(rewriter: Rewriter, property: ObjectProperty): void {
  const name = keyName(property);
  if (name !== "type" && name !== "style" && name !== "componentType") return;
  const beside = siblings(property);
  const { value } = property;
  if (name === "componentType") {
    if (rewriter.isBot || has(beside, "filter", "time", "max"))
      enumValue(rewriter, enums.componentTypes, value, true, "14-129");
    return;
  }
  if (name === "style") {
    if (!has(beside, "customId", "custom_id", "url", "label")) return;
    if (!enumValue(rewriter, enums.buttonStyles, value, false))
      enumValue(rewriter, enums.textStyles, value, false);
    return;
  }
  typeKey(rewriter, property, beside);
}

function typeKey(rewriter: Rewriter, property: ObjectProperty, beside: ReadonlySet<string>): void {
  const { value } = property;
  const map = (map: enums.EnumMap, when: boolean, weak = false) =>
    when && enumValue(rewriter, map, value, weak);
  const call = callAround(property);
  const isActivity =
    /^(setActivity|setPresence)$/.test(call) || inKey(property, "activities") || inKey(property, "presence");
  if (map(enums.activityTypes, isActivity)) return;
  if (map(enums.componentTypes, has(beside, "components", "customId", "custom_id", "style", "label"))) return;
  if (map(enums.overwriteTypes, has(beside, "id") && isOverwrite(property))) return;
  if (map(enums.optionTypes, has(beside, "name") && has(beside, "description"))) return;
  if (map(enums.commandTypes, has(beside, "name") && !has(beside, "url"))) return;
  if (map(enums.auditEvents, call === "fetchAuditLogs")) return;
  const isGuildType = /^GUILD_/.test(stringValue(value) ?? "");
  map(
    enums.channelTypes,
    isGuildType && (rewriter.isBot || /^(create|edit|clone)$/.test(call)),
    !/^create$/.test(call),
  );
}

/** In `{ permissionOverwrites: [{ … }] }` and `channel.permissionOverwrites.set([{ … }])`. */
function isOverwrite(property: ObjectProperty): boolean {
  const callee = invocationAround(property)?.callee;
  const owner = isMember(callee) ? callee.object : null;
  return (
    inKey(property, "permissionOverwrites") ||
    (isMember(owner) && memberName(owner) === "permissionOverwrites")
  );
}

/** The name of the call in whose arguments a node stands, objects and lists between left out. */
function callAround(node: Node): string {
  for (let at = parentOf(node); at; at = parentOf(at)) {
    if (isInvocation(at)) return isMember(at.callee) ? (memberName(at.callee) ?? "") : "";
    if (!/^(Object|Array|Conditional|Spread)/.test(at.type)) return "";
  }
  return "";
}

function inKey(node: Node, key: string): boolean {
  for (let at = parentOf(node); at; at = parentOf(at)) {
    if (keyName(at) === key) return true;
    if (!/^(Object|Array)/.test(at.type)) return false;
  }
  return false;
}

const comparedBy = Map.groupBy(enumMembers, ([, member]) => member);

/** `channel.type === "GUILD_TEXT"`, also in a switch, or in `["GUILD_TEXT"].includes(channel.type)`. */
export function comparedValues(rewriter: Rewriter, node: BinaryExpression | SwitchStatement): void {
  const sides: [Node, Node[]][] =
    node.type === "SwitchStatement"
      ? [[node.discriminant, node.cases.flatMap(one => one.test ?? [])]]
      : [
          [node.left, [node.right]],
          [node.right, [node.left]],
        ];
  for (const [subject, values] of sides) compare(rewriter, bare(subject), values);
}

function compare(rewriter: Rewriter, subject: Node, values: readonly Node[]): void {
  if (!isMember(subject)) return;
  for (const [owner, , map] of comparedBy.get(memberName(subject) ?? "") ?? []) {
    const receiver = rewriter.receiver(subject, [owner], false);
    const unique =
      values.some(value => /^GUILD_[A-Z]+/.test(stringValue(value) ?? "")) && map === enums.channelTypes;
    if (!receiver && !(unique && rewriter.typeOf(subject.object) === undefined)) continue;
    for (const value of values) {
      if (stringValue(value) === "GUILD_STORE") rewriter.flag("14-130", value, "removed");
      else enumValue(rewriter, map, value, receiver?.weak ?? true);
    }
  }
}

/** Strings that are passed as arguments. */
export function enumArguments(rewriter: Rewriter, call: Call | NewExpression): void {
  if (makesClient(rewriter, call)) clientOptions(rewriter, optionsOf(rewriter, call.arguments[0]));
  if (!isCall(call) || !isMember(call.callee)) return;
  const first = call.arguments[0];
  if (!first) return;
  switch (memberName(call.callee)) {
    case "setStyle":
      if (
        !enumValue(
          rewriter,
          enums.buttonStyles,
          first,
          !rewriter.receiver(call.callee, ["MessageButton"], false),
        )
      )
        if (rewriter.isBot) enumValue(rewriter, enums.textStyles, first, true);
      return;
    case "setColor":
      setColor(rewriter, call, first);
      return;
    case "resolveColor":
      setColor(rewriter, call, first);
      return;
    case "includes":
      included(rewriter, call, first);
      return;
    case "setType":
    case "addChannelType":
      enumValue(rewriter, enums.channelTypes, first, true);
  }
}

function setColor(rewriter: Rewriter, call: Call, first: Node): void {
  if (first.type === "ConditionalExpression" || first.type === "LogicalExpression") {
    const parts =
      first.type === "LogicalExpression" ? [first.left, first.right] : [first.consequent, first.alternate];
    for (const one of parts) setColor(rewriter, call, one);
    return;
  }
  const to = enums.colors.values[stringValue(first) ?? ""];
  if (!to || !isMember(call.callee)) return;
  const receiver = rewriter.receiver(call.callee, ["MessageEmbed", ".Util"], true);
  const quote = rewriter.text(first)[0];
  if (receiver) rewriter.change("14-105", first, [replace(first, `${quote}${to}${quote}`)], receiver.weak);
}

function included(rewriter: Rewriter, call: Call, first: Node): void {
  if (!isMember(call.callee) || call.callee.object.type !== "ArrayExpression" || !isMember(first)) return;
  compare(
    rewriter,
    first,
    call.callee.object.elements.flatMap(one => one ?? []),
  );
}

function clientOptions(rewriter: Rewriter, options: ObjectExpression | null): void {
  const partials = options && propertyOf(options, "partials")?.value;
  const intents = options && propertyOf(options, "intents")?.value;
  for (const one of listOf(rewriter, partials)) enumValue(rewriter, enums.partials, one, false);
  for (const one of listOf(rewriter, intents)) {
    const isText = stringValue(one) === "GUILD_MESSAGES";
    enumValue(rewriter, enums.intents, one, false);
    if (isText) messageContent(rewriter, one, rewriter.exported("GatewayIntentBits"));
  }
  if (intents?.type === "NumericLiteral") rewriter.flag("14-005", intents, "intents");
}

function listOf(rewriter: Rewriter, node: Node | null | undefined): Node[] {
  if (!node) return [];
  if (stringValue(node) !== undefined) return [node];
  const type = rewriter.typeOf(node);
  return type?.kind === "list" ? type.node.elements.flatMap(one => one ?? []) : [];
}
