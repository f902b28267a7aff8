import { and, eq, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import type { Tx } from "#db/client.ts";
import { searchCodes, searchDocuments } from "#db/schema/index.ts";
import { foldText } from "#i18n/fold.ts";
import { codeEnd, codeGrams, tidyLines } from "./code-grams.ts";
import type { SearchDocument } from "./search.schema.ts";
import { searchWords } from "./search-words.ts";

const vector = (words: string[]) => sql`array_to_tsvector(${sql.param(words)}::text[])`;

const withoutNulls = (text: string): string => text.replaceAll("\0", "").toWellFormed();

/** The tags that facets count, in the order in which they were given. */
const ownTags = (tags: string[]): string[] => [
  ...new Set(
    tags.map(tag => withoutNulls(tag).normalize("NFC").trim().toLowerCase()).filter(tag => tag !== ""),
  ),
];

/** Puts a public item where search finds it, or in place of what search knew of it. Part of its writer's transaction. */
export async function writeSearchDocument(tx: Tx, document: SearchDocument): Promise<void> {
  const { kind, id: itemId, titles, descriptions, section, language, views, createdAt, updatedAt } = document;
  const tags = ownTags(document.tags);
  const about = {
    section,
    language,
    tags,
    title: titles.map(title => foldText(withoutNulls(title))).join("\n"),
    titleWords: vector(searchWords(...titles)),
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
  await writeCode(tx, row.id, document);
}

/**
 * The code, and behind its last line the other texts, so that words are found together that stand apart in the
 * title and the code.
 */
async function writeCode(tx: Tx, documentId: number, document: SearchDocument): Promise<void> {
  const code = tidyLines(document.code.join("\n").slice(0, limits.library.searchedCodeMax));
  const texts = tidyLines([...document.titles, document.tags.join(" "), ...document.descriptions].join("\n"));
  const folded = `${code.folded}\n${codeEnd}\n${texts.folded}`;
  const found = { lines: code.lines, folded, grams: codeGrams(folded) };
  await tx
    .insert(searchCodes)
    .values({ documentId, ...found })
    .onConflictDoUpdate({ target: searchCodes.documentId, set: found });
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
