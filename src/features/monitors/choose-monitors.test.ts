import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs, dayMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { type Ctx, contextFor, type Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import {
  chooseMonitors,
  clampExpiredPlans,
  createMonitor,
  listMonitorChoices,
  listMonitors,
  pauseMonitor,
} from "./index.ts";

const website = { name: "Page", type: "website", url: "https://example.com/", intervalS: 180 } as const;
const end = addMs(noon, 30 * dayMs);

describe.each(databaseKinds)("choosing monitors on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  /** An owner of eight monitors whose Prime plan has ended; the first is paused by the owner. */
  async function afterTheEnd(): Promise<{ ctx: Ctx; ids: string[] }> {
    const ctx = await makeUser(services, { plan: "prime" });
    const ids: string[] = [];
    for (let n = 0; n < 8; n++) ids.push((await createMonitor({ ...ctx, now: addMs(noon, n) }, website)).id);
    const after = { ...ctx, now: end };
    await clampExpiredPlans(after);
    return { ctx: after, ids };
  }
  const running = async (ctx: Ctx) => {
    const { items } = await listMonitors(ctx);
    return items.filter(item => item.paused === null).map(item => item.id);
  };
  const holding = async (ctx: Ctx) =>
    (await listMonitorChoices(ctx)).items.filter(item => item.holdsSlot).map(item => item.id);

  it("runs those that were chosen, and no other", async () => {
    const { ctx, ids } = await afterTheEnd();
    expect(await holding(ctx)).toEqual(ids.slice(0, 5));
    const wanted = ids.slice(3);
    const { max, items } = await chooseMonitors(ctx, { ids: wanted });
    expect(max).toBe(5);
    expect(items.filter(item => item.holdsSlot).map(item => item.id)).toEqual(wanted);
    expect(new Set(await running(ctx))).toEqual(new Set(wanted));
    const { items: listed, summary } = await listMonitors(ctx);
    expect(listed.every(item => item.intervalS === 300)).toBe(true);
    expect(summary.remaining).toBe(0);
  });

  it("may run fewer, and leaves paused what its owner paused", async () => {
    const { ctx, ids } = await afterTheEnd();
    const [first = "", second = ""] = ids;
    await chooseMonitors(ctx, { ids: [] });
    expect(await running(ctx)).toEqual([]);
    await chooseMonitors(ctx, { ids: [first, second] });
    expect(new Set(await running(ctx))).toEqual(new Set([first, second]));
    await chooseMonitors(ctx, { ids: [first, second] });
    expect((await listMonitors(ctx)).summary.remaining).toBe(3);
  });

  it("refuses one too many, strangers' monitors, and what is no choice", async () => {
    const { ctx, ids } = await afterTheEnd();
    const other = await afterTheEnd();
    const before = await holding(ctx);
    await expect(chooseMonitors(ctx, { ids: ids.slice(0, 6) })).rejects.toMatchObject({
      code: "monitor_limit_reached",
      params: { max: 5 },
    });
    await expect(chooseMonitors(ctx, { ids: [other.ids[0]] })).rejects.toMatchObject({
      code: "monitor_not_found",
    });
    for (const input of [{}, { ids: "all" }, { ids: [1] }, null])
      await expect(chooseMonitors(ctx, input)).rejects.toMatchObject({ code: "validation_failed" });
    expect(await holding(ctx)).toEqual(before);
    await expect(
      chooseMonitors(contextFor(services, { kind: "visitor" }, noon), { ids: [] }),
    ).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("keeps the ceiling when choices come at once", async () => {
    const { ctx, ids } = await afterTheEnd();
    await Promise.all([
      chooseMonitors(ctx, { ids: ids.slice(0, 5) }),
      chooseMonitors(ctx, { ids: ids.slice(3) }),
      pauseMonitor(ctx, { id: ids[4] ?? "" }),
    ]);
    expect((await running(ctx)).length).toBeLessThanOrEqual(5);
    expect((await holding(ctx)).length).toBeLessThanOrEqual(5);
  });
});
