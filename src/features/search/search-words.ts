import { foldLetters, withoutArticle } from "#i18n/fold.ts";

/** Longer ones are no words; the index could not hold them. */
const wordMax = 64;
const wordsMax = 5_000;

/** The distinct words of texts, folded, in their order: what stands in the index and what is asked of it. */
export function searchWords(...texts: string[]): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of foldLetters(text.replace(/\p{Cf}+/gu, "")).matchAll(/[\p{L}\p{N}]+/gu)) {
      if (words.size === wordsMax) return [...words];
      words.add(withoutArticle(word).slice(0, wordMax).toWellFormed());
    }
  }
  return [...words];
}

/** Names as programs write them, taken apart: `deferReply` is also `defer` and `reply`. */
export const withoutHumps = (code: string): string => code.replace(/([a-z\d])(?=[A-Z])/g, "$1 ");
