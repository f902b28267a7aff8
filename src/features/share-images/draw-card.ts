import sharp, { type OverlayOptions } from "sharp";
import { brand } from "#core/brand.ts";
import type { Language } from "#core/vocabulary.ts";
import { fittingLayer, isolated, type TextLayer, textLayer } from "./text-layer.ts";

export type Card = {
  language: Language;
  /** What it is, in a word or two. */
  kind: string;
  title: string;
  description: string;
  /** Short facts in a line: language, version, tags. */
  facts: readonly string[];
};

export const cardSize = { width: 1_200, height: 630 };
/** Part of what names a picture: a new drawing is a new picture. */
export const cardDesign = 1;

const margin = 84;
const inner = cardSize.width - 2 * margin;
const colors = { canvas: "#14121c", line: "#2f2a40", text: "#f4f1fb", muted: "#b5aec8", accent: "#b9a5ff" };
const mark = `<path d="M18.6 4.8 8.6 17.6h6.2l-1.6 9.6 10.2-13h-6.4l1.6-9.4Z" fill="#fff"/>`;

function background(isRtl: boolean): Buffer {
  const x = isRtl ? cardSize.width - margin - 64 : margin;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
    <rect width="100%" height="100%" fill="${colors.canvas}"/>
    <rect x="${isRtl ? cardSize.width - 12 : 0}" width="12" height="100%" fill="#6f38f5"/>
    <svg x="${x}" y="64" width="64" height="64" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#6f38f5"/>${mark}</svg>
    <rect x="${margin}" y="506" width="${inner}" height="2" fill="${colors.line}"/></svg>`,
  );
}

/** Lays texts where a reader of the language begins, mirrored for Arabic. */
const placer =
  (isRtl: boolean) =>
  ({ image, width }: TextLayer, start: number, top: number): OverlayOptions => ({
    ...image,
    top: Math.round(top),
    left: Math.round(isRtl ? cardSize.width - start - width : start),
  });

/** The picture that stands beside a link to a code or project: 1200 × 630, PNG. */
export async function drawCard({ language, kind, title, description, facts }: Card): Promise<Buffer> {
  const isRtl = language === "ar";
  const place = placer(isRtl);
  const name = await textLayer(brand.name[language], { weight: "bold", sizePx: 40, color: colors.text }, 400);
  const what = await textLayer(kind, { weight: "regular", sizePx: 30, color: colors.accent }, 500);
  const heading = await fittingLayer(
    title,
    { weight: "bold", color: colors.text, sizes: [68, 58, 50, 44] },
    { widthPx: inner, heightPx: 180 },
  );
  const layers = [
    place(name, margin + 84, 96 - name.height / 2),
    place(what, cardSize.width - margin - what.width, 96 - what.height / 2),
    place(heading, margin, 176),
  ];
  const below = 176 + Math.max(heading.height, 72) + 36;
  if (description.trim() !== "") {
    const style = { weight: "regular", color: colors.muted, sizes: [32, 28] } as const;
    const about = await fittingLayer(description, style, { widthPx: inner, heightPx: 480 - below });
    layers.push(place(about, margin, below));
  }
  if (facts.length > 0) {
    const direction = isRtl ? "rtl" : "ltr";
    const style = { weight: "regular", color: colors.muted, sizes: [28], direction } as const;
    const text = facts.map(isolated).join("  ·  ");
    const line = await fittingLayer(text, style, { widthPx: inner, heightPx: 44 });
    layers.push(place(line, margin, 546 - line.height / 2));
  }
  return sharp(background(isRtl)).composite(layers).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}
