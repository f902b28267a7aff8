import { desc, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import type { Tx } from "#db/client.ts";
import { searchVocabulary } from "#db/schema/index.ts";
import { editDistance } from "./edit-distance.ts";
import { findByTitleWords, type Look } from "./find-texts.ts";
import { lexeme } from "./read-query.ts";
import type { Stage } from "./search-filters.ts";

/** Shorter words are like too many others. */
const lettersMin = 4;
const mistakesIn = (word: string): number => (word.length < 6 ? 1 : 2);

/** How far a word is from one of a title; an unfinished one may be its beginning. */
function distance(word: string, known: string, isUnfinished: boolean): number {
  const whole = editDistance(word, known);
  return isUnfinished ? Math.min(whole, editDistance(word, known.slice(0, word.length)) + 0.5) : whole;
}

/**
 * The words of titles that this one is nearly, the nearest ones only. Shared trigrams name the candidates (their share is
 * set in search-library.ts), the distance decides.
 */
async function nearWords(tx: Tx, word: string, isUnfinished: boolean): Promise<string[]> {
  if (word.length < lettersMin) return [];
  const { similarWordsMax } = limits.library;
  const { word: column } = searchVocabulary;
  const rows = await tx
    .select({ known: column })
    .from(searchVocabulary)
    .where(sql`${column} % ${word}`)
    .orderBy(desc(sql`similarity(${column}, ${word})`), column)
    .limit(similarWordsMax);
  const near = rows
    .map(({ known }) => ({ known, far: distance(word, known, isUnfinished) }))
    .filter(({ far }) => far <= mistakesIn(word));
  const nearest = Math.min(...near.map(({ far }) => far));
  return near.filter(({ far }) => far === nearest).map(({ known }) => known);
}

/** Documents whose title has words that are nearly those that were typed. */
export async function findSimilar(tx: Tx, look: Look): Promise<Stage> {
  const { words } = look.wanted;
  const each: string[] = [];
  for (const [index, word] of words.entries()) {
    const isLast = index === words.length - 1;
    const near = await nearWords(tx, word, isLast);
    each.push(`(${[lexeme(word, isLast), ...near.map(known => lexeme(known))].join(" | ")})`);
  }
  if (words.length === 0) return { matches: [], isCapped: false };
  return findByTitleWords(
    tx,
    { ...look, max: Math.min(look.max, limits.library.similarMax) },
    each.join(" & "),
    0.5,
  );
}
