import { limits } from "#core/limits.ts";
import type { Language } from "#core/vocabulary.ts";
import type { Db } from "#db/client.ts";
import type { Services } from "../context/index.ts";
import { type Announcement, findCurrentAnnouncement } from "./current-announcement.ts";

type Kept = { at: number; announcement: Promise<Announcement | null> };
/** One answer for each language and database of the process. */
const kept: Record<Language, WeakMap<Db, Kept>> = { en: new WeakMap(), ar: new WeakMap() };

/** The current announcement, as every page shows it: read at most once a minute. */
export function getKeptAnnouncement(
  services: Pick<Services, "db">,
  language: Language,
  now: Date,
): Promise<Announcement | null> {
  const known = kept[language].get(services.db);
  if (known !== undefined && Math.abs(now.getTime() - known.at) < limits.userCache.pageMs)
    return known.announcement;
  const announcement = findCurrentAnnouncement(services, language, now);
  kept[language].set(services.db, { at: now.getTime(), announcement });
  // A failed reading is not kept; whoever waits for it is told.
  announcement.catch(() => kept[language].delete(services.db));
  return announcement;
}
