import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** The banner above every page: the newest one that is out is shown, until a visitor dismisses its version. */
export const announcements = pgTable("announcements", {
  version: text().primaryKey(),
  textEn: text("text_en").notNull(),
  textAr: text("text_ar").notNull(),
  /** A path of the site or an https address. */
  link: text(),
  isOn: boolean("is_on").notNull().default(true),
  publishedAt: instant("published_at").notNull(),
  endsAt: instant("ends_at"),
});
