import { and, not, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { searchDocuments } from "#db/schema/index.ts";
import type { Wanted } from "./read-query.ts";
import { gatheredWhole, matchColumns, type Stage } from "./search-filters.ts";

export type Look = {
  wanted: Wanted;
  /** What the facets in use leave of the documents, and of their codes. */
  allowed: SQL | undefined;
  allowedCodes: SQL | undefined;
  order: [SQL, SQL];
  max: number;
};

const { titleWords, textWords, tags } = searchDocuments;
const has = (column: typeof titleWords | typeof textWords, words: string): SQL =>
  sql`${column} @@ ${words}::tsquery`;
const hasTag = (words: string[]): SQL => sql`${tags} && ${sql.param(words)}::text[]`;

/** Whole words before beginnings, and both before words that only mean the same. */
const titlePoints = ({ whole, exact }: Wanted): SQL<number> =>
  sql`case when ${has(titleWords, whole)} then 6 when ${has(titleWords, exact)} then 5 else 4 end`.mapWith(
    Number,
  );

const textPoints = ({ text, words }: Wanted): SQL<number> =>
  sql`case when ${hasTag([text, ...words])} then 3 else 2 end`.mapWith(Number);

async function find(tx: Tx, look: Look, where: SQL | undefined, points: SQL<number>): Promise<Stage> {
  const fitting = tx
    .select()
    .from(searchDocuments)
    .where(and(where, look.allowed))
    .limit(gatheredWhole)
    .as("search_documents");
  const rows = await tx
    .select({ ...matchColumns, points })
    .from(fitting)
    .orderBy(...look.order)
    .limit(look.max);
  return { matches: rows.map(row => ({ ...row, inCode: false })), isCapped: rows.length === look.max };
}

/** Documents with all words in the title. */
export const findByTitle = (tx: Tx, look: Look): Promise<Stage> =>
  find(tx, look, has(titleWords, look.wanted.all), titlePoints(look.wanted));

/** Documents with all words in title, tags and description, and not in the title alone. */
export const findByText = (tx: Tx, look: Look): Promise<Stage> =>
  find(
    tx,
    look,
    and(has(textWords, look.wanted.all), not(has(titleWords, look.wanted.all))),
    textPoints(look.wanted),
  );

/** Documents with some of several words: for when none has all. */
export const findByAnyWord = (tx: Tx, look: Look): Promise<Stage> => {
  const inTitle = sql<number>`case when ${has(titleWords, look.wanted.any)} then 0.2 else 0.1 end`;
  return find(tx, look, has(textWords, look.wanted.any), inTitle.mapWith(Number));
};

/** Documents whose title has all words of a tsquery, whoever made it. */
export const findByTitleWords = (tx: Tx, look: Look, words: string, points: number): Promise<Stage> =>
  find(tx, look, has(titleWords, words), sql<number>`${points}::float8`.mapWith(Number));
