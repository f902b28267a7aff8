import { foldLetters } from "#i18n/fold.ts";

const gramLength = 3;

/** A line as code is found: invisible characters gone, a blank for several, none at its ends. */
export const tidyLine = (line: string): string =>
  line
    .replace(/\p{Cf}+/gu, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .toWellFormed();

/** Ends the code in what is searched; no line holds it. */
export const codeEnd = "\f";

/** Lines as they are shown, and the same lines as they are searched. */
export function tidyLines(text: string): { lines: string; folded: string } {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map(tidyLine)
    .join("\n");
  return { lines, folded: foldLetters(lines) };
}

function gramAt(text: string, start: number): number {
  let hash = 0;
  for (let at = start; at < start + gramLength; at++) hash = Math.imul(hash, 65_599) + text.charCodeAt(at);
  return hash | 0;
}

/**
 * Each three neighbouring characters of folded lines as a number. What holds a text holds all its grams; the other way
 * round is for whoever looks at the text itself.
 */
export function codeGrams(folded: string): number[] {
  const grams = new Set<number>();
  for (const line of folded.split("\n"))
    for (let at = 0; at + gramLength <= line.length; at++) grams.add(gramAt(line, at));
  return [...grams];
}
