import { sql } from "drizzle-orm";
import { customType, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { libraryKinds } from "#core/vocabulary.ts";
import { instant } from "./columns.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * What search looks through: one row a public code or project, its texts folded the way queries are
 * (i18n/fold.ts). Private, hidden and removed items have no row.
 */
export const searchDocuments = pgTable(
  "search_documents",
  {
    kind: text({ enum: libraryKinds }).notNull(),
    itemId: text("item_id").notNull(),
    /** `djs`, `web` or `project`; the programming language; tags in lower case: what facets count. */
    section: text().notNull(),
    language: text(),
    tags: text().array().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** The beginning of every text file, in lower case, otherwise as it is: substrings are found exactly. */
    code: text().notNull(),
    words: tsvector()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', description), 'B')`,
      )
      .notNull(),
    views: integer().notNull().default(0),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.itemId] }),
    index("search_documents_words").using("gin", table.words),
    index("search_documents_title").using("gin", table.title.op("gin_trgm_ops")),
    index("search_documents_code").using("gin", table.code.op("gin_trgm_ops")),
    index("search_documents_tags").using("gin", table.tags),
    index("search_documents_newest").on(table.section, table.createdAt),
    index("search_documents_most_viewed").on(table.section, table.views),
  ],
);
