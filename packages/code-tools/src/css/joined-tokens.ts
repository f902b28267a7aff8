import type { Token } from "./tokenize.ts";

const word = /^(?:ident|function|url|number|percentage|dimension|hash|at)$/;
/** What is not ended by a sign of its own. */
const openEnded = /^(?:ident|number|dimension|hash|at)$/;
const amount = /^(?:number|percentage|dimension)$/;

const isWord = (token: Token | undefined): boolean => token !== undefined && word.test(token.kind);
const isAmount = (token: Token | undefined): boolean => token !== undefined && amount.test(token.kind);

/** Stands between two tokens that would be read as others without it. */
export const joint = "/**/";

/**
 * Whether two tokens that stand side by side are read as others when one of them is spelled anew, or when the comment
 * between them goes: `x` and `+1`, `1.0` and `.5`, `-` and `1` (CSS Syntax 3, section 9).
 */
export function isJoined(before: Token | undefined, after: Token | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  if (openEnded.test(before.kind)) return isWord(after) || /^(?:[-%(]|\/\*\*\/)$/.test(after.text);
  if (before.text === joint) return isWord(after);
  if (before.kind !== "delim") return false;
  if (/^[+.]$/.test(before.text)) return isAmount(after);
  if (/^[-#@]$/.test(before.text)) return isWord(after) || after.text === "-";
  return before.text === "/" && after.text === "*";
}

/** Whether a sign of this number says something that its worth does not: `U+26`, `2n+1`. */
export const hasSignOfItsOwn = (before: Token | undefined, token: Token): boolean =>
  token.text.startsWith("+") && isAmount(token) && isJoined(before, token);
