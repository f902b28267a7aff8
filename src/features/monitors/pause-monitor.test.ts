import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs, minuteMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { entitlements, monitorSpans, monitorStates } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { clampExpiredPlans, createMonitor, listMonitors, pauseMonitor, resumeMonitor } from "./index.ts";

const website = { name: "Page", type: "website", url: "https://example.com/", intervalS: 300 } as const;

describe.each(databaseKinds)("pausing on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  const later = addMs(noon, 10 * minuteMs);

  it("ends the checks and the pause again", async () => {
    const ctx = await makeUser(services);
    const { id } = await createMonitor(ctx, website);
    const paused = await pauseMonitor({ ...ctx, now: later }, { id });
    expect(paused).toMatchObject({ paused: "owner", since: later.toISOString(), nextAt: null });
    const again = await pauseMonitor({ ...ctx, now: addMs(later, minuteMs) }, { id });
    expect(again.since).toBe(later.toISOString());
    const end = addMs(later, 2 * minuteMs);
    const resumed = await resumeMonitor({ ...ctx, now: end }, { id });
    expect(resumed).toMatchObject({ paused: null, status: "pending", nextAt: end.toISOString() });
    const spans = await database.db.select().from(monitorSpans).where(eq(monitorSpans.monitorId, id));
    expect(spans).toMatchObject([{ kind: "paused", startedAt: later, endedAt: end }]);
    const [state] = await database.db.select().from(monitorStates).where(eq(monitorStates.monitorId, id));
    expect(state?.nextAt).toEqual(end);
  });

  it("keeps the slot of a paused monitor", async () => {
    const ctx = await makeUser(services);
    for (let n = 0; n < 5; n++) await pauseMonitor(ctx, { id: (await createMonitor(ctx, website)).id });
    await expect(createMonitor(ctx, website)).rejects.toMatchObject({ code: "monitor_limit_reached" });
    const { summary } = await listMonitors(ctx);
    expect(summary).toMatchObject({ total: 5, paused: 5, remaining: 0 });
  });

  it("lets the owner choose which monitors run once the plan has ended", async () => {
    const ctx = await makeUser(services, { plan: "prime" });
    const ids: string[] = [];
    for (let n = 0; n < 7; n++) ids.push((await createMonitor({ ...ctx, now: addMs(noon, n) }, website)).id);
    const [first = "", , , , , sixth = "", last = ""] = ids;
    await database.db
      .update(entitlements)
      .set({ validUntil: later })
      .where(eq(entitlements.userId, ctx.userId));
    await clampExpiredPlans({ ...ctx, now: later });
    const now = { ...ctx, now: addMs(later, minuteMs) };
    await expect(resumeMonitor(now, { id: last })).rejects.toMatchObject({ code: "monitor_paused_by_plan" });
    expect(await pauseMonitor(now, { id: first })).toMatchObject({ paused: "plan" });
    expect(await resumeMonitor(now, { id: last })).toMatchObject({ paused: null });
    await expect(resumeMonitor(now, { id: sixth })).rejects.toMatchObject({ code: "monitor_paused_by_plan" });
  });

  it("gives a free slot to one of many requests only", async () => {
    const ctx = await makeUser(services, { plan: "prime" });
    const ids: string[] = [];
    for (let n = 0; n < 10; n++) ids.push((await createMonitor({ ...ctx, now: addMs(noon, n) }, website)).id);
    await database.db
      .update(entitlements)
      .set({ validUntil: later })
      .where(eq(entitlements.userId, ctx.userId));
    const now = { ...ctx, now: later };
    await clampExpiredPlans(now);
    await pauseMonitor(now, { id: ids[0] ?? "" });
    const answers = await Promise.allSettled(ids.slice(5).map(id => resumeMonitor(now, { id })));
    expect(answers.filter(answer => answer.status === "fulfilled")).toHaveLength(1);
  });

  it("knows nobody else's monitors", async () => {
    const { id } = await createMonitor(await makeUser(services), website);
    const other = await makeUser(services);
    await expect(pauseMonitor(other, { id })).rejects.toMatchObject({ code: "monitor_not_found" });
    await expect(resumeMonitor(other, { id })).rejects.toMatchObject({ code: "monitor_not_found" });
  });
});
