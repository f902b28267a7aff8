import { shortenString, withoutBlanks } from "./shorten-value.ts";
import type { Token } from "./tokenize.ts";

/** `[type="text"]` → `[type=text]`. */
function shortenAttribute(tokens: readonly Token[], index: number): string | null {
  const token = tokens[index];
  if (token?.kind !== "string") return null;
  const body = token.text.slice(1, -1);
  const isName = /^-?[a-z_][\w-]*$/i.test(body) && tokens[index - 1]?.text === "=";
  return isName ? body : shortenString(token.text);
}

const oldPseudoElement = /^(?:before|after|first-line|first-letter)$/i;

/** A selector in its shortest safe spelling: space beside combinators goes, two colons of the old pseudo-elements become one. */
export function shortenSelector(prelude: readonly Token[]): string {
  const tokens = withoutBlanks(prelude);
  let text = "";
  const open: string[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.text === "[") open.push("[");
    else if (token.kind === "function" || token.kind === "open") open.push("(");
    else if (token.kind === "close") open.pop();
    const isAttribute = open.at(-1) === "[";
    const isSpace = token.kind === "space";
    const beside = [tokens[index - 1]?.text, tokens[index + 1]?.text];
    const nextIsFlag = isAttribute && /^[is]$/i.test(tokens[index + 1]?.text ?? "");
    // `:nth-child(+ 3n)` is no formula, `:nth-child(+3n)` is one.
    const isLooseSign = /^:?nth-/i.test(tokens[index - 2]?.text ?? "") && /^[+]$/.test(beside[0] ?? "");
    const nextToCombinator = !isLooseSign && beside.some(other => /^[>+~]$/.test(other ?? ""));
    if (isSpace && isAttribute && !nextIsFlag) continue;
    if (isSpace && !isAttribute && nextToCombinator) continue;
    const next = tokens[index + 1];
    const isDouble = token.kind === "colon" && next?.kind === "colon";
    if (isDouble && oldPseudoElement.test(tokens[index + 2]?.text ?? "")) continue;
    text += (isAttribute ? shortenAttribute(tokens, index) : null) ?? token.text;
    // An unquoted value and a flag would be one word.
  }
  return text;
}

const steps: Record<string, string> = { from: "0%", "100%": "to" };

/** `from, 100%` → `0%,to`. */
export const shortenSteps = (prelude: readonly Token[]): string =>
  withoutBlanks(prelude)
    .map(({ text }) => steps[text.toLowerCase()] ?? text)
    .join("");

/** What follows the name of an at-rule: only space that separates nothing is left out. */
export function shortenPrelude(name: string, prelude: readonly Token[]): string {
  const tokens = withoutBlanks(prelude);
  const text = tokens
    .map((token, index) => {
      if (token.kind === "string") return name === "charset" ? token.text : shortenString(token.text);
      if (token.kind !== "space") return token.text;
      const [before, after] = [tokens[index - 1]?.text, tokens[index + 1]?.text];
      const isBesideColon = before === ":" || (after === ":" && name !== "page");
      const isBesideSign = /^[<>=]$/.test(before ?? "") || /^[<>=]$/.test(after ?? "");
      // Spaces within style queries are part of custom values; those stay.
      return isBesideColon || isBesideSign ? "" : token.text;
    })
    .join("");
  const first = tokens[0];
  const isTight = first === undefined || first.kind === "open" || first.kind === "string";
  return isTight && name !== "charset" ? text : ` ${text}`;
}
