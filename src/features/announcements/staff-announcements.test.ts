import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMs, dayMs, hourMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { announcements, auditEntries } from "#db/schema/index.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { createAnnouncement, findCurrentAnnouncement, listAnnouncements, saveAnnouncement } from "./index.ts";

const iso = (ms: number) => addMs(noon, ms).toISOString();
const draft = (more: object = {}) => ({
  textEn: "Version 5 is out.",
  textAr: "صدر الإصدار 5.",
  link: "/pricing",
  startsAt: iso(0),
  ...more,
});

describe.each(databaseKinds)("the banner in the hands of staff, on the %s database,", kind => {
  let database: Database;
  let services: Services;
  let staff: Ctx & { userId: string };
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
    staff = await makeUser(services, { role: "staff" });
  });
  afterAll(() => database.close());
  beforeEach(() => database.db.delete(announcements));

  const shown = (ms = 0) => findCurrentAnnouncement(services, "ar", addMs(noon, ms));
  const create = (version: string, more: object = {}) =>
    createAnnouncement(staff, { version, ...draft(more) });

  it("is shown from its start to its end, in both languages", async () => {
    await create("5", { startsAt: iso(hourMs), endsAt: iso(dayMs) });
    expect(await shown()).toBeNull();
    expect(await shown(hourMs)).toEqual({ version: "5", text: "صدر الإصدار 5.", link: "/pricing" });
    expect(await findCurrentAnnouncement(services, "en", addMs(noon, dayMs - 1))).toMatchObject({
      text: "Version 5 is out.",
    });
    expect(await shown(dayMs)).toBeNull();
  });

  it("is switched off and on, and keeps its version for who has dismissed it", async () => {
    await create("5");
    await saveAnnouncement(staff, { version: "5", draft: draft({ isOn: false }) });
    expect(await shown()).toBeNull();
    await saveAnnouncement(staff, { version: "5", draft: draft({ textAr: "نص جديد", link: "" }) });
    expect(await shown()).toEqual({ version: "5", text: "نص جديد", link: null });
  });

  it("says which one is shown, and why the others are not", async () => {
    await create("1", { startsAt: iso(-dayMs) });
    await create("2");
    await create("3", { startsAt: iso(dayMs) });
    await create("4", { startsAt: iso(-dayMs), endsAt: iso(-hourMs) });
    await create("5", { isOn: false });
    const { items } = await listAnnouncements(staff);
    expect(Object.fromEntries(items.map(item => [item.version, item.state]))).toEqual({
      1: "covered",
      2: "shown",
      3: "waiting",
      4: "ended",
      5: "off",
    });
  });

  it("is written down, whoever changes it", async () => {
    await create("6");
    await saveAnnouncement(staff, { version: "6", draft: draft({ textEn: "Mended" }) });
    const log = await database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, "6"));
    expect(log).toMatchObject([
      { action: "banner.create", actorId: staff.userId, details: { en: "Version 5 is out.", on: true } },
      { action: "banner.save", subjectKind: "banner", details: { en: "Mended", link: "/pricing" } },
    ]);
  });

  it.each([
    ["no text", { textEn: " " }, { textEn: { key: "required" } }],
    ["a long text", { textAr: "ن".repeat(201) }, { textAr: { key: "too_long" } }],
    ["a script as link", { link: "javascript:alert(1)" }, { link: { key: "banner_link_invalid" } }],
    ["another site without scheme", { link: "//evil.example" }, { link: { key: "banner_link_invalid" } }],
    ["a backslash", { link: "/\\evil.example" }, { link: { key: "banner_link_invalid" } }],
    ["plain http", { link: "http://a.example" }, { link: { key: "banner_link_invalid" } }],
    ["an end before the start", { endsAt: iso(-1) }, { endsAt: { key: "banner_end_early" } }],
    ["a version with spaces", { version: "a b" }, { version: { key: "banner_version_invalid" } }],
  ])("refuses %s", async (_title, more, fields) => {
    await expect(create("7", more)).rejects.toMatchObject({ code: "validation_failed", fields });
    expect(await shown()).toBeNull();
  });

  it("refuses a version that is taken, and changes none that is not there", async () => {
    await create("8");
    await expect(create("8")).rejects.toMatchObject({ fields: { version: { key: "banner_version_taken" } } });
    await expect(saveAnnouncement(staff, { version: "9", draft: draft() })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("is not in the hands of others", async () => {
    const user = await makeUser(services);
    const input = { version: "10", ...draft() };
    await expect(createAnnouncement(user, input)).rejects.toMatchObject({ code: "forbidden" });
    await expect(saveAnnouncement(user, { version: "10", draft: draft() })).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(listAnnouncements(user)).rejects.toMatchObject({ code: "forbidden" });
  });
});
