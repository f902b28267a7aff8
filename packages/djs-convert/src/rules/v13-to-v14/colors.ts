import {
  type Call,
  endOf,
  invocationAround,
  isCall,
  isMember,
  keyName,
  memberName,
  type Node,
  parentOf,
  startOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { returnedBy } from "../../infer/calls.ts";
import { alternatives, heldBy, onlyHole } from "../held-values.ts";
import { after, before, type Rewriter, replace } from "../rewriter.ts";
import { isTaken, textSources } from "../text-sources.ts";
import { colors } from "./enums.ts";
import { isSetElsewhere } from "./set-elsewhere.ts";

/** `setColor("RED")` → `setColor("Red")`. */
export function setColor(rewriter: Rewriter, call: Call, first: Node): void {
  if (!isMember(call.callee)) return;
  const receiver = rewriter.receiver(call.callee, ["MessageEmbed", "Role", ".Util"], true);
  if (!receiver) return;
  const hole = onlyHole(first);
  for (const one of alternatives(hole ?? first)) {
    for (const number of numbersIn(rewriter, one)) padded(rewriter, number);
    tellOfOutside(rewriter, one);
    if (isPrefixed(rewriter, one)) {
      if (!rewriter.done.has(one)) rewriter.change("14-T87", one, asNumber(one), receiver.weak);
    } else if (/^(Identifier|AwaitExpression)$/.test(one.type) || isMember(one) || isCall(one))
      heldColors(rewriter, one, receiver.weak, hole !== null);
    else color(rewriter, one, receiver.weak, rewriter.typeOf(call.callee.object) !== undefined);
  }
}

/** `0x${digits}` and `"0x" + digits`, of digits that are not made of a number here. */
function isPrefixed(rewriter: Rewriter, node: Node): boolean {
  if (numbersIn(rewriter, node).length > 0) return false;
  if (node.type === "BinaryExpression") return node.operator === "+" && stringValue(node.left) === "0x";
  return (
    node.type === "TemplateLiteral" &&
    node.expressions.length === 1 &&
    /^0x$/.test(node.quasis[0]?.value.raw ?? "")
  );
}

const asNumber = (text: Node): Edit[] => [before(text, "Number("), after(text, ")")];

/**
 * What stands in the environment, and what people type: nobody sees it here, and nothing, old names and short numbers
 * are refused.
 */
const isFromOutside = (rewriter: Rewriter, color: Node): boolean =>
  [color, ...(heldBy(rewriter, color)?.values ?? [])].some(one =>
    /^process\s*\.\s*env\b|^args\s*[.[]|\.getString\(|\.\s*content\b/.test(rewriter.text(one)),
  );

function tellOfOutside(rewriter: Rewriter, color: Node): void {
  if (isFromOutside(rewriter, color)) rewriter.flag("14-105", color, "argument-unknown");
}

/** `roles.create({ color })`: of a role, one that is written out, or comes from somebody. */
export function colorOfRole(rewriter: Rewriter, value: Node): void {
  for (const one of alternatives(onlyHole(value) ?? value)) tellOfOutside(rewriter, one);
  color(rewriter, value, true);
}

/** `Math.floor(Math.random() * 16777215).toString(16)`, also behind a `#` or a name. */
function numbersIn(rewriter: Rewriter, node: Node, depth = 0): Call[] {
  // `var color = "#" + color` never comes to a number.
  if (depth > 20) return [];
  const within = (one: Node): Call[] => numbersIn(rewriter, one, depth + 1);
  if (node.type === "TemplateLiteral") return node.expressions.flatMap(within);
  if (node.type === "BinaryExpression") return within(node.right);
  if (node.type === "Identifier") {
    const held = heldBy(rewriter, node);
    const isClosed = held?.reads.every(one => isTaken(rewriter, one, "color")) ?? false;
    return held && isClosed ? held.values.flatMap(within) : [];
  }
  if (isCall(node) && node.callee.type === "Identifier") {
    const made = rewriter.typeOf(node.callee);
    return made?.kind === "function" ? returnedBy(made.func).flatMap(within) : [];
  }
  const isWritten = isCall(node) && isMember(node.callee) && memberName(node.callee) === "toString";
  const [base] = isWritten ? node.arguments : [];
  return isWritten && base?.type === "NumericLiteral" && base.value === 16 ? [node] : [];
}

/** Six digits are asked for: one number in sixteen has fewer. */
function padded(rewriter: Rewriter, number: Call): void {
  const next = parentOf(number);
  if (isMember(next) && next.object === number) return;
  const sign = signBefore(number);
  rewriter.wrap("14-T115", number, [...(sign ? [sign] : []), after(number, ".padStart(6, '0')")], false);
}

/** `"0x" + number.toString(16)`, which only what reads it as a number takes. */
function signBefore(number: Call): Edit | null {
  const next = parentOf(number);
  if (next?.type === "BinaryExpression" && next.right === number && stringValue(next.left) === "0x")
    return { start: startOf(next.left) + 1, end: endOf(next.left) - 1, text: "#" };
  const [first] = next?.type === "TemplateLiteral" ? next.quasis : [];
  const isFirst = next?.type === "TemplateLiteral" && next.expressions[0] === number;
  return isFirst && first?.value.raw === "0x"
    ? { start: startOf(first), end: endOf(first), text: "#" }
    : null;
}

const textsOf = ({ project }: Rewriter): readonly string[] => project?.texts ?? [];

export const colorOf = (value: Node): string | null => {
  const name = stringValue(value) ?? "";
  return Object.hasOwn(colors.values, name) ? (colors.values[name] ?? null) : null;
};

/**
 * The number of a text like `#fff` or `0x00ff00`: version 13 read all as a number to the base of sixteen, version 14
 * takes six digits and nothing else. Null where it takes the text, or none did.
 */
export function numberRead(text: string | undefined): string | null {
  if (text === undefined || /^#?[\da-f]{6}$/i.test(text) || isColorName(text)) return null;
  const number = Number.parseInt(text.replace("#", ""), 16);
  return number >= 0 && number <= 0xffffff ? `0x${number.toString(16)}` : null;
}

const newNames = new Set(Object.values(colors.values));
/** In one of the versions. */
export const isColorName = (text: string): boolean =>
  Object.hasOwn(colors.values, text) || newNames.has(text);

/** One written out color; what is no name is changed only where it certainly goes to an embed. */
export function color(
  rewriter: Rewriter,
  value: Node,
  weak: boolean,
  isKnown = true,
  isInText = false,
): void {
  if (rewriter.done.has(value)) return;
  const to = colorOf(value);
  const quote = rewriter.text(value)[0];
  const number = numberRead(stringValue(value));
  if (to) rewriter.change("14-105", value, [replace(value, `${quote}${to}${quote}`)], weak);
  else if (number && isKnown) {
    const digits = `${quote}#${number.slice("0x".length).padStart(6, "0")}${quote}`;
    rewriter.change("14-T87", value, [replace(value, isInText ? digits : number)], weak);
  }
}

/**
 * `let color = "RED"; … embed.setColor(color)`, `setColor(colors.error)`: where the texts are there for colors alone. In a
 * template they are to stay texts.
 */
export function heldColors(rewriter: Rewriter, value: Node, weak: boolean, isInText = false): void {
  const sources = textSources(rewriter, value, "color").filter(({ text }) => isOld(text));
  const type = rewriter.typeOf(value);
  const ofOther = type?.kind === "string" ? (type.text ?? "") : "";
  const isOfOther = Object.hasOwn(colors.values, ofOther) || numberRead(ofOther) !== null;
  const isElsewhere = isOfOther && !(isMember(value) && isSetElsewhere(textsOf(rewriter), memberName(value)));
  if (isElsewhere || sources.some(({ text, isOpen }) => isOpen && !rewriter.done.has(text)))
    rewriter.flag("14-105", value, "argument-unknown");
  else for (const { text } of sources) color(rewriter, text, weak, true, isInText);
}

/** A name that version 14 has otherwise, or a number that it does not read. */
export const isOld = (text: Node): boolean => (colorOf(text) ?? numberRead(stringValue(text))) !== null;

/** What keeps a value under a name: `{ error: "RED" }`, `this.color = "RED"`, `color = "RED"` of a class. */
function keeperOf(value: Node): { holder: Node; name: string } | undefined {
  const holder = parentOf(value);
  const isMade = holder?.type === "ObjectProperty" || holder?.type === "ClassProperty";
  const isGiven =
    holder?.type === "AssignmentExpression" && holder.right === value && holder.operator === "=";
  const key = isMade && holder.value === value ? keyName(holder) : undefined;
  const name = isGiven && isMember(holder.left) ? memberName(holder.left) : key;
  return holder && name !== undefined ? { holder, name } : undefined;
}

/** What a text is kept under, also by way of a variable that is there for nothing else: `module.exports = { error }`. */
function keepersOf(rewriter: Rewriter, text: Node): { holder: Node; name: string }[] {
  const value = choiceOf(text);
  const keeper = keeperOf(value);
  if (keeper) return [keeper];
  const declarator = parentOf(value);
  if (declarator?.type !== "VariableDeclarator" || declarator.init !== value) return [];
  const reads = heldBy(rewriter, declarator.id)?.reads ?? [];
  const isOther = (read: Node): boolean => !keeperOf(read) && !isTaken(rewriter, read, "color");
  return reads.some(isOther) ? [] : reads.flatMap(read => keeperOf(read) ?? []);
}

/** The choice of which something is one outcome, or that alone: `x || "RED"`, `x ? "RED" : "BLUE"`. */
export function choiceOf(outcome: Node): Node {
  const choice = parentOf(outcome);
  const isOutcome =
    (choice?.type === "LogicalExpression" && (choice.right === outcome || choice.operator !== "&&")) ||
    (choice?.type === "ConditionalExpression" && choice.test !== outcome);
  return isOutcome ? choiceOf(choice) : outcome;
}

/** `{ error: "RED" }`, which other files set as a color; of `embedColor: "RED"` the name alone says so. */
export function namedColors(rewriter: Rewriter): void {
  for (const text of rewriter.tree.texts) {
    const isName = colorOf(text) !== null;
    const keepers = isName || isShort(text) || isWord(text) ? keepersOf(rewriter, text) : [];
    if (keepers.length === 0 || keepers.some(({ holder }) => invocationAround(holder))) continue;
    const isSet = keepers.every(
      ({ holder, name }) => !isOfEmbed(holder) && isSetElsewhere(textsOf(rewriter), name),
    );
    if (isSet) color(rewriter, text, true);
    else if (isName && rewriter.isOfBot && keepers.some(({ name }) => /colou?r$/i.test(name)))
      rewriter.flagIfLeft("14-105", text, "argument-unknown");
  }
}

/** `"#f00"` and `"0xff0000"`, which are for nothing but colors. */
const isShort = (text: Node): boolean => {
  const value = stringValue(text) ?? "";
  return /^(#|0x)[\da-f]+$/i.test(value) && numberRead(value) !== null;
};

/** `"BLACK"`, which is no name of a color, and of which the letters up to F were read. */
const isWord = (text: Node): boolean => {
  const value = stringValue(text) ?? "";
  return /^[a-f][a-z]+$/i.test(value) && numberRead(value) !== null;
};

const partsOfEmbeds = /^(author|description|fields|footer|image|thumbnail|timestamp|title)$/;

/** What stands beside the parts of an embed is the color of that one. */
function isOfEmbed(property: Node): boolean {
  const data = parentOf(property);
  return (
    data?.type === "ObjectExpression" && data.properties.some(one => partsOfEmbeds.test(keyName(one) ?? ""))
  );
}
