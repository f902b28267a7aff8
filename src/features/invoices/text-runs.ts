import bidiFactory from "bidi-js";

/** A piece of a line that runs one way and is written in one script. */
export type TextRun = { text: string; script: "arabic" | "latin" };

const bidi = bidiFactory();

/** Letters, marks and signs of the Arabic font; spaces are in both. */
const isArabic = (character: string): boolean => /[\u0600-\u06ff]/.test(character);
/** They say which way a sign goes, as in Arabic dates, and show nothing themselves. */
const marks = /[\u200e\u200f]/g;
const isSpace = (character: string): boolean => character === " ";

type Leveled = TextRun & { level: number };

/**
 * Pieces in the order in which they are read, each of one level and one font. A bracket that stands in text from right to
 * left is turned around.
 */
function piecesOf(text: string, levels: Uint8Array): Leveled[] {
  const pieces: Leveled[] = [];
  for (let at = 0; at < text.length; at++) {
    const level = levels[at] ?? 0;
    const isTurned = level % 2 === 1;
    const plain = text.charAt(at);
    const character = isTurned ? (bidi.getMirroredCharacter(plain) ?? plain) : plain;
    const last = pieces.at(-1);
    const script = isArabic(character) ? "arabic" : "latin";
    const fits = last?.level === level && (isSpace(character) || last.script === script);
    if (last !== undefined && fits) last.text += character;
    else pieces.push({ text: character, level, script });
  }
  return pieces;
}

/** Turns every stretch around whose level is at least so high, from the highest to the lowest odd one (UAX #9, L2). */
function reordered(pieces: readonly Leveled[]): Leveled[] {
  const line = [...pieces];
  const highest = Math.max(0, ...line.map(piece => piece.level));
  for (let level = highest; level >= 1; level--)
    for (let start = 0; start < line.length; start++) {
      let end = start;
      while (end < line.length && (line[end]?.level ?? 0) >= level) end++;
      if (end > start) line.splice(start, end - start, ...line.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  return line;
}

/**
 * A line of text as runs from left to right, as they stand on paper. Each run keeps its letters in the order of
 * reading: whoever sets it joins Arabic letters and turns them around.
 */
export function textRuns(text: string, direction: "ltr" | "rtl"): TextRun[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const runs = reordered(piecesOf(text, levels)).map(({ text: run, script, level }) => {
    const signs = run.replace(marks, "");
    // Signs of the other font, which nobody turns around: a colon stays at its word, its space comes after it.
    const isTurned = script === "latin" && level % 2 === 1;
    return { text: isTurned ? Array.from(signs).reverse().join("") : signs, script };
  });
  return runs.filter(run => run.text !== "");
}
