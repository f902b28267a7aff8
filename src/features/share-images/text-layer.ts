import sharp, { type OverlayOptions } from "sharp";
import { fontFamilies } from "./share-fonts.ts";

export type TextStyle = {
  weight: keyof typeof fontFamilies;
  sizePx: number;
  color: string;
  /** Which way the lines run; by default as their first letter. */
  direction?: "ltr" | "rtl" | undefined;
};
export type TextLayer = { image: OverlayOptions; width: number; height: number };

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const joinersAndIsolates = "\\u200c|\\u200d|\\u2068|\\u2069";
const gaps = new RegExp(`(?:(?!${joinersAndIsolates})[\\p{Cc}\\p{Cf}\\s])+`, "gu");
const pictographs = /\p{Extended_Pictographic}\ufe0f?/gu;

/**
 * Text as layout takes it: no markup, no control or direction marks of the writer's except the joiners, and no emoji,
 * which none of our fonts has.
 */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(pictographs, "")
    .replace(gaps, " ")
    .replace(/[&<>"]/g, sign => entities[sign] ?? "");

/** Stands for a text of which nothing can be drawn. */
const nothing = "…";

const directionMarks = { ltr: "\u200e", rtl: "\u200f" };

/** One of several items in a line: its direction is its own. */
export const isolated = (text: string): string => `\u2068${text.replace(/[\u2068\u2069]/g, "")}\u2069`;

/**
 * A text set in lines of at most `widthPx`, cut to the letters. Letters are joined, and Arabic runs from right to left,
 * as HarfBuzz and FriBidi do it.
 */
export async function textLayer(text: string, style: TextStyle, widthPx: number): Promise<TextLayer> {
  const mark = style.direction === undefined ? "" : directionMarks[style.direction];
  const drawn = /[\p{L}\p{N}\p{P}\p{S}]/u.test(plain(text)) ? plain(text) : nothing;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${style.color}">${mark}${drawn}</span>`,
      font: `${fontFamilies[style.weight]} ${style.sizePx}px`,
      width: widthPx,
      wrap: "word-char",
      rgba: true,
      dpi: 72,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { image: { input: data, raw: { width, height, channels: 4 } }, width, height };
}

/** The same text in the largest of `sizes` with which it is no higher than `heightPx`; cut when even the last is not. */
export async function fittingLayer(
  text: string,
  style: Omit<TextStyle, "sizePx"> & { sizes: readonly number[] },
  room: { widthPx: number; heightPx: number },
): Promise<TextLayer> {
  let layer: TextLayer | undefined;
  for (const sizePx of style.sizes) {
    layer = await textLayer(text, { ...style, sizePx }, room.widthPx);
    if (layer.height <= room.heightPx) return layer;
  }
  const letters = [...text];
  const shorter = letters.slice(0, Math.floor(letters.length * 0.8)).join("");
  if (layer === undefined || letters.length < 5) throw new Error("There is no room for a text");
  return fittingLayer(`${shorter.replace(/[\s…]+$/, "")}…`, style, room);
}
