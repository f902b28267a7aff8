import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMonths, addMs, dayMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { auditEntries, consents, users } from "#db/schema/index.ts";
import { type Ctx, contextFor, type Services } from "#features/context/index.ts";
import { getEntitlement, planOf } from "#features/plans/index.ts";
import { claimDaily, grantCoins, makeSpender } from "#tests/coins.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { adjustCoins, buyPlanWithCoins, getCoinBalance, listCoinHistory } from "./index.ts";

const prime = (key = "purchase-1") => ({ plan: "prime", terms: true, key });

describe.each(databaseKinds)("plans for coins on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  it("takes the price, opens the plan for a month, and keeps that the terms were agreed to", async () => {
    const ctx = await makeSpender(services, { balance: 3_100 });
    const end = addMonths(noon, 1);
    expect(await buyPlanWithCoins(ctx, prime())).toEqual({
      plan: "prime",
      validUntil: end.toISOString(),
      balance: 100,
    });
    expect(await getEntitlement(services, ctx.userId)).toMatchObject({
      plan: "prime",
      source: "coins",
      validUntil: end,
      renews: false,
    });
    expect((await listCoinHistory(ctx, {})).items[0]).toMatchObject({
      kind: "plan",
      amount: -3_000,
      reference: "prime",
    });
    const terms = and(eq(consents.userId, ctx.userId), eq(consents.kind, "coins"));
    expect(await services.db.select().from(consents).where(terms)).toMatchObject([{ givenAt: noon }]);
    expect(await planOf(services.db, ctx.userId, addMs(end, -1))).toBe("prime");
    expect(await planOf(services.db, ctx.userId, end)).toBe("free");
  });

  it("counts a purchase once, however often it is sent", async () => {
    const ctx = await makeSpender(services, { balance: 7_000 });
    const sent = await Promise.all(Array.from({ length: 20 }, () => buyPlanWithCoins(ctx, prime())));
    expect(new Set(sent.map(answer => JSON.stringify(answer))).size).toBe(1);
    const later = { ...ctx, now: addMs(noon, dayMs) };
    expect(await buyPlanWithCoins(later, prime())).toMatchObject({ balance: 4_000 });
    await expect(buyPlanWithCoins(later, { ...prime(), plan: "plus" })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await getCoinBalance(ctx)).toBe(4_000);
  });

  it("sells one of many plans that are asked for at once", async () => {
    const ctx = await makeSpender(services, { balance: 100_000 });
    const asked = ["prime", "plus", "developer"].flatMap(plan =>
      Array.from({ length: 10 }, (_, n) =>
        buyPlanWithCoins(ctx, { plan, terms: true, key: `${plan}-${n}-key` }),
      ),
    );
    const results = await Promise.allSettled(asked);
    expect(results.filter(result => result.status === "fulfilled")).toHaveLength(1);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "plan_running" });
    expect((await listCoinHistory(ctx, {})).items.filter(item => item.kind === "plan")).toHaveLength(1);
  });

  it("refuses a balance that is one coin too small, and changes nothing", async () => {
    const ctx = await makeSpender(services, { balance: 2_999 });
    await expect(buyPlanWithCoins(ctx, prime())).rejects.toMatchObject({ code: "insufficient_balance" });
    expect(await getCoinBalance(ctx)).toBe(2_999);
    expect(await getEntitlement(services, ctx.userId)).toBeNull();
    await grantCoins(ctx, ctx.userId, 1);
    expect(await buyPlanWithCoins(ctx, prime())).toMatchObject({ balance: 0 });
  });

  it("refuses while a plan runs, with its end", async () => {
    const ctx = await makeSpender(services, { balance: 50_000 });
    await buyPlanWithCoins(ctx, prime());
    await expect(buyPlanWithCoins(ctx, { ...prime("purchase-2"), plan: "developer" })).rejects.toMatchObject({
      code: "plan_running",
      params: { plan: "Prime", until: addMonths(noon, 1).toISOString() },
    });
    expect(await getCoinBalance(ctx)).toBe(47_000);
    const then = { ...ctx, now: addMonths(noon, 1) };
    expect(await buyPlanWithCoins(then, prime("purchase-2"))).toMatchObject({ balance: 44_000 });
  });

  /** A Discord account made this long before noon. */
  async function accountOf(ageMs: number, emailVerified = true): Promise<Ctx & { userId: string }> {
    const made = BigInt(noon.getTime() - ageMs - Date.UTC(2015, 0, 1));
    const userId = String((made << 22n) | BigInt(Math.floor(Math.random() * 4_000_000)));
    await services.db.insert(users).values({
      id: userId,
      username: "new",
      emailVerified,
      createdAt: noon,
      lastLoginAt: noon,
    });
    const actor = { kind: "user", userId, sessionId: "s", role: "user" } as const;
    return { ...contextFor(services, actor, noon), userId };
  }

  it("wants a verified address and an account that was not made for this", async () => {
    const unverified = await accountOf(60 * dayMs, false);
    await grantCoins(unverified, unverified.userId, 3_000);
    await expect(buyPlanWithCoins(unverified, prime())).rejects.toMatchObject({
      code: "spender_email_not_verified",
    });
    const young = await accountOf(30 * dayMs - 1_000);
    await grantCoins(young, young.userId, 3_000);
    await expect(buyPlanWithCoins(young, prime())).rejects.toMatchObject({
      code: "spender_too_new",
      params: { count: 30, claims: 7 },
    });
    const old = await accountOf(30 * dayMs);
    await grantCoins(old, old.userId, 3_000);
    expect(await buyPlanWithCoins(old, prime())).toMatchObject({ balance: 0 });
    const faithful = await accountOf(dayMs);
    await grantCoins(faithful, faithful.userId, 3_000);
    await claimDaily(faithful, 6);
    await expect(buyPlanWithCoins(faithful, prime())).rejects.toMatchObject({ code: "spender_too_new" });
    await claimDaily({ ...faithful, now: addMs(noon, 7 * dayMs) }, 1);
    expect(await buyPlanWithCoins(faithful, prime())).toMatchObject({ plan: "prime" });
  });

  it.each([
    {},
    { ...prime(), terms: false },
    { ...prime(), plan: "free" },
    { ...prime(), key: "short" },
    null,
  ])("refuses %j", async input => {
    const ctx = await makeSpender(services, { balance: 9_000 });
    await expect(buyPlanWithCoins(ctx, input)).rejects.toMatchObject({ code: "validation_failed" });
    expect(await getCoinBalance(ctx)).toBe(9_000);
  });

  it("lets staff, and nobody else, change a balance, and writes it down once", async () => {
    const staff = await makeUser(services, { role: "staff" });
    const { userId, ...user } = await makeUser(services);
    const change = { userId, amount: 500, reason: "A lost purchase", key: "adjust-500" };
    expect(await adjustCoins(staff, change)).toEqual({ balance: 500 });
    expect(await adjustCoins(staff, change)).toEqual({ balance: 500 });
    const back = { ...change, amount: -501, key: "adjust-501" };
    await expect(adjustCoins(staff, back)).rejects.toMatchObject({ code: "insufficient_balance" });
    expect(await adjustCoins(staff, { ...back, amount: -500 })).toEqual({ balance: 0 });
    const written = await services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, userId));
    expect(written.map(entry => [entry.action, entry.details, entry.reason])).toEqual([
      ["coins.adjust", { amount: 500 }, "A lost purchase"],
      ["coins.adjust", { amount: -500 }, "A lost purchase"],
    ]);
    await expect(adjustCoins({ ...user, now: noon }, change)).rejects.toMatchObject({ code: "forbidden" });
    const stranger = { ...change, userId: "123456789012345678" };
    await expect(adjustCoins(staff, stranger)).rejects.toMatchObject({ code: "user_not_found" });
  });
});
