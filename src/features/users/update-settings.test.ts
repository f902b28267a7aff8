import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { consents } from "#db/schema/index.ts";
import { giveConsent } from "#features/consents/index.ts";
import { contextFor, type Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { updateSettings } from "./index.ts";

describe.each(databaseKinds)("settings and consents on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  it("change only what is given, and only one's own", async () => {
    const [own, other] = [await makeUser(services), await makeUser(services)];
    expect(await updateSettings(own, { emailNotifications: false })).toEqual({
      language: "en",
      emailNotifications: false,
    });
    expect(await updateSettings(own, { language: "ar" })).toEqual({
      language: "ar",
      emailNotifications: false,
    });
    expect(await updateSettings(own, {})).toEqual({ language: "ar", emailNotifications: false });
    expect(await updateSettings(other, {})).toEqual({ language: "en", emailNotifications: true });
    const visitor = contextFor(services, { kind: "visitor" }, noon);
    await expect(updateSettings(visitor, {})).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("keep a consent's version and time, renewed when it is given again", async () => {
    const own = await makeUser(services);
    await giveConsent(own, { kind: "age13" });
    await giveConsent({ ...own, now: addMs(noon, 1_000) }, { kind: "age13" });
    expect(await database.db.select().from(consents)).toEqual([
      { userId: own.userId, kind: "age13", textVersion: 1, givenAt: addMs(noon, 1_000) },
    ]);
  });
});
