import { and, eq, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import type { Tx } from "#db/client.ts";
import { searchCodes, searchDocuments, searchVocabulary } from "#db/schema/index.ts";
import { codeEnd, codeGrams, tidyLines } from "./code-grams.ts";
import { type SearchDocument, searchTag } from "./search.schema.ts";
import { searchWords, withoutHumps } from "./search-words.ts";

const vector = (words: string[]) => sql`array_to_tsvector(${sql.param(words)}::text[])`;

/** The tags that facets count, in the order in which they were given. */
const ownTags = (tags: string[]): string[] => [...new Set(tags.map(searchTag).filter(tag => tag !== ""))];

/** Puts a public item where search finds it, or in place of what search knew of it. Part of its writer's transaction. */
export async function writeSearchDocument(tx: Tx, document: SearchDocument): Promise<void> {
  const { kind, id: itemId, titles, descriptions, section, language, views, createdAt, updatedAt } = document;
  const tags = ownTags(document.tags);
  const titleWords = searchWords(...titles);
  const about = {
    section,
    language,
    tags,
    titleWords: vector(titleWords),
    textWords: vector(searchWords(...titles, ...tags, ...descriptions)),
    views,
    createdAt,
    updatedAt,
  };
  const [row] = await tx
    .insert(searchDocuments)
    .values({ kind, itemId, ...about })
    .onConflictDoUpdate({ target: [searchDocuments.kind, searchDocuments.itemId], set: about })
    .returning({ id: searchDocuments.id });
  if (row === undefined) throw new Error("An upsert returned no row");
  await writeCode(tx, row.id, document, tags);
  await learnWords(tx, titleWords);
}

/**
 * The code, and behind its last line the other texts, so that words are found together that stand apart in the
 * title and the code.
 */
async function writeCode(
  tx: Tx,
  documentId: number,
  document: SearchDocument,
  tags: string[],
): Promise<void> {
  const { section, language, titles, descriptions } = document;
  const text = document.code.join("\n").slice(0, limits.library.searchedCodeMax);
  const code = tidyLines(text);
  const about = [...titles, tags.join(" "), ...descriptions];
  const folded = `${code.folded}\n${codeEnd}\n${tidyLines(about.join("\n")).folded}`;
  const found = {
    section,
    language,
    tags,
    lines: code.lines,
    folded,
    words: vector(searchWords(...about, code.lines, withoutHumps(code.lines))),
    grams: codeGrams(folded),
  };
  await tx
    .insert(searchCodes)
    .values({ documentId, ...found })
    .onConflictDoUpdate({ target: searchCodes.documentId, set: found });
}

/** In one order, so that two who write the same new words at once wait for each other in turn, not in a circle. */
async function learnWords(tx: Tx, words: string[]): Promise<void> {
  const given = sql`unnest(${sql.param(words.toSorted())}::text[]) as given(word)`;
  await tx.execute(sql`insert into ${searchVocabulary} (word) select word from ${given}
    where not exists (select from ${searchVocabulary} known where known.word = given.word)
    on conflict do nothing`);
}

type Item = Pick<SearchDocument, "kind" | "id">;
const isItem = ({ kind, id }: Item) => and(eq(searchDocuments.kind, kind), eq(searchDocuments.itemId, id));

/** Search forgets an item: it went, or is not public any more. Part of its writer's transaction. */
export async function removeSearchDocument(tx: Tx, item: Item): Promise<void> {
  await tx.delete(searchDocuments).where(isItem(item));
}

/** Tells search how often an item was seen; nothing when search does not know it. */
export async function writeSearchViews(tx: Tx, item: Item & { views: number }): Promise<void> {
  await tx.update(searchDocuments).set({ views: item.views }).where(isItem(item));
}
