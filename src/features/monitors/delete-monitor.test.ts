import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/client.ts";
import { monitorSpans, monitorStates, monitors } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { writeTimeline } from "#tests/monitor-history.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { solveHumanCheck } from "#tests/support/human-check.ts";
import { createMonitor, deleteMonitor } from "./index.ts";

const website = { name: "Page", type: "website", url: "https://example.com/", intervalS: 300 } as const;

describe.each(databaseKinds)("deleteMonitor on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  const count = () => database.db.$count(monitors);

  it("removes the monitor and its history with a fresh human check", async () => {
    const ctx = await makeUser(services);
    const { id } = await createMonitor(ctx, website);
    await writeTimeline(database.db, id, [["online", noon]]);
    const humanCheck = await solveHumanCheck(ctx, "delete-monitor");
    expect(await deleteMonitor(ctx, { id, body: { humanCheck } })).toEqual({ id });
    expect(await count()).toBe(0);
    expect(await database.db.$count(monitorStates, eq(monitorStates.monitorId, id))).toBe(0);
    expect(await database.db.$count(monitorSpans, eq(monitorSpans.monitorId, id))).toBe(0);
    await expect(deleteMonitor(ctx, { id, body: { humanCheck } })).rejects.toMatchObject({
      code: "monitor_not_found",
    });
  });

  it("refuses without one, and takes none twice", async () => {
    const ctx = await makeUser(services);
    const first = await createMonitor(ctx, website);
    const second = await createMonitor(ctx, website);
    const before = await count();
    for (const body of [{}, { humanCheck: null }, { humanCheck: "x" }])
      await expect(deleteMonitor(ctx, { id: first.id, body })).rejects.toMatchObject({
        code: "human_check_failed",
      });
    const humanCheck = await solveHumanCheck(ctx, "delete-monitor");
    await deleteMonitor(ctx, { id: first.id, body: { humanCheck } });
    await expect(deleteMonitor(ctx, { id: second.id, body: { humanCheck } })).rejects.toMatchObject({
      code: "human_check_failed",
    });
    expect(await count()).toBe(before - 1);
  });

  it("knows nobody else's monitors, and spends no solution on them", async () => {
    const owner = await makeUser(services);
    const other = await makeUser(services);
    const theirs = await createMonitor(owner, website);
    const own = await createMonitor(other, website);
    const humanCheck = await solveHumanCheck(other, "delete-monitor");
    await expect(deleteMonitor(other, { id: theirs.id, body: { humanCheck } })).rejects.toMatchObject({
      code: "monitor_not_found",
    });
    expect(await deleteMonitor(other, { id: own.id, body: { humanCheck } })).toEqual({ id: own.id });
  });
});
