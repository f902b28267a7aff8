import type { Language } from "#core/vocabulary.ts";

// Control characters and line ends would begin a header or a line of their own; marks of direction would let a name
// turn the text around it.
const unwanted = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** Halves of surrogate pairs, which no mail and no JSON may hold. */
const halves = /\p{Cs}/gu;

/** Text that somebody else wrote, on one line. */
export const oneLine = (text: string): string =>
  text.replace(halves, "").replace(unwanted, " ").replace(/ {2,}/g, " ").trim();

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The text keeps its own direction and leaves that of the text around it alone; marked only where it matters. */
export const isolated = (language: Language, text: string): string =>
  language === "ar" || rightToLeft.test(text) ? `\u2068${text}\u2069` : text;

/** At most `max` characters, with an ellipsis where some were cut off. */
export function shortened(text: string, max: number): string {
  const letters = Array.from(text);
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join("")}…`;
}
