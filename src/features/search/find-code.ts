import { and, eq, not, or, type SQL, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import type { Tx } from "#db/client.ts";
import { searchCodes, searchDocuments } from "#db/schema/index.ts";
import { synonymsOf } from "#i18n/synonyms.ts";
import { codeGrams } from "./code-grams.ts";
import type { Look } from "./find-texts.ts";
import type { Wanted } from "./read-query.ts";
import { type Found, type Match, matchColumns, type Stage } from "./search-filters.ts";

/** More of them would be looked up for longer than they would save reading. */
const gramsMax = 8;

/** Grams that a text must have; of many, some from all over it. */
function neededGrams(texts: string[]): number[] {
  const grams = codeGrams(texts.join("\n"));
  const step = Math.max(1, grams.length / gramsMax);
  return grams.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/** Documents whose grams say that they may hold all texts of one of the ways; null when grams say nothing. */
function mayHold(ways: string[][]): SQL | null {
  const grams = ways.map(neededGrams);
  if (grams.some(some => some.length === 0)) return null;
  const conditions = grams.map(some => sql`${searchCodes.grams} @> ${sql.param(some)}::int4[]`);
  const held = sql`select ${searchCodes.documentId} from ${searchCodes} where ${or(...conditions)}`;
  return sql`${searchDocuments.id} in (${held})`;
}

const holds = (folded: SQL, text: string): SQL => sql`strpos(${folded}, ${text}) > 0`;

/** The first documents that may hold the texts, each with whether it does (`points` above 0). */
function read(
  tx: Tx,
  { wanted, allowed, order }: Look,
  ways: string[][],
): Promise<(Found & { points: number })[]> {
  const { textWords } = searchDocuments;
  const knownByText = wanted.all === "" ? undefined : sql`${textWords} @@ ${wanted.all}::tsquery`;
  const first = tx
    .select(matchColumns)
    .from(searchDocuments)
    .where(and(mayHold(ways) ?? undefined, knownByText && not(knownByText), allowed))
    .orderBy(...order)
    .limit(limits.library.codeReadsMax)
    .as("first");
  // Without the offset the text would be unpacked anew for each condition.
  const code = tx
    .select({ folded: sql<string>`${searchCodes.folded} || ''`.as("folded") })
    .from(searchCodes)
    .where(eq(searchCodes.documentId, first.documentId))
    .offset(0)
    .as("code");
  const folded = sql`${code.folded}`;
  const held = or(...ways.map(texts => and(...texts.map(text => holds(folded, text)))));
  const points = sql`case when ${holds(folded, wanted.text)} then 1.5 when ${held} then 1 else 0 end`;
  return tx
    .select({ ...first._.selectedFields, points: points.mapWith(Number).as("points") })
    .from(first)
    .innerJoinLateral(code, sql`true`);
}

async function findHeld(tx: Tx, look: Look, ways: string[][]): Promise<Stage> {
  const rows = await read(tx, look, ways);
  const matches = rows
    .filter(row => row.points > 0)
    .map((row): Match => ({ ...row, inCode: true }))
    .slice(0, look.max);
  return { matches, isCapped: rows.length === limits.library.codeReadsMax && matches.length > 0 };
}

const isLatin = (word: string): boolean => /^[a-z0-9]+$/.test(word);

/** The words as they stand, and with Arabic ones as code has them. */
function spellings({ words }: Wanted): string[][] {
  const translated = words.map(word => (isLatin(word) ? word : (synonymsOf(word).find(isLatin) ?? word)));
  return translated.join() === words.join() ? [words] : [words, translated];
}

/**
 * Documents that hold the text in their code, sign for sign; when none does, or when it is nothing but words, those
 * that hold all of its words.
 */
export async function findByCode(tx: Tx, look: Look): Promise<Stage> {
  const { text, words } = look.wanted;
  const hasSigns = /[^\p{L}\p{N}\s]/u.test(text);
  const exact = hasSigns ? await findHeld(tx, look, [[text]]) : { matches: [], isCapped: false };
  if (exact.matches.length > 0 || words.length === 0) return exact;
  return findHeld(tx, look, spellings(look.wanted));
}
