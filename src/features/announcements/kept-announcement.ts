import { limits } from "#core/limits.ts";
import type { Language } from "#core/vocabulary.ts";
import type { Db } from "#db/client.ts";
import type { Services } from "../context/index.ts";
import { type Announcement, findShownRow } from "./current-announcement.ts";

type Row = Awaited<ReturnType<typeof findShownRow>>;
type Kept = { at: number; row: Promise<Row>; stamp: Promise<string> };
/** One answer for each database of the process. */
const kept = new WeakMap<Db, Kept>();

/** Pages do not wait for a database that hangs: after this long they go by what was known before. */
const soonOr = (stamp: Promise<string>, before: Promise<string>): Promise<string> =>
  new Promise((resolve, reject) => {
    setTimeout(() => resolve(before), limits.announcement.waitMs).unref();
    stamp.then(resolve, reject);
  });

function readKept(services: Pick<Services, "db">, now: Date): Kept {
  const known = kept.get(services.db);
  if (known !== undefined && Math.abs(now.getTime() - known.at) < limits.announcement.keepMs) return known;
  const row = findShownRow(services, now);
  const stamp = soonOr(
    row.then(found => JSON.stringify(found)),
    known?.stamp ?? Promise.resolve(""),
  );
  const reading = { at: now.getTime(), row, stamp };
  kept.set(services.db, reading);
  // A failed reading is not kept; whoever waits for it is told.
  row.catch(() => kept.delete(services.db));
  stamp.catch(() => {});
  return reading;
}

/** The current announcement, as every page shows it: read at most every two seconds. */
export async function getKeptAnnouncement(
  services: Pick<Services, "db">,
  language: Language,
  now: Date,
): Promise<Announcement | null> {
  const row = await readKept(services, now).row;
  if (row === null) return null;
  return { version: row.version, text: language === "ar" ? row.textAr : row.textEn, link: row.link };
}

/** Says what all shared pages have in common: pages that were made with another stamp are out of date. */
export const announcementStamp = (services: Pick<Services, "db">, now: Date): Promise<string> =>
  readKept(services, now).stamp;
