import type { NewExpression, Node, ObjectProperty } from "@babel/types";
import {
  type Call,
  isCall,
  isMember,
  keyName,
  memberName,
  parentOf,
  propertyOf,
  stringValue,
} from "../../engine/nodes.ts";
import { isCast } from "../casts.ts";
import { alternatives } from "../held-values.ts";
import { holdsWord } from "../left-out.ts";
import { constructs, isOfRole, makes } from "../literals.ts";
import { after, before, type Rewriter, replace } from "../rewriter.ts";
import { textSources } from "../text-sources.ts";
import { isTypeScript } from "../type-uses.ts";
import { colors } from "../v13-to-v14/enums.ts";
import { besideFields } from "./texts.ts";

/** What a text that is no color's name is taken for; null where version 13 takes it as it is. */
export function colorOf(text: string): string | null {
  const named = nameOf(text);
  if (named !== null) return named === text ? null : named;
  if (/^[\da-f]{1,6}$/i.test(text)) return `#${text.padStart(6, "0")}`;
  if (isColor(text)) return null;
  const number = Number.parseInt(text.replace("#", ""), 16);
  // Version 12 took no color from what is no number either; version 13 refuses it.
  if (Number.isNaN(number)) return "DEFAULT";
  return isReadInPart(text) ? `#${number.toString(16).padStart(6, "0")}` : null;
}

/** What version 13 calls a color, where that is written in another way. */
function nameOf(text: string): string | null {
  const name = text.toUpperCase();
  // There never was a black: its name was read as a number, which is next to it. A role takes 0 for no color.
  if (name === "BLACK") return "#00000B";
  const grey = name.replace("GRAY", "GREY");
  return [name, grey].find(one => Object.hasOwn(colors.values, one)) ?? null;
}

/** `CYAN`: read up to the first letter that is no digit, which is hardly what was meant. */
const isReadInPart = (text: string): boolean =>
  /^(?!0x)[\da-f]{1,6}[^\da-f]/i.test(text) && nameOf(text) === null && !isColor(text);

/** A name, also one of version 14: settings say already what they are to say; or digits behind a `#`. */
const isColor = (text: string): boolean =>
  Object.hasOwn(colors.values, text) || namesIn14.has(text) || /^(RANDOM|DEFAULT|#[\da-f]{6})$/i.test(text);

const namesIn14 = new Set(Object.values(colors.values));

/** A text of which nobody knows that it is a color: one that comes from elsewhere, or `CYAN`, which is read as 12. */
function isOpenText(rewriter: Rewriter, node: Node): boolean {
  const text = stringValue(node);
  if (text === undefined) {
    const type = rewriter.typeOf(node);
    if (type === undefined) return holdsWord(rewriter, node);
    return type.kind === "string" && !(isColor(type.text ?? "") && !isTypeScript(rewriter));
  }
  return isReadInPart(text) || (!rewriter.done.has(node) && !text.startsWith("#") && !isColor(text));
}

/** `{ title, color: text }`. */
export function colorOfData(rewriter: Rewriter, property: ObjectProperty): void {
  const data = parentOf(property);
  if (!rewriter.isBot || data?.type !== "ObjectExpression") return;
  const isEmbed = besideFields.some(key => key !== "color" && propertyOf(data, key));
  if (!isEmbed && !isOfRole(property)) return;
  const parts = alternatives(property.value);
  if (isEmbed && isOfOwnClass(rewriter, data)) {
    if (parts.some(one => colorOf(stringValue(one) ?? "#000000") !== null))
      rewriter.flag("13-T39", property, "types");
    return;
  }
  for (const one of parts) colorName(rewriter, one, true, isEmbed);
  const open = parts.filter(one => !heldColorNames(rewriter, one, true) && isOpenText(rewriter, one));
  if (open.length > 0) rewriter.flag("13-T39", property, "types");
  const isTaken = open.length > 0 && isOfEmbed(rewriter, data);
  for (const one of isTaken ? open : []) castColor(rewriter, one, one === property.value);
}

/** `new OwnEmbed({ color: "success" })`: what that means, the bot alone knows. */
function isOfOwnClass(rewriter: Rewriter, data: Node): boolean {
  const made = parentOf(data);
  return made?.type === "NewExpression" && made.callee !== data && !makes(rewriter, made, "MessageEmbed");
}

/** `new MessageEmbed({ … })`, and what is sent as an embed. */
function isOfEmbed(rewriter: Rewriter, data: Node): boolean {
  const parent = parentOf(data);
  if (parent?.type === "NewExpression") return constructs(rewriter, parent, "MessageEmbed");
  const holder = parent?.type === "ArrayExpression" ? parentOf(parent) : parent;
  return holder?.type === "ObjectProperty" && /^embeds?$/.test(keyName(holder) ?? "");
}

/** `setColor("red")` and `setColor("ff0000")`: names are written in capitals, numbers begin with a `#`. */
export function colorNames(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee) || memberName(call.callee) !== "setColor") return;
  const [first] = call.arguments;
  const receiver = rewriter.receiver(call.callee, ["MessageEmbed", "Role"], false);
  if (!first || !receiver) return;
  const parts = alternatives(first);
  for (const one of parts) colorName(rewriter, one, receiver.weak);
  const open = parts.filter(
    one => !heldColorNames(rewriter, one, receiver.weak) && isOpenText(rewriter, one),
  );
  if (open.length > 0) rewriter.flag("13-T39", first, "types");
  for (const one of open) castColor(rewriter, one, one === first);
}

/** `setColor(text as ColorResolvable)`: a type checker takes no text of which it does not know that it is a color. */
function castColor(rewriter: Rewriter, color: Node, isAlone: boolean): void {
  if (isCast(color) || !isTypeScript(rewriter) || isWritten(rewriter, color) || isReceived(color)) return;
  const type = rewriter.names.useType("ColorResolvable");
  if (type === null) return;
  const property = parentOf(color);
  const isShort = property?.type === "ObjectProperty" && property.shorthand;
  if (isShort) {
    rewriter.wrap("13-T75", color, [after(color, `: ${rewriter.text(color)} as ${type}`)], false);
    return;
  }
  const cast = after(color, isAlone ? ` as ${type}` : ` as ${type})`);
  rewriter.wrap("13-T75", color, isAlone ? [cast] : [before(color, "("), cast], false);
}

/** `member.displayHexColor`, which is known to be a color. */
const isReceived = (color: Node): boolean =>
  isMember(color) && /^(displayHexColor|hexAccentColor|hexColor)$/.test(memberName(color) ?? "");

/** Whether the text is read to the letter: `#${digits}`, and a `const` that holds one. */
function isWritten(rewriter: Rewriter, color: Node): boolean {
  if (color.type === "TemplateLiteral") return color.quasis[0]?.value.raw.startsWith("#") ?? false;
  if (stringValue(color) !== undefined) return true;
  const binding = color.type === "Identifier" ? rewriter.tree.resolve(color) : null;
  const declarator = binding?.owner;
  if (declarator?.type !== "VariableDeclarator" || declarator.id !== binding?.identifier) return false;
  const list = parentOf(declarator);
  const isConstant = list?.type === "VariableDeclaration" && list.kind === "const";
  if (!isConstant || !declarator.init || declarator.id.typeAnnotation) return false;
  return alternatives(declarator.init).every(one => isWritten(rewriter, one));
}

/**
 * `(title, color = "red") => embed.setColor(color)`, of texts that are there for colors alone: they stay texts. Says
 * whether that is all, also for a type checker.
 */
function heldColorNames(rewriter: Rewriter, value: Node, weak: boolean): boolean {
  if (value.type !== "Identifier" && !isMember(value)) return false;
  const sources = textSources(rewriter, value, "color");
  if (sources.some(({ isOpen }) => isOpen)) return false;
  for (const { text } of sources) {
    const to = textOf(stringValue(text) ?? "");
    const quote = rewriter.text(text)[0];
    if (to !== null && !rewriter.done.has(text))
      rewriter.change("13-T35", text, [replace(text, `${quote}${to}${quote}`)], weak);
  }
  return isWritten(rewriter, value) && sources.every(({ text }) => !isReadInPart(stringValue(text) ?? ""));
}

const textOf = (text: string): string | null =>
  isHexadecimal.test(text) ? `#${text.slice("0x".length).padStart(6, "0")}` : colorOf(text);

const isHexadecimal = /^0x[\da-f]{1,6}$/i;

/** Writes one color as version 13 takes it; the digits of one in an embed's data are a number, as version 14 wants them. */
function colorName(rewriter: Rewriter, color: Node, weak: boolean, isData = false): void {
  const text = stringValue(color) ?? "";
  const isNumber = isHexadecimal.test(text);
  const to = stringValue(color) === undefined ? null : colorOf(text);
  if (to === null && !isNumber) return;
  const quote = rewriter.text(color)[0];
  const number = isNumber ? text : isData && to?.startsWith("#") ? to.replace("#", "0x") : undefined;
  rewriter.change("13-T35", color, [replace(color, number ?? `${quote}${to}${quote}`)], weak);
}
