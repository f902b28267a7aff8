import type { Token } from "./tokenize.ts";

/** A range as browsers read it: one to six digits, or fewer with question marks for the rest. */
const range = /^u\+(?:([\da-f]{1,6})(?:-([\da-f]{1,6}))?|(?=.{1,6}$)([\da-f]*)(\?+))$/i;

const partsOf = (value: readonly Token[]): string[] =>
  value
    .map(({ kind, text }) => (kind === "comment" ? "" : kind === "space" ? " " : text))
    .join("")
    .split(",")
    .map(part => part.trim());

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=.)/, "");

/** `U+0000-00FF` → `U+0-FF`; what browsers do not know as a range stays as it is. */
export const shortenRanges = (value: readonly Token[]): string =>
  partsOf(value)
    .map(part => {
      const [, from, to] = range.exec(part) ?? [];
      if (from === undefined) return part;
      return `${part[0]}+${withoutZeros(from)}${to === undefined ? "" : `-${withoutZeros(to)}`}`;
    })
    .join(",");

/** Each range by its ends, in the order in which they stand. */
export const canonicalRanges = (value: readonly Token[]): string =>
  partsOf(value)
    .map(part => {
      const [whole, from = "", to = from, start = "", open = ""] = range.exec(part) ?? [];
      if (whole === undefined) return part;
      const ends = open === "" ? [from, to] : ["0", "f"].map(digit => start + digit.repeat(open.length));
      return `u+${ends.map(end => Number.parseInt(end, 16).toString(16)).join("-")}`;
    })
    .join(",");
