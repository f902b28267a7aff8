import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { getCounters } from "./index.ts";

describe.each(databaseKinds)("getCounters on the %s database", kind => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  it("counts what is there, at most once a minute", async () => {
    const services = testServices(database);
    const ctx = await makeUser(services);
    await makeUser(services);
    await makeMonitor(database.db, ctx.userId);
    expect(await getCounters(ctx)).toEqual({ logins: 2, codes: 0, uptimes: 1 });
    await makeMonitor(database.db, ctx.userId);
    const soon = { ...ctx, now: addMs(noon, 59_999) };
    expect(await getCounters(soon)).toEqual({ logins: 2, codes: 0, uptimes: 1 });
    const later = { ...ctx, now: addMs(noon, 60_000) };
    expect(await getCounters(later)).toEqual({ logins: 2, codes: 0, uptimes: 2 });
  });

  it("asks again after a failure", async () => {
    const broken = await openTestDatabase("embedded");
    const { db } = broken;
    await db.execute("alter table users rename to hidden");
    await expect(getCounters({ db, now: noon })).rejects.toThrow();
    await db.execute("alter table hidden rename to users");
    expect(await getCounters({ db, now: noon })).toMatchObject({ logins: 0 });
    await broken.close();
  });
});
