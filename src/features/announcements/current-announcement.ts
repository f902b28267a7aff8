import { and, desc, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { Language } from "#core/vocabulary.ts";
import { announcements } from "#db/schema/index.ts";
import type { Services } from "../context/index.ts";

export type Announcement = { version: string; text: string; link: string | null };

/** The newest row that is out; null when there is none. */
export async function findShownRow({ db }: Pick<Services, "db">, now: Date) {
  const [row] = await db
    .select()
    .from(announcements)
    .where(
      and(
        eq(announcements.isOn, true),
        lte(announcements.publishedAt, now),
        or(isNull(announcements.endsAt), gt(announcements.endsAt, now)),
      ),
    )
    .orderBy(desc(announcements.publishedAt), announcements.version)
    .limit(1);
  return row ?? null;
}

/** The announcement that is shown, in one language; null when there is none. */
export async function findCurrentAnnouncement(
  services: Pick<Services, "db">,
  language: Language,
  now: Date,
): Promise<Announcement | null> {
  const row = await findShownRow(services, now);
  if (row === null) return null;
  return { version: row.version, text: language === "ar" ? row.textAr : row.textEn, link: row.link };
}
