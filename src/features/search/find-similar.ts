import { and, desc, type SQL, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import type { Tx } from "#db/client.ts";
import { searchDocuments } from "#db/schema/index.ts";
import { editDistance } from "./edit-distance.ts";
import type { Look } from "./find-texts.ts";
import { matchColumns, type Stage } from "./search-filters.ts";
import { searchWords } from "./search-words.ts";

/** Shorter words are like too many others. */
const lettersMin = 4;
const mistakesIn = (word: string): number => (word.length < 6 ? 1 : 2);

/** Whether a word of a title is this one with a mistake or two; an unfinished one may be its beginning. */
function isNearly(word: string, titleWord: string, isUnfinished: boolean): boolean {
  const mistakes = word.length < lettersMin ? 0 : mistakesIn(word);
  if (editDistance(word, titleWord) <= mistakes) return true;
  return isUnfinished && editDistance(word, titleWord.slice(0, word.length)) <= mistakes;
}

function isLike(words: string[], title: string): boolean {
  const titleWords = searchWords(title);
  return words.every((word, index) => {
    const isLast = index === words.length - 1;
    return titleWords.some(titleWord => isNearly(word, titleWord, isLast));
  });
}

/**
 * Documents whose title has words that are nearly those that were typed. Shared trigrams name the candidates (their
 * share is set in search-library.ts), the distance decides.
 */
export async function findSimilar(tx: Tx, { wanted, allowed }: Look): Promise<Stage> {
  const none = { matches: [], isCapped: false };
  const sought = wanted.words.filter(word => word.length >= lettersMin);
  if (sought.length === 0) return none;
  const { title } = searchDocuments;
  const alike = sql.join(
    sought.map(word => sql`word_similarity(${word}, ${title})`),
    sql` + `,
  );
  const rows = await tx
    .select({ ...matchColumns, title })
    .from(searchDocuments)
    .where(and(...sought.map((word): SQL => sql`${word} <% ${title}`), allowed))
    .orderBy(desc(alike), desc(searchDocuments.views))
    .limit(limits.library.similarMax * 4);
  const matches = rows
    .filter(row => isLike(wanted.words, row.title))
    .slice(0, limits.library.similarMax)
    .map(({ title: _, ...row }) => ({ ...row, points: 0.5, inCode: false }));
  return { ...none, matches };
}
