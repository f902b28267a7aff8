import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs, dayMs, minuteMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { entitlements, monitors } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import { openPlan } from "#features/plans/index.ts";
import { premiumUsesSince } from "#features/premium-uses/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { clampToPlan } from "./clamp-to-plan.ts";
import {
  chooseMonitors,
  clampExpiredPlans,
  createMonitor,
  dismissPlanNotice,
  listMonitors,
  pauseMonitor,
} from "./index.ts";

const website = { name: "Page", type: "website", url: "https://example.com/" } as const;
const end = addMs(noon, 30 * dayMs);

describe.each(databaseKinds)("the end of a plan on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  const rowsOf = (userId: string) =>
    database.db.select().from(monitors).where(eq(monitors.ownerId, userId)).orderBy(monitors.createdAt);

  it("lengthens intervals, pauses the newest beyond the slots, and tells the owner once", async () => {
    const ctx = await makeUser(services, { plan: "developer" });
    for (let n = 0; n < 8; n++)
      await createMonitor({ ...ctx, now: addMs(noon, n) }, { ...website, intervalS: n < 6 ? 60 : 300 });
    await clampExpiredPlans({ ...ctx, now: addMs(end, -1) });
    expect((await rowsOf(ctx.userId)).filter(row => row.intervalS === 60)).toHaveLength(6);

    const now = { ...ctx, now: end };
    await clampExpiredPlans(now);
    const rows = await rowsOf(ctx.userId);
    expect(rows.map(row => row.intervalS)).toEqual(Array(8).fill(300));
    expect(rows.map(row => row.pauseReason)).toEqual([null, null, null, null, null, "plan", "plan", "plan"]);
    const planNotice = { at: end.toISOString(), intervalsRaised: 6, monitorsPaused: 3 };
    expect((await listMonitors(now)).summary).toMatchObject({
      plan: "free",
      total: 8,
      remaining: 0,
      planNotice,
    });
    await clampExpiredPlans({ ...ctx, now: addMs(end, minuteMs) });
    expect((await listMonitors(now)).summary.planNotice).toEqual(planNotice);
    await dismissPlanNotice(now);
    expect((await listMonitors(now)).summary.planNotice).toBeNull();
  });

  it("takes the slots of paused monitors first", async () => {
    const ctx = await makeUser(services, { plan: "prime" });
    const ids: string[] = [];
    for (let n = 0; n < 7; n++)
      ids.push((await createMonitor({ ...ctx, now: addMs(noon, n) }, { ...website, intervalS: 300 })).id);
    await pauseMonitor(ctx, { id: ids[0] ?? "" });
    await pauseMonitor(ctx, { id: ids[1] ?? "" });
    await clampExpiredPlans({ ...ctx, now: end });
    const reasons = (await rowsOf(ctx.userId)).map(row => row.pauseReason);
    expect(reasons).toEqual(["owner_and_plan", "owner_and_plan", null, null, null, null, null]);
  });

  it("has nothing to tell to whom nothing happened, and sees a later end again", async () => {
    const ctx = await makeUser(services, { plan: "prime" });
    await createMonitor(ctx, { ...website, intervalS: 300 });
    expect(await clampExpiredPlans({ ...ctx, now: end })).toBe(1);
    expect((await listMonitors({ ...ctx, now: end })).summary.planNotice).toBeNull();
    expect(await clampExpiredPlans({ ...ctx, now: end })).toBe(0);
    const again = addMs(end, 30 * dayMs);
    await database.db
      .update(entitlements)
      .set({ validUntil: again })
      .where(eq(entitlements.userId, ctx.userId));
    await createMonitor({ ...ctx, now: end }, { ...website, intervalS: 180 });
    expect(await clampExpiredPlans({ ...ctx, now: again })).toBe(1);
    const { summary } = await listMonitors({ ...ctx, now: again });
    expect(summary.planNotice).toMatchObject({ intervalsRaised: 1, monitorsPaused: 0 });
  });

  it("fits them into a smaller plan that begins where the larger one ended", async () => {
    const ctx = await makeUser(services, { plan: "developer" });
    for (let n = 0; n < 17; n++)
      await createMonitor({ ...ctx, now: addMs(noon, n) }, { ...website, intervalS: 60 });
    const { userId } = ctx;
    const opening = { userId, plan: "prime", source: "coins", reference: "p", renews: false } as const;
    await database.db.transaction(tx => openPlan(tx, { ...opening, validUntil: addMs(end, dayMs) }, end));
    await clampExpiredPlans({ ...ctx, now: addMs(end, minuteMs) });
    const rows = await rowsOf(userId);
    expect(rows.filter(row => row.pauseReason === "plan")).toHaveLength(2);
    expect(new Set(rows.map(row => row.intervalS))).toEqual(new Set([180]));
  });

  const openAgain = (userId: string, plan: "prime" | "plus", now: Date) =>
    database.db.transaction(tx =>
      openPlan(
        tx,
        {
          userId,
          plan,
          source: "coins",
          reference: `again ${plan}`,
          renews: false,
          validUntil: addMs(now, dayMs),
        },
        now,
      ),
    );

  it("is forgotten by those it paused when a plan has slots for them again", async () => {
    const ctx = await makeUser(services, { plan: "plus" });
    const ids: string[] = [];
    for (let n = 0; n < 20; n++)
      ids.push((await createMonitor({ ...ctx, now: addMs(noon, n) }, { ...website, intervalS: 120 })).id);
    await pauseMonitor(ctx, { id: ids[2] ?? "" });
    await clampExpiredPlans({ ...ctx, now: end });
    const later = addMs(end, dayMs);
    await openAgain(ctx.userId, "prime", later);
    await clampExpiredPlans({ ...ctx, now: later });
    const rows = await rowsOf(ctx.userId);
    // Fifteen slots: all that run were added first; the owner's own pause waits behind those that would run.
    const reasons = rows.map(row => row.pauseReason);
    expect(reasons.slice(0, 16)).toEqual([null, null, "owner_and_plan", ...Array(13).fill(null)]);
    expect(reasons.slice(16)).toEqual(Array(4).fill("plan"));
    expect(new Set(rows.map(row => row.intervalS))).toEqual(new Set([300]));
    const { items, summary } = await listMonitors({ ...ctx, now: later });
    expect(summary.remaining).toBe(0);
    expect(items.filter(item => item.paused === "plan")).toHaveLength(5);

    // With room for all, the owner's pause is the owner's again.
    await openAgain(ctx.userId, "plus", addMs(later, dayMs));
    await clampExpiredPlans({ ...ctx, now: addMs(later, dayMs) });
    const all = await rowsOf(ctx.userId);
    expect(all.map(row => row.pauseReason)).toEqual([null, null, "owner", ...Array(17).fill(null)]);
    expect(all[2]?.pausedAt).toEqual(noon);
    expect(await premiumUsesSince(database.db, ctx.userId, addMs(end, 1))).toEqual([]);
  });

  it("wakes nobody at whose end fewer run than the free plan gives", async () => {
    const ctx = await makeUser(services, { plan: "prime" });
    const ids: string[] = [];
    for (let n = 0; n < 8; n++)
      ids.push((await createMonitor({ ...ctx, now: addMs(noon, n) }, { ...website, intervalS: 300 })).id);
    await clampExpiredPlans({ ...ctx, now: end });
    await chooseMonitors({ ...ctx, now: end }, { ids: ids.slice(0, 2) });
    await database.db.transaction(tx => clampToPlan(tx, ctx.userId, addMs(end, dayMs)));
    expect((await rowsOf(ctx.userId)).filter(row => row.pausedAt === null)).toHaveLength(2);
    await openAgain(ctx.userId, "prime", addMs(end, 2 * dayMs));
    await Promise.all([1, 2].map(() => clampExpiredPlans({ ...ctx, now: addMs(end, 2 * dayMs) })));
    expect((await rowsOf(ctx.userId)).filter(row => row.pausedAt === null)).toHaveLength(8);
  });
});
