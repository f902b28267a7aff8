import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { announcements } from "#db/schema/index.ts";
import { loadSeed } from "#db/seed.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { announcementStamp, findCurrentAnnouncement, getKeptAnnouncement } from "./index.ts";

describe.each(databaseKinds)("announcements on the %s database", kind => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const later = new Date("2027-01-01T00:00:00.000Z");

  it("has none before the seed", async () => {
    expect(await findCurrentAnnouncement(database, "en", later)).toBeNull();
  });

  it("shows the seeded one in both languages", async () => {
    await loadSeed(database.db);
    const english = await findCurrentAnnouncement(database, "en", later);
    const arabic = await findCurrentAnnouncement(database, "ar", later);
    expect(english?.version).toBe("4.3.1");
    expect(english?.text).toMatch(/4\.3\.1/);
    expect(arabic?.text).toMatch(/[\u0600-\u06ff]/);
  });

  it("keeps what the owner changed when it is loaded again", async () => {
    await database.db.update(announcements).set({ textEn: "Ours" });
    await loadSeed(database.db);
    expect((await findCurrentAnnouncement(database, "en", later))?.text).toBe("Ours");
  });

  it("is read once in two seconds for all pages, whose stamp changes with it", async () => {
    const soon = addMs(later, limits.announcement.keepMs);
    expect((await getKeptAnnouncement(database, "en", later))?.text).toBe("Ours");
    const stamp = await announcementStamp(database, later);
    await database.db.update(announcements).set({ textEn: "Ours, mended" });
    expect((await getKeptAnnouncement(database, "en", later))?.text).toBe("Ours");
    expect(await announcementStamp(database, later)).toBe(stamp);
    expect((await getKeptAnnouncement(database, "ar", later))?.text).toMatch(/[\u0600-\u06ff]/);
    expect((await getKeptAnnouncement(database, "en", soon))?.text).toBe("Ours, mended");
    expect(await announcementStamp(database, soon)).not.toBe(stamp);
    await database.db.update(announcements).set({ textEn: "Ours" });
  });

  it("waits for the day of publication", async () => {
    await database.db
      .insert(announcements)
      .values({ version: "5", textEn: "Next", textAr: "التالي", publishedAt: addMs(later, 1) });
    expect((await findCurrentAnnouncement(database, "en", later))?.text).toBe("Ours");
    expect((await findCurrentAnnouncement(database, "en", addMs(later, 1)))?.text).toBe("Next");
  });
});
