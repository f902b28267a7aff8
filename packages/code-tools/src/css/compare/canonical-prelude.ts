import { shortenSelector, shortenSteps } from "../shorten-prelude.ts";
import { withoutBlanks } from "../shorten-value.ts";
import type { Token } from "../tokenize.ts";
import { canonicalValue } from "./canonical-value.ts";

/** Splits at commas outside of brackets. */
export function splitAtCommas(tokens: readonly Token[]): Token[][] {
  const lists: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.kind === "function" || token.kind === "open") depth += 1;
    if (token.kind === "close") depth -= 1;
    if (token.kind === "comma" && depth === 0) lists.push([]);
    else lists.at(-1)?.push(token);
  }
  return lists;
}

const nth: Record<string, string> = { "(even)": "(2n)", "(2n+1)": "(odd)", "(n+1)": "(n)", "(0n+1)": "(1)" };

/** The formula of `:nth-child()` in one spelling; a selector after `of` stays as it is. */
function canonicalFormula(text: string): string {
  const [, name = "", formula = "", of = ""] = /^([^(]*)\(([\s\S]*?)(\sof\s[\s\S]*)?\)$/i.exec(text) ?? [];
  const plain = formula
    .trim()
    .toLowerCase()
    .replace(/(?<=n)\s*([+-])\s*(?=\d)/, "$1");
  if (of !== "") return `${name.toLowerCase()}(${plain}${of.trimEnd()})`;
  return `${name.toLowerCase()}${nth[`(${plain})`] ?? `(${plain})`}`;
}

/**
 * Behind this pseudo-element a list of `:is()` may hold states only. What else stands in it is skipped by browsers, and
 * left out by engines.
 */
const statesOnly = (selector: string): string =>
  selector.replace(
    /(?<=::file-selector-button:(?:is|where)\()((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)(?=\))/gi,
    list =>
      (list.match(/(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [])
        .filter(each => !/[[.#]/.test(each))
        .join(","),
  );

const simple = String.raw`[.#][\w-]+|\[[^\]]*\]|:(?:hover|focus|focus-visible|focus-within|active)(?![\w-])`;
const aloneInList = new RegExp(`(?<!::[\\w-]+):is\\(((?:${simple}|:not\\((?:${simple})+\\))+)\\)`, "gi");
/** A list of one that every browser reads is that one. */
const withoutLists = (selector: string): string => selector.replace(aloneInList, "$1");

function canonicalSelector(tokens: readonly Token[]): string {
  return withoutLists(statesOnly(shortenSelector(tokens)))
    .replace(/\[[^\]]*\]/g, attribute =>
      attribute.replace(
        /=(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|((?:[^\s\]\\]|\\.)+))/,
        (_, ...texts) => {
          const [one, two, plain]: (string | undefined)[] = texts;
          return `=${JSON.stringify((one ?? two ?? plain ?? "").replace(/\\(?![\da-f])(.)/gi, "$1"))}`;
        },
      ),
    )
    .replace(/:nth-(?:last-)?(?:child|of-type)\([^()]*\)/gi, canonicalFormula)
    .replace(/:nth-child\(1\)/g, ":first-child")
    .replace(/:nth-last-child\(1\)/g, ":last-child")
    .replace(/(^|[\s>+~(,])\*(?=[.#[:])/g, "$1")
    .replace(/::?[a-z-]+/gi, pseudo => pseudo.toLowerCase())
    .replace(/#[\w-]+|\.[\w-]+/g, name => name);
}

/** The selectors of a rule, each in one spelling; a nested one always names what it is nested in. */
export function canonicalSelectors(prelude: readonly Token[], isNested: boolean): string[] {
  return splitAtCommas(prelude).map(selector => {
    const text = canonicalSelector(trimmed(selector));
    if (!isNested || selector.some(token => token.text === "&")) return text;
    return /^[>+~]/.test(text) ? `&${text}` : `& ${text}`;
  });
}

const trimmed = (tokens: readonly Token[]): Token[] => withoutBlanks(tokens);

/** The steps of an animation. */
export const canonicalSteps = (prelude: readonly Token[]): string[] =>
  splitAtCommas(prelude).map(step => shortenSteps(step).replace(/^0*(?:\.0+)?%$/, "0%"));

const comparison: Record<string, string> = { min: ">=", max: "<=" };

/** Media and container queries: the old words for at least and at most become signs. */
function canonicalQuery(text: string): string {
  return text
    .toLowerCase()
    .replace(
      /\(\s*(min|max)-((?:device-)?(?:width|height|aspect-ratio)|resolution|color|color-index|monochrome|inline-size|block-size)\s*:\s*/g,
      (_, side: string, feature: string) => `(${feature}${comparison[side]}`,
    )
    .replace(/\s*([<>]=?|=|:)\s*/g, "$1")
    .replace(/(?<![\w.])0?\.(\d)/g, "0.$1")
    .replace(/(?<![\w.])0(?:px|em|rem)\b/g, "0")
    .replace(/^all and /, "")
    .replace(/(\d)\s*\/\s*1\b(?!\d)/g, "$1")
    .replace(/\)\s*(and|or)\s*\(/g, ") $1 (")
    .replace(/(and|or|not)\s*\(/g, "$1 (");
}

const textOf = (tokens: readonly Token[]): string =>
  withoutBlanks(tokens)
    .map(token => token.text)
    .join("");

/** What follows the name of an at-rule, in one spelling. */
export function canonicalPrelude(name: string, prelude: readonly Token[]): string {
  if (name === "media" || name === "custom-media")
    return splitAtCommas(prelude)
      .map(query => canonicalQuery(textOf(query)).trim())
      .sort()
      .join(",");
  if (name === "container") {
    const text = textOf(prelude);
    return text.includes("style(") ? text.replace(/\s*:\s*/g, ":") : canonicalQuery(text);
  }
  if (name === "import" || name === "namespace")
    return canonicalValue("src", prelude).replace(/url\(("[^"]*")\)/, "$1");
  if (name === "supports")
    return canonicalValue("src", prelude)
      .replace(/\s*:\s*/g, ":")
      .replace(/\)\s*(and|or)\s*\(/g, ") $1 (");
  return textOf(prelude).replace(/\s*:\s*/g, ":");
}
