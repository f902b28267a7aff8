import type { NewExpression, ObjectExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  endOf,
  isCall,
  isMember,
  keyName,
  memberName,
  type Node,
  outerEnd,
  parentOf,
  propertyOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { actsOnce } from "../../engine/walk.ts";
import { dropProperty } from "../arguments.ts";
import { isAskedFor } from "../asked-for.ts";
import { alternatives, onlyHole } from "../held-values.ts";
import { isRepeatable } from "../literals.ts";
import { isMoment } from "../moments.ts";
import { after, before, behind, type Rewriter, remove, replace } from "../rewriter.ts";
import { withoutMarks } from "./enum-value.ts";

// Builders look at what they are given. Much that Discord took, or took for something else, they refuse with an error.

/** `embed.setURL("")`: null takes away what an empty text did not show. */
export function emptyTexts(rewriter: Rewriter, call: Call | NewExpression): void {
  const [first] = call.arguments;
  if (!isMember(call.callee) || !first) return;
  // Also `setThumbnail(flag || "")`.
  const empty = alternatives(first).filter(one => stringValue(one) === "");
  const isUnique = rewriter.isBot && /^set(Image|Thumbnail)$/.test(memberName(call.callee) ?? "");
  const receiver = empty.length > 0 && rewriter.receiver(call.callee, ["MessageEmbed"], isUnique);
  for (const one of receiver ? empty : [])
    rewriter.change("14-T89", one, [replace(one, "null")], receiver ? receiver.weak : true);
}

/** `setDescription(message.content)`: a message may be nothing but a picture, and its text empty. */
export function contentAsText(rewriter: Rewriter, call: Call | NewExpression): void {
  const [first, ...others] = call.arguments;
  if (!isMember(call.callee) || !first || others.length > 0) return;
  const content = onlyHole(first) ?? first;
  if (!isMember(content) || !/^(cleanC|c)ontent$/.test(memberName(content) ?? "")) return;
  if (!rewriter.infer.isA(rewriter.typeOf(content.object), "Message") || isAskedFor(rewriter, content))
    return;
  const receiver = rewriter.receiver(call.callee, ["MessageEmbed"], false);
  if (!receiver) return;
  const marks = content === first ? [] : withoutMarks(first, content);
  rewriter.wrap("14-T89", first, [...marks, after(content, " || null")], receiver.weak);
}

/** `setFooter("", icon)` showed nothing; `setAuthor({ name, iconURL: "" })` no picture. */
export function emptyParts(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee)) return;
  const [first, ...others] = call.arguments;
  const receiver = rewriter.receiver(call.callee, ["MessageEmbed"], rewriter.isBot);
  if (!first || !receiver) return;
  if (first.type === "ObjectExpression" && lacksText(first)) {
    rewriter.flag("14-T130", call.callee, "behaviour");
    return;
  }
  const [text, ...addresses] =
    first.type === "ObjectExpression" ? partsOf(first) : ([first, ...others] as Node[]);
  if (stringValue(text) === "" && !call.arguments.some(actsOnce)) {
    const last = others.at(-1) ?? first;
    const edits = [
      replace(first, "null"),
      ...(last === first ? [] : [remove(outerEnd(first), outerEnd(last))]),
    ];
    rewriter.change("14-T89", call.callee, edits, receiver.weak);
    return;
  }
  for (const one of addresses.flatMap(alternatives))
    if (stringValue(one) === "") rewriter.change("14-T89", one, [replace(one, "null")], receiver.weak);
}

/** `{ iconURL }`: neither a text nor a name, and nothing that may bring one. */
const lacksText = ({ properties }: ObjectExpression): boolean =>
  properties.every(one => one.type !== "SpreadElement" && !/^(text|name)$/.test(keyName(one) ?? "text"));

/** The text of an author or a footer, and the addresses beside it. */
const partsOf = (object: ObjectExpression): Node[] =>
  ["text", "name", "iconURL", "url"].flatMap(key => propertyOf(object, key)?.value ?? []);

/** `setTimestamp("2020-01-01")`: a text was read as a date, and one that is none was no time. */
export function textTimes(rewriter: Rewriter, call: Call | NewExpression): void {
  const [first] = call.arguments;
  if (!isMember(call.callee) || !first) return;
  const receiver = rewriter.receiver(call.callee, ["MessageEmbed"], false);
  if (!receiver) return;
  if (isReceivedTime(rewriter, first) || isCalledTime(rewriter, first)) {
    // There may be none, and it may be a number.
    const open = isRepeatable(first) ? `${rewriter.text(first)} && new Date(` : "new Date(";
    rewriter.change("14-T101", first, [before(first, open), after(first, ")")], receiver.weak);
    return;
  }
  if (rewriter.typeOf(first)?.kind !== "string" && !isMoment(rewriter, first)) return;
  const text = stringValue(first);
  const isNoTime = text !== undefined && Number.isNaN(Date.parse(text));
  const edits = isNoTime ? [replace(first, "null")] : [before(first, "new Date("), after(first, ")")];
  rewriter.change("14-T101", first, edits, receiver.weak);
}

/** `message.embeds[0].timestamp`, which was a number. */
const isReceivedTime = (rewriter: Rewriter, node: Node): boolean =>
  rewriter.typeOf(node)?.kind === "number" && rewriter.next.typeOf(node)?.kind === "string";

/** `data.created_at`, of which nothing else is known: what servers answer is a text as a rule. */
function isCalledTime(rewriter: Rewriter, node: Node): boolean {
  const kind = rewriter.typeOf(node)?.kind;
  // What is of discord.js has dates, `message.createdAt`.
  const isOpen =
    isMember(node) &&
    !node.computed &&
    (kind === undefined || kind === "foreign") &&
    rewriter.typeOf(node.object)?.kind !== "instance";
  return (
    isOpen &&
    /(_(at|on|date|time)|^(date|time|timestamp|published|released)|[a-z]Date|[a-z](ed|sh)At)$/.test(
      memberName(node) ?? "",
    )
  );
}

const components = ["MessageButton", "MessageSelectMenu", "TextInputComponent"];

/** `setDisabled(0)`, `setRequired("yes")`. */
export function booleanSetters(rewriter: Rewriter, call: Call | NewExpression): void {
  const [first] = call.arguments;
  if (isMember(call.callee) && first && rewriter.receiver(call.callee, components, rewriter.isBot))
    changeToBoolean(rewriter, "14-T102", first);
}

/** `{ name, value, inline: "true" }`. */
export function inlineKey(rewriter: Rewriter, property: ObjectProperty): void {
  const field = parentOf(property);
  if (!rewriter.isBot || field?.type !== "ObjectExpression" || property.shorthand) return;
  if (propertyOf(field, "name") && propertyOf(field, "value"))
    changeToBoolean(rewriter, "14-T99", property.value);
}

function changeToBoolean(rewriter: Rewriter, rule: string, value: Node): void {
  const edits = toBoolean(rewriter, value);
  if (!edits) rewriter.flag(rule, value, "argument-unknown");
  else if (edits.length > 0) rewriter.change(rule, value, edits, true);
}

/** True or false for what Discord took for one of them; null for what it did not take. */
export function toBoolean(rewriter: Rewriter, value: Node): Edit[] | null {
  const to = booleanOf(value);
  if (to !== null) return [replace(value, String(to))];
  if (stringValue(value) !== undefined) return null;
  switch (rewriter.typeOf(value)?.kind) {
    case "number":
      return [before(value, "Boolean("), after(value, ")")];
    case "string": {
      // `inline || true` is not always a text.
      const isText = alternatives(value).every(one => one.type !== "BooleanLiteral");
      return isText ? behind(value, ' === "true"') : [before(value, "String("), after(value, ') === "true"')];
    }
    case "object":
    case "list":
    case "array":
    case "instance":
    case "collection":
      return null;
    default:
      return [];
  }
}

/** What Discord took a value for that is neither true nor false. */
function booleanOf(value: Node): boolean | null {
  if (value.type === "NullLiteral") return false;
  if (value.type === "NumericLiteral") return value.value !== 0;
  const text = stringValue(value)?.toLowerCase();
  return text === "true" ? true : text === "false" || text === "" ? false : null;
}

/** `setMinValues("1")`. */
export function numberSetters(rewriter: Rewriter, call: Call | NewExpression): void {
  const [first] = call.arguments;
  if (!isMember(call.callee) || !first || rewriter.typeOf(first)?.kind !== "string") return;
  if (!rewriter.receiver(call.callee, components, rewriter.isBot)) return;
  const text = stringValue(first) ?? "";
  const edits = /^\d+$/.test(text)
    ? [replace(first, String(Number(text)))]
    : [before(first, "Number("), after(first, ")")];
  rewriter.change("14-T102", first, edits, true);
}

/** `new MessageButton().setLabel("").setEmoji(x)`: a button without a label gets none. */
export function emptyLabels(rewriter: Rewriter, call: Call | NewExpression): void {
  const { callee } = call;
  const [first] = call.arguments;
  const isEmpty = stringValue(first) === "" || (isSetEmoji(callee) && isNoEmoji(first));
  if (!isEmpty || !isMember(callee)) return;
  const receiver = rewriter.receiver(callee, ["MessageButton"], false);
  if (!receiver) return;
  if (parentOf(call)?.type === "ExpressionStatement" && !isCall(callee.object))
    rewriter.flag("14-T103", callee, "argument-unknown");
  else rewriter.change("14-T103", callee, [remove(outerEnd(callee.object), endOf(call))], receiver.weak);
}

const isSetEmoji = (callee: Node): boolean => isMember(callee) && memberName(callee) === "setEmoji";

/** Null, and the name of an emoji in a message, such as `:x:`, of which version 13 made null. */
function isNoEmoji(node: Node | undefined): boolean {
  const text = stringValue(node);
  return text === undefined ? node?.type === "NullLiteral" : text.includes(":") && !/\w{2}:/.test(text);
}

/** `{ label, value, description: "" }` of a menu: what is not there is left out. */
export function emptyOptionKeys(rewriter: Rewriter, property: ObjectProperty): void {
  const option = parentOf(property);
  if (!rewriter.isBot || option?.type !== "ObjectExpression") return;
  if (!propertyOf(option, "label") || !propertyOf(option, "value")) return;
  const name = keyName(property);
  const isEmptyText = name === "description" && stringValue(property.value) === "";
  const isEmpty = name === "emoji" ? isNoEmoji(property.value) : property.value.type === "NullLiteral";
  if (isEmptyText || isEmpty)
    rewriter.change("14-T104", property, dropProperty(rewriter, option, property), true);
  else
    for (const one of alternatives(property.value))
      if (one.type === "NullLiteral") rewriter.change("14-T104", one, [replace(one, "undefined")], true);
}
