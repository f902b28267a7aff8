import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** The banner above every page: the newest one is shown, until a visitor dismisses its version. */
export const announcements = pgTable("announcements", {
  version: text().primaryKey(),
  textEn: text("text_en").notNull(),
  textAr: text("text_ar").notNull(),
  publishedAt: instant("published_at").notNull(),
});
