import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs, dayMs, hourMs, minuteMs, secondMs, startOfDay } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { monitorStates } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { boostMonitor, createMonitor, getMonitor, listMonitors, pauseMonitor } from "./index.ts";

const website = { name: "Page", type: "website", url: "https://example.com/", intervalS: 300 } as const;

describe.each(databaseKinds)("boostMonitor on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  const nextAt = async (id: string) =>
    (await database.db.select().from(monitorStates).where(eq(monitorStates.monitorId, id)))[0]?.nextAt;

  it("checks at once and every minute for an hour", async () => {
    const ctx = await makeUser(services);
    const { id } = await createMonitor(ctx, website);
    const now = addMs(noon, hourMs);
    const item = await boostMonitor({ ...ctx, now }, { id });
    expect(item.boostUntil).toBe(addMs(now, hourMs).toISOString());
    expect(await nextAt(id)).toEqual(now);
    const after = await getMonitor({ ...ctx, now: addMs(now, hourMs) }, { id });
    expect(after.monitor.boostUntil).toBeNull();
  });

  it.each([
    ["free", 1],
    ["prime", 3],
    ["plus", 10],
  ] as const)("allows the %s plan %i in a UTC day", async (plan, allowed) => {
    const ctx = await makeUser(services, { plan });
    const { id } = await createMonitor(ctx, website);
    const midnight = addMs(startOfDay(noon), dayMs);
    const first = addMs(midnight, -dayMs);
    const at = (boost: number) => ({ ...ctx, now: addMs(first, boost * 2 * hourMs) });
    for (let boost = 0; boost < allowed; boost++) await boostMonitor(at(boost), { id });
    expect((await listMonitors(at(allowed))).summary.boostsLeft).toBe(0);
    await expect(boostMonitor(at(allowed), { id })).rejects.toMatchObject({ code: "boost_limit_reached" });
    const lastMoment = { ...ctx, now: addMs(midnight, -1) };
    expect((await listMonitors(lastMoment)).summary.boostsLeft).toBe(0);
    await expect(boostMonitor(lastMoment, { id })).rejects.toMatchObject({ code: "boost_limit_reached" });
    const dayAfter = { ...ctx, now: midnight };
    expect((await listMonitors(dayAfter)).summary.boostsLeft).toBe(allowed);
    await boostMonitor(dayAfter, { id });
    expect((await listMonitors(dayAfter)).summary.boostsLeft).toBe(allowed - 1);
  });

  it("gives the free plan's one back at midnight, not a day after its last", async () => {
    const ctx = await makeUser(services);
    const { id } = await createMonitor(ctx, website);
    const midnight = addMs(startOfDay(noon), dayMs);
    await boostMonitor({ ...ctx, now: addMs(midnight, -34 * minuteMs) }, { id });
    await boostMonitor({ ...ctx, now: addMs(midnight, 103 * minuteMs) }, { id });
  });

  it("counts what many requests start at once", async () => {
    const ctx = await makeUser(services, { plan: "prime" });
    const ids: string[] = [];
    for (let n = 0; n < 8; n++) ids.push((await createMonitor(ctx, website)).id);
    const answers = await Promise.allSettled(ids.map(id => boostMonitor(ctx, { id })));
    expect(answers.filter(answer => answer.status === "fulfilled")).toHaveLength(3);
  });

  it("is a check at once on the Developer plan, every ten seconds at most", async () => {
    const ctx = await makeUser(services, { plan: "developer" });
    const { id } = await createMonitor(ctx, { ...website, intervalS: 60 });
    expect(await boostMonitor(ctx, { id })).toMatchObject({ boostUntil: null });
    const soon = { ...ctx, now: addMs(noon, 4 * secondMs) };
    await expect(boostMonitor(soon, { id })).rejects.toMatchObject({
      code: "rate_limited",
      params: { count: 6 },
    });
    const now = addMs(noon, 10 * secondMs);
    await boostMonitor({ ...ctx, now }, { id });
    expect(await nextAt(id)).toEqual(now);
    expect((await listMonitors(ctx)).summary.boostsLeft).toBeNull();
  });

  it("refuses a second one, a paused monitor, a heartbeat and a stranger", async () => {
    const ctx = await makeUser(services, { plan: "plus" });
    const { id } = await createMonitor(ctx, website);
    await boostMonitor(ctx, { id });
    await expect(boostMonitor(ctx, { id })).rejects.toMatchObject({ code: "boost_already_running" });
    expect(await pauseMonitor(ctx, { id })).toMatchObject({ boostUntil: null });
    await expect(boostMonitor(ctx, { id })).rejects.toMatchObject({ code: "boost_while_paused" });
    const bot = await createMonitor(ctx, { ...website, type: "bot", mode: "heartbeat" });
    await expect(boostMonitor(ctx, { id: bot.id })).rejects.toMatchObject({
      code: "boost_not_for_heartbeat",
    });
    const other = await makeUser(services);
    await expect(boostMonitor(other, { id })).rejects.toMatchObject({ code: "monitor_not_found" });
  });
});
