import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { coins } from "#core/money.ts";
import { type PaidPlan, paidPlans, priceOf } from "#core/plans.ts";
import { addMonths, addMs, dayMs, hourMs } from "#core/time.ts";
import type { Database, Db } from "#db/client.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import { getEntitlement } from "#features/plans/index.ts";
import { makeSpender } from "#tests/coins.ts";
import { noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import {
  buyPlanWithCoins,
  captureHold,
  claimGift,
  getCoinAccount,
  holdCoins,
  isProven,
  proveLedger,
  releaseHold,
} from "./index.ts";

/** `lost`: the process ends before the commit. `unheard`: after it, so that the caller asks again. */
type Fate = "done" | "lost" | "unheard";
type Step = { fate: Fate } & (
  | { kind: "wait"; hours: number }
  | { kind: "claim" }
  | { kind: "buy"; plan: PaidPlan }
  | { kind: "hold"; amount: number }
  | { kind: "settle"; which: number; how: "capture" | "release" }
);

const fate = fc.constantFrom<Fate>("done", "done", "lost", "unheard");
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      fate,
      kind: fc.constant("wait" as const),
      hours: fc.integer({ min: 1, max: 60 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ fate, kind: fc.constant("claim" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ fate, kind: fc.constant("buy" as const), plan: fc.constantFrom(...paidPlans) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      fate,
      kind: fc.constant("hold" as const),
      amount: fc.constantFrom(0, 10, 30, 50),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      fate,
      kind: fc.constant("settle" as const),
      which: fc.nat({ max: 5 }),
      how: fc.constantFrom("capture" as const, "release" as const),
    }),
  },
);

class ProcessEnded extends Error {}

/** The same database, whose next transaction does everything and is lost before its commit. */
const losing = (db: Db): Db =>
  new Proxy(db, {
    get: (target, name, receiver) =>
      name === "transaction"
        ? (work: Parameters<Db["transaction"]>[0]) =>
            target.transaction(async tx => {
              await work(tx);
              throw new ProcessEnded();
            })
        : Reflect.get(target, name, receiver),
  });

/** What should be so, kept beside the product by simple arithmetic. */
type Model = {
  now: Date;
  balance: number;
  streak: number;
  lastClaim: Date | null;
  planEnd: Date | null;
  holds: { id: string; amount: number; open: boolean }[];
};

const refused = async (work: Promise<unknown>): Promise<string | null> => {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof ProcessEnded) return "lost";
    if (error instanceof Error && "code" in error) return String(error.code);
    throw error;
  }
};

describe.each(databaseKinds)("any sequence of deeds on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  let keys = 0;

  async function claim(ctx: Ctx, model: Model, isKept: boolean): Promise<void> {
    const { lastClaim, now } = model;
    const isReady = lastClaim === null || now.getTime() - lastClaim.getTime() >= dayMs;
    let drawn = 0;
    const outcome = await refused(
      claimGift(ctx, ({ max }) => {
        drawn = max;
        return max;
      }),
    );
    if (!isReady) expect(outcome).toBe("gift_not_ready");
    if (!isReady || !isKept) return;
    expect(outcome).toBeNull();
    const isStreak = lastClaim !== null && now.getTime() - lastClaim.getTime() < 2 * dayMs;
    Object.assign(model, {
      balance: model.balance + drawn,
      streak: isStreak ? model.streak + 1 : 1,
      lastClaim: now,
    });
  }

  async function buy(
    ctx: Ctx,
    model: Model,
    { plan, key, isKept }: { plan: PaidPlan; key: string; isKept: boolean },
  ) {
    const runs = model.planEnd !== null && model.planEnd > model.now;
    const price = priceOf(plan).coins;
    const outcome = await refused(buyPlanWithCoins(ctx, { plan, terms: true, key }));
    const refusal = runs ? "plan_running" : model.balance < price ? "insufficient_balance" : null;
    if (refusal !== null) expect(outcome).toBe(refusal);
    if (refusal !== null || !isKept) return;
    expect(outcome).toBeNull();
    Object.assign(model, { balance: model.balance - price, planEnd: addMonths(model.now, 1) });
  }

  async function hold(
    ctx: Ctx,
    model: Model,
    held: { id: string; userId: string; amount: number; isKept: boolean },
  ) {
    const { id, userId, amount, isKept } = held;
    const outcome = await refused(
      ctx.db.transaction(tx => holdCoins(tx, { id, userId, amount: coins(amount) }, ctx.now)),
    );
    if (model.balance < amount) expect(outcome).toBe("insufficient_balance");
    if (model.balance < amount || !isKept) return;
    expect(outcome).toBeNull();
    model.holds.push({ id, amount, open: true });
    model.balance -= amount;
  }

  async function settle(
    ctx: Ctx,
    model: Model,
    chosen: { which: number; how: "capture" | "release"; isKept: boolean },
  ) {
    const found = model.holds[chosen.which % Math.max(1, model.holds.length)];
    if (found === undefined) return;
    const verb = chosen.how === "capture" ? captureHold : releaseHold;
    let moved = false;
    await refused(
      ctx.db.transaction(async tx => {
        moved = await verb(tx, found.id, ctx.now);
      }),
    );
    expect(moved).toBe(found.open);
    if (!chosen.isKept || !found.open) return;
    found.open = false;
    if (chosen.how === "release") model.balance += found.amount;
  }

  async function take(user: Ctx & { userId: string }, model: Model, one: Step): Promise<void> {
    if (one.kind === "wait") {
      model.now = addMs(model.now, one.hours * hourMs);
      return;
    }
    const key = `sequence-${++keys}`;
    const attempt = async (isKept: boolean) => {
      const ctx = { ...user, now: model.now, db: isKept ? services.db : losing(services.db) };
      if (one.kind === "claim") await claim(ctx, model, isKept);
      else if (one.kind === "buy") await buy(ctx, model, { plan: one.plan, key, isKept });
      else if (one.kind === "hold")
        await hold(ctx, model, { id: key, userId: user.userId, amount: one.amount, isKept });
      else await settle(ctx, model, { which: one.which, how: one.how, isKept });
    };
    await attempt(one.fate !== "lost");
    if (one.fate === "unheard") await repeat(user, model, { one, key });
  }

  /** Whoever never heard the answer asks again in the same words: nothing may happen twice. */
  async function repeat(
    user: Ctx & { userId: string },
    model: Model,
    { one, key }: { one: Step; key: string },
  ) {
    const ctx = { ...user, now: model.now };
    if (one.kind === "claim") await claim(ctx, model, true);
    if (one.kind === "buy") await refused(buyPlanWithCoins(ctx, { plan: one.plan, terms: true, key }));
    if (one.kind === "hold" && model.holds.some(held => held.id === key))
      await services.db.transaction(tx =>
        holdCoins(tx, { id: key, userId: user.userId, amount: coins(one.amount) }, ctx.now),
      );
    if (one.kind === "settle") await settle(ctx, model, { which: one.which, how: one.how, isKept: true });
  }

  it("loses, doubles and invents nothing", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 40 }),
        fc.nat({ max: 20_000 }),
        async (steps, balance) => {
          const user = await makeSpender(services, { balance });
          const model: Model = { now: noon, balance, streak: 0, lastClaim: null, planEnd: null, holds: [] };
          for (const one of steps) {
            await take(user, model, one);
            const account = await getCoinAccount({ ...user, now: model.now });
            expect(account.balance).toBe(model.balance);
          }
          const entitlement = await getEntitlement(services, user.userId);
          expect(entitlement?.validUntil ?? null).toEqual(model.planEnd);
          expect(isProven(await proveLedger(services))).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });
});
