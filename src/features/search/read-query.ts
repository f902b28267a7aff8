import { limits } from "#core/limits.ts";
import { foldLetters } from "#i18n/fold.ts";
import { synonymsOf } from "#i18n/synonyms.ts";
import { tidyLine } from "./code-grams.ts";
import { searchWords } from "./search-words.ts";

/** What somebody typed, taken apart: as one text and as words. */
export type Wanted = {
  /** Folded, with its signs: what is looked for in code. */
  text: string;
  /** Folded, without articles. The last may be unfinished. */
  words: string[];
  /** tsqueries: all words, all words as they stand (no synonyms), and any of them. Empty without words. */
  all: string;
  exact: string;
  whole: string;
  any: string;
};

/** Words are letters and digits only, so that nothing in them is an operator. */
export const lexeme = (word: string, isPrefix = false): string => `'${word}'${isPrefix ? ":*" : ""}`;

function withSynonyms(word: string, isPrefix: boolean): string {
  const meanings = synonymsOf(word).flatMap(meaning => searchWords(meaning));
  return `(${[lexeme(word, isPrefix), ...meanings.map(meaning => lexeme(meaning))].join(" | ")})`;
}

/** Takes a question apart. Nothing that can be typed fails here or in the database afterwards. */
export function readQuery(typed: string): Wanted {
  const text = foldLetters(tidyLine(typed)).trim();
  const words = searchWords(text).slice(0, limits.library.queryWordsMax);
  const isLast = (index: number) => index === words.length - 1;
  const each = words.map((word, index) => withSynonyms(word, isLast(index)));
  return {
    text,
    words,
    all: each.join(" & "),
    exact: words.map((word, index) => lexeme(word, isLast(index))).join(" & "),
    whole: words.map(word => lexeme(word)).join(" & "),
    any: each.join(" | "),
  };
}
