import { textParts } from "./page-parts.ts";

/** Text between tags, changed; everything else as it is. */
const changeTexts = (html: string, change: (text: string) => string): string =>
  Array.from(textParts(html), ({ kind, text }) => (kind === "other" ? text : change(text))).join("");

const hexadecimal = /&#x(0*)([\da-f]+);/g;

/** How many zeros lead the numbers in the text, at most; −1 without numbers. */
function zerosIn(html: string): number {
  let most = -1;
  for (const { kind, text } of textParts(html))
    if (kind === "text")
      for (const [, zeros = ""] of text.matchAll(hexadecimal)) most = Math.max(most, zeros.length);
  return most;
}

/** Numbers stand for other letters there, or for none. */
const isNumberable = (code: number): boolean =>
  code > 0x1f && !(code > 0x7e && code < 0xa0) && !(code > 0xd7ff && code < 0xe000);

/**
 * Letters of the text as numbers; tags, scripts and what is a character reference already stay. Ours have one zero more
 * in front than those that stood there: that is how they are told apart again.
 */
export function encodeEntities(html: string): string {
  const zeros = "0".repeat(zerosIn(html) + 1);
  const reference = (letter: string): string => {
    const code = letter.codePointAt(0) ?? 0;
    return isNumberable(code) ? `&#x${zeros}${code.toString(16)};` : letter;
  };
  const pattern = /&(?:#\w+|\w+);?|[^\s&]/gu;
  return changeTexts(html, text =>
    text.replace(pattern, part => (part.startsWith("&") ? part : reference(part))),
  );
}

/** The page of which `encodeEntities` made this; null where it made no such thing. */
export function ownEntities(html: string): string | null {
  const wanted = zerosIn(html);
  if (wanted < 0) return null;
  const page = changeTexts(html, text =>
    text.replace(hexadecimal, (whole, zeros: string, digits: string) => {
      const code = Number.parseInt(digits, 16);
      return zeros.length === wanted && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    }),
  );
  return encodeEntities(page) === html ? page : null;
}

/** The letters that numbers in the text stand for, whoever wrote them; null where none stands for a letter or a digit. */
export function anyEntities(html: string): string | null {
  let hasLetters = false;
  const page = changeTexts(html, text =>
    text.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (whole, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      if (code === 0 || code > 0x10ffff) return whole;
      const letter = String.fromCodePoint(code);
      hasLetters ||= /[\p{L}\p{N}]/u.test(letter);
      return letter;
    }),
  );
  return hasLetters ? page : null;
}
