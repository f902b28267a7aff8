import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits, plans } from "#core/limits.ts";
import { coins } from "#core/money.ts";
import { addMs, dayMs, minuteMs, startOfDay } from "#core/time.ts";
import { type LibraryKind, type PlanName, planNames } from "#core/vocabulary.ts";
import type { Database } from "#db/client.ts";
import { downloads, favorites, monitors } from "#db/schema/index.ts";
import { findCodeOverview, getCodeView } from "#features/codes/index.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import { addFavorite, listFavorites } from "#features/favorites/index.ts";
import { boostMonitor, clampExpiredPlans, createMonitor, listMonitors } from "#features/monitors/index.ts";
import { getProfile } from "#features/profiles/index.ts";
import { countDownload, downloadsLeft, giveReadPass } from "#features/reading/index.ts";
import { createSession, findSession } from "#features/sessions/index.ts";
import { getThread, openThread, writeMessage } from "#features/support/index.ts";
import { userDetailsOf } from "#features/users/index.ts";
import { codeJson, makeCodes } from "#tests/codes.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { solveHumanCheck } from "#tests/support/human-check.ts";
import { planOf } from "./index.ts";

type User = Ctx & { userId: string };
const end = addMs(noon, 30 * dayMs);
const website = { name: "Page", type: "website", url: "https://example.com/" } as const;

/** What must follow the end of a plan within a minute, wherever it is asked (issue "Coins, plans and billing"). */
describe.each(databaseKinds)("the end of a plan, on the %s database,", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
    const ids = ["one", "two", "three", "four", "five", "six", "seven"];
    const free = Object.fromEntries(ids.map(id => [id, {}]));
    await makeCodes(
      { db: services.db, now: noon },
      { ...free, tickets: { json: codeJson({ plan: "paid" }) } },
    );
  });
  afterAll(() => database.close());

  const at = (ctx: User, now: Date): User => ({ ...ctx, now });
  const before = addMs(end, -1);

  it.each(planNames.filter(plan => plan !== "free"))("closes %s at its instant", async plan => {
    const { userId } = await makeUser(services, { plan });
    expect(await planOf(services.db, userId, before)).toBe(plan);
    expect(await planOf(services.db, userId, end)).toBe("free");
    // Whatever asks a limit asks it by this name: the price of an AI message with it.
    const price = async (now: Date) => plans[await planOf(services.db, userId, now)].aiMessageCoins;
    expect(await price(before)).toBe(plans[plan].aiMessageCoins);
    expect(await price(end)).toBe(50);
  });

  it("clamps intervals, pauses what is beyond the slots and ends boosts, by the worker's next round", async () => {
    expect(limits.worker.plansEveryMs).toBeLessThan(minuteMs);
    const ctx = await makeUser(services, { plan: "plus" });
    const late = at(ctx, addMs(end, -5 * minuteMs));
    const ids: string[] = [];
    for (let n = 0; n < 7; n++)
      ids.push((await createMonitor(at(ctx, addMs(noon, n)), { ...website, intervalS: 120 })).id);
    for (const id of ids.slice(0, 3)) await boostMonitor(late, { id });
    const running = async (now: Date) =>
      (await services.db.select().from(monitors).where(eq(monitors.ownerId, ctx.userId))).filter(
        row => row.boostUntil !== null && row.boostUntil > now,
      );
    const round = addMs(end, limits.worker.plansEveryMs);
    expect(await running(end)).toHaveLength(3);
    await clampExpiredPlans(at(ctx, round));
    const { items, summary } = await listMonitors(at(ctx, round));
    expect(summary).toMatchObject({ plan: "free", remaining: 0 });
    expect(items.every(item => item.intervalS === 300)).toBe(true);
    expect(items.filter(item => item.paused !== null)).toHaveLength(2);
    // A free account has one boost a day: the last one goes on, the others end.
    expect((await running(round)).map(row => row.id)).toEqual([ids[2]]);
    await expect(boostMonitor(at(ctx, round), { id: ids[0] ?? "" })).rejects.toMatchObject({
      code: "boost_limit_reached",
    });
  });

  it("leaves favourites to read and takes no more", async () => {
    const ctx = await makeUser(services, { plan: "prime" });
    const kind: LibraryKind = "code";
    for (const itemId of ["one", "two", "three", "four", "five", "six"])
      await addFavorite(ctx, { kind, itemId });
    await expect(addFavorite(at(ctx, end), { kind, itemId: "seven" })).rejects.toMatchObject({
      code: "favorite_limit_reached",
      params: { count: 5 },
    });
    expect(await services.db.$count(favorites, eq(favorites.userId, ctx.userId))).toBe(6);
    expect((await listFavorites(at(ctx, end), "en")).codes).toMatchObject({ count: 6, max: 5 });
    await addFavorite(at(ctx, before), { kind, itemId: "seven" });
  });

  it("counts downloads as on the free plan", async () => {
    const ctx = await makeUser(services, { plan: "plus" });
    const sameDay = startOfDay(end);
    for (let count = 0; count < 9; count++)
      await services.db.insert(downloads).values({
        id: `${ctx.userId}-${count}`,
        userId: ctx.userId,
        kind: "code",
        itemId: "one",
        at: sameDay,
      });
    expect(await downloadsLeft(at(ctx, before))).toEqual({ max: null, left: null });
    expect(await downloadsLeft(at(ctx, end))).toEqual({ max: 5, left: 0 });
    const download = countDownload(services.db, at(ctx, end), { kind: "code", itemId: "one" });
    await expect(download).rejects.toMatchObject({ code: "download_limit_reached" });
  });

  it("closes the codes of paid plans", async () => {
    const ctx = await makeUser(services, { plan: "prime" });
    const session = await createSession(services.db, {
      userId: ctx.userId,
      userAgent: "test",
      replacedToken: null,
      now: before,
    });
    const actor = { kind: "user", userId: ctx.userId, sessionId: session.id, role: "user" } as const;
    const reader = { ...ctx, actor, now: before };
    await giveReadPass(reader, await solveHumanCheck(reader, "read-code"));
    expect((await getCodeView(reader, { id: "tickets" })).files).not.toHaveLength(0);
    const after = { ...reader, now: end };
    await expect(getCodeView(after, { id: "tickets" })).rejects.toMatchObject({ code: "plan_needed" });
    expect((await getCodeView(after, { id: "one" })).files).not.toHaveLength(0);
    expect(await findCodeOverview(services, { id: "tickets", language: "en" })).toMatchObject({
      needsPlan: true,
    });
  });

  it("closes the support, but not what was written", async () => {
    const ctx = await makeUser(services, { plan: "developer" });
    const { id } = await openThread(at(ctx, before), { subject: "Question", text: "Hello" });
    const after = at(ctx, end);
    await expect(writeMessage(after, { id, draft: { text: "x" } })).rejects.toMatchObject({
      code: "support_needs_plan",
    });
    expect((await getThread(after, { id })).messages).toHaveLength(1);
  });

  it("is what clients are told: ads come back, and the badge is gone", async () => {
    const ctx = await makeUser(services, { plan: "plus" });
    const { token } = await createSession(services.db, {
      userId: ctx.userId,
      userAgent: "test",
      replacedToken: null,
      now: addMs(end, -dayMs),
    });
    const told = async (now: Date) => {
      const session = await findSession({ db: services.db, now }, token);
      if (session === null) throw new Error("a session was expected");
      return userDetailsOf(session, {
        now,
        language: "en",
        unseenNotices: 0,
        coins: coins(0),
        hasSupport: false,
      });
    };
    const open = await told(before);
    expect(open.subscriptionCheck).toMatchObject({ isValid: true, daysRemaining: 1, NamePlan: "Plus" });
    // An open page asks again at this instant.
    expect(open.planEndsAt).toBe(end.toISOString());
    const closed = await told(end);
    expect(closed.subscriptionCheck).toMatchObject({ isValid: false, daysRemaining: 0, NamePlan: "free" });
    expect(closed.planEndsAt).toBeNull();
    const badge = async (now: Date) => (await getProfile({ ...services, now }, ctx.userId, "en")).badge;
    const badges: Partial<Record<PlanName, string>> = { plus: await badge(before), free: await badge(end) };
    expect(badges).toEqual({ plus: "Plus", free: "User" });
  });
});
