import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { codeKinds, codeLanguages, codeSources } from "#core/vocabulary.ts";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** A code of the library: what stands around its versions, and which of them is the newest. */
export const codes = pgTable(
  "codes",
  {
    /** The name in its address (`/code/<id>`). */
    id: text().primaryKey(),
    kind: text({ enum: codeKinds }).notNull(),
    language: text({ enum: codeLanguages }).notNull(),
    /** `content`: of the installation's own files, kept up to date by the seed. `staff`: made and edited on the site. */
    source: text({ enum: codeSources }).notNull(),
    titleEn: text("title_en").notNull(),
    titleAr: text("title_ar").notNull(),
    descriptionEn: text("description_en").notNull(),
    descriptionAr: text("description_ar").notNull(),
    setup: jsonb().$type<{ en: string[]; ar: string[] }>().notNull(),
    tags: text().array().notNull(),
    /** Major version of discord.js it was written for. */
    discordJs: text("discord_js"),
    needsPlan: boolean("needs_plan").notNull().default(false),
    /** A file of the code's folder in `content/` (`demo.webm`) or a YouTube address. */
    video: text(),
    /** The file that opens first, and the page that the live preview shows. */
    entry: text().notNull(),
    preview: text(),
    version: integer().notNull(),
    views: integer().notNull().default(0),
    /** Reads through the API and raw addresses, which are no views. */
    rawReads: integer("raw_reads").notNull().default(0),
    copies: integer().notNull().default(0),
    downloads: integer().notNull().default(0),
    favorites: integer().notNull().default(0),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    hiddenAt: instant("hidden_at"),
    /** Who hid it: what left `content/` comes back with its folder, what staff hid stays hidden. */
    hiddenBy: text("hidden_by", { enum: codeSources }),
    /** Of the folder in `content/` as it was loaded last. */
    contentHash: text("content_hash"),
  },
  table => [
    index("codes_kind").on(table.kind, table.createdAt),
    index("codes_views").on(table.kind, table.views),
  ],
);

/** What was loaded from `content/`, by a hash of it: a start with the same content has nothing to do. */
export const contentLoads = pgTable("content_loads", {
  name: text().primaryKey(),
  hash: text().notNull(),
  loadedAt: instant("loaded_at").notNull(),
});

/** What one save left. Never changed and never deleted while its code is there. */
export const codeVersions = pgTable(
  "code_versions",
  {
    codeId: text("code_id")
      .notNull()
      .references(() => codes.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    date: instant("date").notNull(),
    noteEn: text("note_en").notNull(),
    noteAr: text("note_ar").notNull(),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull(),
  },
  table => [primaryKey({ columns: [table.codeId, table.number] })],
);

/** Texts by their SHA-256: versions that share a file share its text. */
export const codeTexts = pgTable("code_texts", {
  hash: text().primaryKey(),
  text: text().notNull(),
  sizeBytes: integer("size_bytes").notNull(),
});

export const codeFiles = pgTable(
  "code_files",
  {
    codeId: text("code_id").notNull(),
    version: integer().notNull(),
    path: text().notNull(),
    hash: text()
      .notNull()
      .references(() => codeTexts.hash),
  },
  table => [
    primaryKey({ columns: [table.codeId, table.version, table.path] }),
    foreignKey({
      columns: [table.codeId, table.version],
      foreignColumns: [codeVersions.codeId, codeVersions.number],
    }).onDelete("cascade"),
    index("code_files_hash").on(table.hash),
  ],
);
