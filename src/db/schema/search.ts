import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { libraryKinds } from "#core/vocabulary.ts";
import { instant } from "./columns.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** New entries go straight into these indexes: a list of waiting ones would be read by every search. */
const atOnce = { fastupdate: false };

/**
 * What search looks through: one row a public code or project, its words folded the way queries are
 * (i18n/fold.ts). Private, hidden and removed items have no row.
 */
export const searchDocuments = pgTable(
  "search_documents",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: libraryKinds }).notNull(),
    itemId: text("item_id").notNull(),
    /** `djs`, `web` or `project`; the programming language; tags in lower case: what facets count. */
    section: text().notNull(),
    language: text(),
    tags: text().array().notNull(),
    titleWords: tsvector("title_words").notNull(),
    /** The words of titles, tags and descriptions. */
    textWords: tsvector("text_words").notNull(),
    views: integer().notNull().default(0),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  table => [
    uniqueIndex("search_documents_item").on(table.kind, table.itemId),
    index("search_documents_title_words").using("gin", table.titleWords).with(atOnce),
    index("search_documents_text_words").using("gin", table.textWords).with(atOnce),
    index("search_documents_tags").using("gin", table.tags).with(atOnce),
    index("search_documents_newest").on(table.createdAt, table.id),
    index("search_documents_most_viewed").on(table.views, table.id),
    index("search_documents_section_newest").on(table.section, table.createdAt, table.id),
    index("search_documents_section_most_viewed").on(table.section, table.views, table.id),
  ],
);

/**
 * The beginning of the code of each document: apart, so that a view, which touches the row of the document, does not
 * write the thousands of index entries of its code anew.
 */
export const searchCodes = pgTable(
  "search_codes",
  {
    documentId: bigint("document_id", { mode: "number" })
      .notNull()
      .references(() => searchDocuments.id, { onDelete: "cascade" }),
    /** As in the document: what is filtered is filtered before much of it is read. */
    section: text().notNull(),
    language: text(),
    tags: text().array().notNull(),
    /** As it was written, a blank for several, to show a line of it. */
    lines: text().notNull(),
    /** The same lines with their letters folded, to find in. */
    folded: text().notNull(),
    /** The words of the code, the title, the tags and the description. */
    words: tsvector().notNull(),
    /** Every three neighbouring characters of the folded lines as a number: which documents may hold a text. */
    grams: integer().array().notNull(),
  },
  table => [
    primaryKey({ columns: [table.documentId] }),
    index("search_codes_words").using("gin", table.words).with(atOnce),
    index("search_codes_grams").using("gin", table.grams).with(atOnce),
  ],
);

/** The words that titles have or had: what a mistyped word may have been meant to be. */
export const searchVocabulary = pgTable("search_vocabulary", { word: text().primaryKey() }, table => [
  index("search_vocabulary_like").using("gin", table.word.op("gin_trgm_ops")).with(atOnce),
]);
