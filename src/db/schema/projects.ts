import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** A project that a user shares. Its files are blobs, named by their hash. */
export const projects = pgTable(
  "projects",
  {
    id: text().primaryKey(),
    /** The readable name in its address (`/project/<codename>`), made once from the first name. */
    codename: text().notNull().unique(),
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    description: text().notNull(),
    tags: text().array().notNull(),
    isPrivate: boolean("is_private").notNull(),
    /** Counts the saves: a save says which revision it began from, and is refused when another came between. */
    revision: integer().notNull().default(1),
    fileCount: integer("file_count").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    views: integer().notNull().default(0),
    rawReads: integer("raw_reads").notNull().default(0),
    downloads: integer().notNull().default(0),
    favorites: integer().notNull().default(0),
    /** Orders the moderators' queue; 0 when nothing in it looks dangerous. */
    riskScore: integer("risk_score").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** Hidden by staff: for its owner and staff only, until an appeal or staff bring it back. */
    hiddenAt: instant("hidden_at"),
    /** Removed by staff: for nobody but staff. */
    removedAt: instant("removed_at"),
    moderationReason: text("moderation_reason"),
  },
  table => [
    index("projects_owner").on(table.ownerId, table.createdAt),
    index("projects_public").on(table.isPrivate, table.createdAt),
  ],
);

/** What is stored in the file store, by SHA-256 of the content. What nothing refers to is collected later. */
export const blobs = pgTable(
  "blobs",
  {
    hash: text().primaryKey(),
    sizeBytes: integer("size_bytes").notNull(),
    /** When something last came to refer to it: a young blob is never collected. */
    touchedAt: instant("touched_at").notNull(),
  },
  table => [index("blobs_touched").on(table.touchedAt)],
);

export const projectFiles = pgTable(
  "project_files",
  {
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    path: text().notNull(),
    hash: text()
      .notNull()
      .references(() => blobs.hash),
    sizeBytes: integer("size_bytes").notNull(),
    isText: boolean("is_text").notNull(),
  },
  table => [
    primaryKey({ columns: [table.projectId, table.path] }),
    index("project_files_hash").on(table.hash),
  ],
);

/** Folders that hold no file: the others follow from the paths of the files. */
export const projectFolders = pgTable(
  "project_folders",
  {
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    path: text().notNull(),
  },
  table => [primaryKey({ columns: [table.projectId, table.path] })],
);

/** Pictures of a project as we encoded them anew: full size and thumbnail. */
export const projectImages = pgTable(
  "project_images",
  {
    id: text().primaryKey(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    hash: text()
      .notNull()
      .references(() => blobs.hash),
    thumbnailHash: text("thumbnail_hash")
      .notNull()
      .references(() => blobs.hash),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  table => [
    uniqueIndex("project_images_position").on(table.projectId, table.position),
    index("project_images_hash").on(table.hash),
    index("project_images_thumbnail").on(table.thumbnailHash),
  ],
);
