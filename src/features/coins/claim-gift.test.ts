import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { giftRange } from "#core/gift-size.ts";
import { coins } from "#core/money.ts";
import { addMs, dayMs, hourMs, minuteMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { type Ctx, contextFor, type Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { claimGift, getCoinAccount, getCoinBalance, listCoinHistory, noteClaimsOpen } from "./index.ts";

describe.each(databaseKinds)("daily gifts on the %s database", kind => {
  let database: Database;
  let services: Services;
  let ctx: Ctx & { userId: string };
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    ctx = await makeUser(services);
  });
  const at = (ms: number) => ({ ...ctx, now: addMs(noon, ms) });
  const streakAfter = async (ms: number) => (await claimGift(at(ms))).account.streak;

  it("gives exactly one of 200 claims at once", async () => {
    const results = await Promise.allSettled(Array.from({ length: 200 }, () => claimGift(ctx)));
    const given = results.filter(result => result.status === "fulfilled");
    expect(given).toHaveLength(1);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "gift_not_ready" });
    expect(await getCoinBalance(ctx)).toBe(given[0]?.value.claimedAmount);
    expect((await listCoinHistory(ctx, {})).items).toHaveLength(1);
  });

  it("waits 24 hours, not a millisecond less", async () => {
    await claimGift(ctx);
    await expect(claimGift(at(dayMs - 1))).rejects.toMatchObject({
      code: "gift_not_ready",
      params: { until: addMs(noon, dayMs).toISOString() },
    });
    expect(await streakAfter(dayMs)).toBe(2);
  });

  it("keeps the streak for 48 hours, not a millisecond more", async () => {
    await claimGift(ctx);
    expect(await streakAfter(2 * dayMs - 1)).toBe(2);
    expect(await streakAfter(4 * dayMs - 1)).toBe(1);
  });

  it("shows a broken streak as 0, and the next claim makes it 1", async () => {
    await claimGift(ctx);
    await claimGift(at(dayMs));
    expect((await getCoinAccount(at(3 * dayMs - 1))).streak).toBe(2);
    const broken = await getCoinAccount(at(3 * dayMs));
    expect(broken).toMatchObject({ streak: 0, keptUntil: null, nextGift: { streak: 1, min: 50, max: 110 } });
    expect(await streakAfter(3 * dayMs)).toBe(1);
  });

  it("draws from the range of the day", async () => {
    const ranges: { min: number; max: number }[] = [];
    for (let day = 0; day < 32; day++)
      await claimGift(at(day * dayMs), range => {
        ranges.push(range);
        return range.max;
      });
    expect(ranges).toEqual(Array.from({ length: 32 }, (_, day) => giftRange(day + 1)));
    expect(await getCoinBalance(ctx)).toBe(ranges.reduce((sum, { max }) => sum + max, 0));
    const { claimedAmount } = await claimGift(at(32 * dayMs));
    expect(claimedAmount).toBeGreaterThanOrEqual(180);
    expect(claimedAmount).toBeLessThanOrEqual(300);
  });

  it("tells what stands before the first claim", async () => {
    expect(await getCoinAccount(ctx)).toEqual({
      balance: 0,
      streak: 0,
      claims: 0,
      lastAmount: null,
      nextClaimAt: noon.toISOString(),
      keptUntil: null,
      nextGift: { streak: 1, min: 50, max: 110 },
      now: noon.toISOString(),
    });
  });

  it("takes nothing back when a claim breaks off", async () => {
    const broken = () => {
      throw new Error("the process ended here");
    };
    await expect(claimGift(ctx, broken)).rejects.toThrow("ended here");
    expect(await getCoinAccount(ctx)).toMatchObject({ balance: 0, streak: 0, claims: 0 });
    expect((await claimGift(ctx, () => coins(60))).account).toMatchObject({ balance: 60, streak: 1 });
  });

  it("keeps streaks longer by as long as nobody could claim", async () => {
    const beat = (ms: number) => noteClaimsOpen(at(ms));
    await beat(0);
    await claimGift(ctx);
    const ended = await makeUser(services, { now: addMs(noon, -2 * dayMs) });
    await claimGift(ended);
    for (const minute of [1, 2, 6]) expect(await beat(minute * minuteMs)).toBe(0);
    const silentMs = 5 * hourMs;
    expect(await beat(6 * minuteMs + silentMs)).toBe(silentMs);
    expect(await beat(7 * minuteMs + silentMs)).toBe(0);
    expect((await getCoinAccount(at(2 * dayMs + silentMs - 1))).streak).toBe(1);
    expect((await getCoinAccount({ ...ended, now: addMs(noon, 1) })).streak).toBe(0);
    expect(await streakAfter(2 * dayMs + silentMs - 1)).toBe(2);
  });

  it("is for users, in the words of the coins page", async () => {
    const visitor = contextFor(services, { kind: "visitor" }, noon);
    for (const verb of [claimGift, getCoinAccount])
      await expect(verb(visitor)).rejects.toMatchObject({ code: "coins_unauthorized" });
    await expect(listCoinHistory(visitor, {})).rejects.toMatchObject({ code: "coins_unauthorized" });
  });
});
