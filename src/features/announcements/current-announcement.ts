import { desc, lte } from "drizzle-orm";
import type { Language } from "#core/vocabulary.ts";
import { announcements } from "#db/schema/index.ts";
import type { Services } from "../context/index.ts";

export type Announcement = { version: string; text: string };

/** The newest announcement that is out, in one language; null when there is none. */
export async function findCurrentAnnouncement(
  services: Pick<Services, "db">,
  language: Language,
  now: Date,
): Promise<Announcement | null> {
  const [row] = await services.db
    .select()
    .from(announcements)
    .where(lte(announcements.publishedAt, now))
    .orderBy(desc(announcements.publishedAt))
    .limit(1);
  return row ? { version: row.version, text: language === "ar" ? row.textAr : row.textEn } : null;
}
