import { isCall, isMember, isWithin, memberName, type Node, stringValue } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { castType, isCast } from "../casts.ts";
import { alternatives, heldBy } from "../held-values.ts";
import { after, before, type Rewriter, replace } from "../rewriter.ts";
import { color, heldColors, isColorName, numberRead } from "./colors.ts";
import { colors } from "./enums.ts";
import { isHexadecimal, onlyNumber } from "./hexadecimal.ts";

/** Makes a number of a text that means a color; `key` is what must stand before it. Null where it cannot be imported. */
export function colorEdits(rewriter: Rewriter, value: Node, key = ""): Edit[] | null {
  const parts = alternatives(value);
  if (parts.length > 1) {
    // Black is 0, which `||` would pass over: it is made a number of what comes out.
    const isOr = value.type === "LogicalExpression" && value.operator === "||";
    const isOpen = (part: Node) => stringValue(part) === undefined && isColorText(rewriter, part);
    if (isOr && parts.some(isOpen)) {
      for (const part of parts) if (isOpen(part)) heldColors(rewriter, part, true);
      const known = parts.map(part => (isOpen(part) ? [] : colorEdits(rewriter, part)));
      const whole = resolved(rewriter, value, key);
      return known.includes(null) || !whole ? null : [...whole, ...known.flatMap(one => one ?? [])];
    }
    const edits = parts.map(part => colorEdits(rewriter, part));
    return edits.includes(null) ? null : edits.flatMap(one => one ?? []);
  }
  const text = stringValue(value);
  const to = text === undefined ? numberOfList(value) : numberOf(rewriter, text);
  if (to !== null) {
    rewriter.done.add(value);
    return [replace(value, `${key}${to}`)];
  }
  const number = onlyNumber(rewriter, value, key);
  if (number) return number;
  // `color: "success"` was refused in an embed: something of the bot's own takes it.
  if (text !== undefined && !isColorName(text)) return [];
  heldColors(rewriter, value, true);
  if (!isColorText(rewriter, value)) return [];
  const texts = rewriter.tree.texts.filter(one => one !== value && isWithin(one, value));
  for (const one of texts)
    if (Object.hasOwn(colors.values, stringValue(one) ?? "")) color(rewriter, one, true);
  const isHex = heldBy(rewriter, value)?.values.every(one => isHexadecimal(one)) ?? false;
  return isHex ? [before(value, `${key}parseInt(`), after(value, ", 16)")] : resolved(rewriter, value, key);
}

/** Whether it is a text: what roles, members and users call so is one, whosever it is. */
const isColorText = (rewriter: Rewriter, value: Node): boolean =>
  rewriter.typeOf(value)?.kind === "string" ||
  /^process\.env\.|\.(displayHexColor|hexAccentColor|hexColor)$/.test(rewriter.text(value)) ||
  isStatedColor(rewriter, value);

/** The number of what is only known when it runs; nothing has the number of no color. */
function resolved(rewriter: Rewriter, value: Node, key: string): Edit[] | null {
  const resolve = rewriter.exported("resolveColor");
  const instead = mayBeNothing(rewriter, value) ? " ?? 'Default'" : "";
  return resolve ? [before(value, `${key}${resolve}(`), after(value, `${instead})`)] : null;
}

/**
 * `options.getString("color")` of an option that need not be given, `member?.displayHexColor`, the color of an embed or
 * of a profile, and a name for these.
 */
const mayBeNothing = (rewriter: Rewriter, value: Node): boolean =>
  [value, ...(heldBy(rewriter, value)?.values ?? [])].some(one => {
    const isOption = isCall(one) && isMember(one.callee) && memberName(one.callee) === "getString";
    if (isOption) return one.arguments.length < 2;
    if (isMember(one) && memberName(one) === "hexAccentColor") return true;
    if (isMember(one) && memberName(one) === "hexColor" && rewriter.receiver(one, ["MessageEmbed"], false))
      return true;
    return /^[\w$.]+\?\./.test(rewriter.text(one));
  });

/** `(color: ColorResolvable) =>`, and `config.color as ColorResolvable`: a text, a number or a list of three. */
function isStatedColor(rewriter: Rewriter, value: Node): boolean {
  const stated = /^(\w+\.)?ColorResolvable$/;
  if (isCast(value)) return stated.test(castType(rewriter, value));
  const name = value.type === "Identifier" ? rewriter.tree.resolve(value)?.identifier : undefined;
  const annotation = name?.typeAnnotation?.type === "TSTypeAnnotation" ? name.typeAnnotation : undefined;
  return annotation !== undefined && !name?.optional && stated.test(rewriter.text(annotation.typeAnnotation));
}

/** `[255, 0, 0]`. */
function numberOfList(value: Node): string | null {
  if (value.type !== "ArrayExpression" || value.elements.length !== 3) return null;
  const parts = value.elements.map(one => (one?.type === "NumericLiteral" ? one.value : -1));
  const isColor = parts.every(part => Number.isInteger(part) && part >= 0 && part < 256);
  return isColor ? `0x${parts.map(part => part.toString(16).padStart(2, "0")).join("")}` : null;
}

/** What somebody meant as a color; version 13 read `"color"` as one, too. */
const isWritten = /^(#|0x)?[\da-f]+$/i;

function numberOf(rewriter: Rewriter, text: string): string | null {
  if (text === "RANDOM") return "Math.floor(Math.random() * 0x1000000)";
  const hex = /^#?([0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex) return `0x${hex.toLowerCase()}`;
  const named = Object.hasOwn(colors.values, text) ? colors.values[text] : undefined;
  const name = named && rewriter.exported("Colors");
  return name ? `${name}.${named}` : named || !isWritten.test(text) ? null : numberRead(text);
}
