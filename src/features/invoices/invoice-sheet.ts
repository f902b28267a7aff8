import { createRequire } from "node:module";
import type { Language } from "#core/vocabulary.ts";
import { textRuns } from "./text-runs.ts";

const { resolve } = createRequire(import.meta.url);
const files = {
  latin: {
    regular: "ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff",
    bold: "ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff",
  },
  arabic: {
    regular: "ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff",
    bold: "ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff",
  },
} as const;

export type Style = { size: number; weight?: "regular" | "bold"; color?: string };
type Place = { x: number; y: number; width: number; side: "start" | "end" };

/** Text beyond the letters of our fonts is left out: a name may hold anything. */
const setable = (text: string): string =>
  text
    .normalize("NFC")
    .replace(
      /[^\u060c\u061b\u061f\u0620-\u0652\u0660-\u066d\u0671-\u06d3\u06f0-\u06f9\u0020-\u007e\u00a0-\u024f\u200e\u200f\u2010-\u2026\u20ac]/gu,
      "",
    )
    .replace(/\s+/g, " ")
    .trim();

/** The library is large and rarely needed: it is loaded with the first invoice. */
const loadLibrary = async () => (await import("pdfkit")).default;

/** One page on which lines are set in both scripts, from the side on which the language begins. */
export async function createSheet(language: Language, title: string) {
  const PDFDocument = await loadLibrary();
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    lang: language,
    info: { Title: title, Producer: "", Creator: "" },
  });
  for (const [script, weights] of Object.entries(files))
    for (const [weight, file] of Object.entries(weights))
      doc.registerFont(`${script}-${weight}`, resolve(`@fontsource/${file}`));
  const direction = language === "ar" ? "rtl" : "ltr";
  const use = (script: string, { size, weight = "regular" }: Style) =>
    doc.font(`${script}-${weight}`).fontSize(size);
  // With a list of features, however empty, a run is shaped as a whole; without one word by word, from left to right.
  const whole = { features: [], lineBreak: false } satisfies PDFKit.Mixins.TextOptions;

  function line(text: string, style: Style, place: Place): void {
    const runs = textRuns(setable(text), direction).map(run => {
      use(run.script, style);
      return { ...run, width: doc.widthOfString(run.text, whole) };
    });
    const total = runs.reduce((sum, run) => sum + run.width, 0);
    const isAtLeft = (place.side === "start") === (direction === "ltr");
    let x = isAtLeft ? place.x : place.x + place.width - total;
    doc.fillColor(style.color ?? "#1f1b2b");
    for (const run of runs) {
      use(run.script, style);
      doc.text(run.text, x, place.y, { ...whole, baseline: "alphabetic" });
      x += run.width;
    }
  }

  const rule = (x: number, y: number, width: number, color = "#d9d4e6") =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .strokeColor(color)
      .stroke();

  async function bytes(): Promise<Uint8Array<ArrayBuffer>> {
    const chunks: Buffer[] = [];
    doc.end();
    // The document is a stream of the Node kind whose chunks are buffers.
    for await (const chunk of doc) chunks.push(chunk as Buffer);
    return new Uint8Array(Buffer.concat(chunks));
  }

  const mirrored = (x: number, width: number): number =>
    direction === "ltr" ? x : doc.page.width - x - width;
  return { line, rule, bytes, mirrored, width: doc.page.width };
}
export type Sheet = Awaited<ReturnType<typeof createSheet>>;
