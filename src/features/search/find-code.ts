import { and, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import type { Tx } from "#db/client.ts";
import { searchCodes, searchDocuments } from "#db/schema/index.ts";
import { synonymsOf } from "#i18n/synonyms.ts";
import { codeGrams } from "./code-grams.ts";
import type { Look } from "./find-texts.ts";
import { lexeme, type Wanted } from "./read-query.ts";
import { gatheredWhole, matchColumns, type Stage } from "./search-filters.ts";

const { documentId, folded, grams: gramColumn, words: wordColumn } = searchCodes;
const none: Stage = { matches: [], isCapped: false };
/** More of them would be looked up for longer than they would save reading. */
const gramsMax = 8;

/** Grams that a text must have; of many, some from all over it. */
function neededGrams(text: string): number[] {
  const grams = codeGrams(text);
  const step = Math.max(1, grams.length / gramsMax);
  return grams.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

const hasWords = (words: string): SQL => sql`${wordColumn} @@ ${words}::tsquery`;
const hasGrams = (grams: number[]): SQL => sql`${gramColumn} @> ${sql.param(grams)}::int4[]`;

/** So many of the newest codes tell whether nearly all fit; `widely` is the share of them that says so. */
const sample = { size: 48, widely: 0.5 };

/** The newest codes as they stand, fitting or not, from `from` on. */
const after = (from: number, look: Look): SQL | undefined => and(gt(documentId, from), look.allowedCodes);

/**
 * The newest documents whose code fits, if nearly all do: then it is quicker to walk back from the newest one than to
 * gather all of them from an index. Null where that does not bring enough.
 */
async function newestOfNearlyAll(tx: Tx, look: Look, fits: SQL, max: number): Promise<number[] | null> {
  const [last] = await tx.select({ id: documentId }).from(searchCodes).orderBy(desc(documentId)).limit(1);
  if (last === undefined) return [];
  const from = last.id - (2 * max) / sample.widely;
  const looked = tx
    .select({ isFit: sql<boolean>`${fits}`.as("is_fit") })
    .from(searchCodes)
    .where(after(from, look))
    .orderBy(desc(documentId))
    .limit(sample.size)
    .as("looked");
  if ((await tx.$count(looked, sql`${looked.isFit}`)) < sample.size * sample.widely) return null;
  const rows = await tx
    .select({ id: documentId })
    .from(searchCodes)
    .where(and(after(from, look), fits))
    .orderBy(desc(documentId))
    .limit(max);
  return rows.length === max ? rows.map(row => row.id) : null;
}

/** The newest documents whose code fits. The indexes know; what they hold is read only where nearly all fit. */
async function newest(tx: Tx, look: Look, fits: SQL, max: number): Promise<number[]> {
  const near = await newestOfNearlyAll(tx, look, fits, max);
  if (near !== null) return near;
  const fitting = tx
    .select({ id: documentId })
    .from(searchCodes)
    .where(and(fits, look.allowedCodes))
    .limit(gatheredWhole)
    .as("fitting");
  const rows = await tx.select({ id: fitting.id }).from(fitting).orderBy(desc(fitting.id)).limit(max);
  return rows.map(row => row.id);
}

const isOneOf = (ids: number[]): SQL => sql`${searchDocuments.id} = any(${sql.param(ids)}::bigint[])`;

/** Documents that have all words in their texts and code together. */
async function findWords(tx: Tx, look: Look, words: string): Promise<Stage> {
  const near = await newest(tx, look, hasWords(words), look.max);
  if (near.length === 0) return none;
  const rows = await tx.select(matchColumns).from(searchDocuments).where(isOneOf(near));
  const matches = rows.map(row => ({ ...row, points: 1, inCode: true }));
  return { matches, isCapped: rows.length === look.max };
}

/** Documents that hold the text, sign for sign: of those that may, the newest are read to see whether they do. */
async function findText(tx: Tx, look: Look, mayHold: SQL | undefined): Promise<Stage> {
  const { codeReadsMax } = limits.library;
  const near =
    mayHold === undefined ? await mostViewed(tx, look) : await newest(tx, look, mayHold, codeReadsMax);
  if (near.length === 0) return none;
  const holds = sql<boolean>`strpos(${folded}, ${look.wanted.text}) > 0`.as("holds");
  const rows = await tx
    .select({ ...matchColumns, holds })
    .from(searchDocuments)
    .innerJoin(searchCodes, eq(documentId, searchDocuments.id))
    .where(isOneOf(near));
  const held = rows.filter(row => row.holds).map(({ holds: _, ...row }) => row);
  const matches = held.map(row => ({ ...row, points: 1.5, inCode: true })).slice(0, look.max);
  return { matches, isCapped: held.length > 0 && rows.length === codeReadsMax };
}

/** Two signs say nothing to the indexes: then the documents that come first anyway are read. */
async function mostViewed(tx: Tx, { allowed, order }: Look): Promise<number[]> {
  const rows = await tx
    .select({ id: searchDocuments.id })
    .from(searchDocuments)
    .where(allowed)
    .orderBy(...order)
    .limit(limits.library.codeReadsMax);
  return rows.map(row => row.id);
}

/** The words of a text with signs; the last one may go on, the first one may have begun before. */
function wordsOf({ text, words }: Wanted): string {
  const ends = /[\p{L}\p{N}]$/u.test(text);
  return words.map((word, index) => lexeme(word, ends && index === words.length - 1)).join(" & ");
}

async function findExactly(tx: Tx, look: Look): Promise<Stage> {
  const { text, words } = look.wanted;
  const grams = neededGrams(text);
  if (grams.length === 0) return findText(tx, look, undefined);
  // Whole words are in few documents, groups of three letters in many: they are tried where words find nothing.
  const byWords = words.length === 0 ? none : await findText(tx, look, hasWords(wordsOf(look.wanted)));
  return byWords.matches.length > 0 ? byWords : findText(tx, look, hasGrams(grams));
}

const isLatin = (word: string): boolean => /^[a-z0-9]+$/.test(word);

/** All words, the last one perhaps unfinished, an Arabic one also as code has it. */
const inCode = ({ words }: Wanted): string =>
  words
    .map((word, index) => {
      const translated = isLatin(word) ? [] : synonymsOf(word).filter(isLatin);
      const own = lexeme(word, index === words.length - 1);
      return `(${[own, ...translated.map(other => lexeme(other))].join(" | ")})`;
    })
    .join(" & ");

/**
 * Documents that hold the text in their code, sign for sign; when none does, or when it is nothing but words, those
 * that hold all of its words, and at last those in whose words it stands.
 */
export async function findByCode(tx: Tx, look: Look): Promise<Stage> {
  const { text, words } = look.wanted;
  const hasSigns = /[^\p{L}\p{N}\s]/u.test(text);
  const exact = hasSigns ? await findExactly(tx, look) : none;
  if (exact.matches.length > 0 || words.length === 0) return exact;
  const byWords = await findWords(tx, look, inCode(look.wanted));
  return byWords.matches.length > 0 || hasSigns ? byWords : findExactly(tx, look);
}
