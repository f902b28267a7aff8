import type { NewExpression, ObjectExpression } from "@babel/types";
import {
  type Call,
  isInvocation,
  keyName,
  type Node,
  parentOf,
  propertyOf,
  stringValue,
} from "../../engine/nodes.ts";
import { constructs, optionsOf } from "../literals.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { colors } from "./enums.ts";

/** `embeds: [{ color: "RED" }]`: data is sent as it is, and a color is a number there. */
export function colorsOfData(rewriter: Rewriter, node: Call | NewExpression): void {
  if (constructs(rewriter, node, "MessageEmbed")) {
    const data = optionsOf(rewriter, node.arguments[0]);
    if (data) colorOf(rewriter, data, false);
  }
}

/** The objects in a list of embeds. */
export function colorsOfEmbeds(rewriter: Rewriter, property: Node): void {
  if (property.type !== "ObjectProperty" || keyName(property) !== "embeds") return;
  if (property.value.type !== "ArrayExpression" || !isInvocation(parentOf(parentOf(property) ?? property)))
    return;
  for (const one of property.value.elements) {
    const data = one?.type === "ObjectExpression" ? one : null;
    if (data) colorOf(rewriter, data, true);
  }
}

function colorOf(rewriter: Rewriter, data: ObjectExpression, weak: boolean): void {
  const color = propertyOf(data, "color");
  const text = color && stringValue(color.value);
  if (!color || text === undefined || color.shorthand) return;
  const to = numberOf(rewriter, text);
  if (to === null) rewriter.flag("14-T69", color, "argument-unknown");
  else rewriter.change("14-T69", color.value, [replace(color.value, to)], weak);
}

function numberOf(rewriter: Rewriter, text: string): string | null {
  if (text === "RANDOM") return "Math.floor(Math.random() * 0x1000000)";
  const hex = /^#?([0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex) return `0x${hex.toLowerCase()}`;
  const named = Object.hasOwn(colors.values, text) ? colors.values[text] : undefined;
  const name = named && rewriter.exported("Colors");
  return name ? `${name}.${named}` : null;
}
