import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { addMonths, addMs, dayMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { buyPlanWithCoins, getCoinBalance } from "#features/coins/index.ts";
import type { Services } from "#features/context/index.ts";
import { makeGiftCodes, redeemGiftCode } from "#features/gifts/index.ts";
import { getEntitlement } from "#features/plans/index.ts";
import { runSandboxRound } from "#features/sandbox/index.ts";
import { buyInSandbox, deliverWebhooks, settle } from "#tests/billing.ts";
import { makeSpender } from "#tests/coins.ts";
import { makeUser, noon, recordingJobs, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { solveHumanCheck } from "#tests/support/human-check.ts";
import { applyEvent, getBilling, returnPayment } from "./index.ts";

beforeAll(() => void Object.assign(limits.humanCheck, { minNumber: 1, maxNumber: 20 }));

describe.each(databaseKinds)("one plan a user, on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  /** The payments that are to go back, as the job would do it. */
  const returnAll = async (now: Date) => {
    const { rows } = await database.pool.query<{ id: string }>(
      "select id from subscriptions where is_refused and status <> 'canceled'",
    );
    for (const { id } of rows) await returnPayment(services, id, now);
    await settle(services, now);
    return rows.length;
  };

  it.each([1, 2, 3])("lets one win of a payment, coins and a gift at once (%i)", async round => {
    const staff = await makeUser(services, { role: "staff" });
    const { codes } = await makeGiftCodes(staff, { plan: "developer", months: 1, count: 1, validDays: 30 });
    const ctx = await makeSpender(services, { balance: 3_100 });
    await buyInSandbox(ctx);
    await deliverWebhooks(services, noon);
    const { rows } = await database.pool.query<{ id: string }>(
      "select id from provider_events where handled_at is null order by event_id",
    );
    const humanCheck = await solveHumanCheck(ctx, "redeem");
    const address = `192.0.2.${round}`;
    const attempts = [
      async () => {
        for (const { id } of rows) await applyEvent(services, id, noon);
        const view = await getBilling(ctx);
        if (view.state !== "active") throw new Error("refused");
      },
      () => buyPlanWithCoins(ctx, { plan: "prime", terms: true, key: `round-${round}` }),
      () => redeemGiftCode(ctx, { draft: { code: codes[0]?.code, humanCheck }, address }),
    ];
    const turned = [...attempts.slice(round % 3), ...attempts.slice(0, round % 3)];
    const outcomes = await Promise.allSettled(turned.map(attempt => attempt()));
    await settle(services, noon);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const entitlement = await getEntitlement(services, ctx.userId);
    const left = await getCoinBalance(ctx);
    expect(left).toBe(entitlement?.source === "coins" ? 100 : 3_100);
    expect(await returnAll(noon)).toBe(entitlement?.source === "card" ? 0 : 1);
    const { history } = await getBilling(ctx);
    expect(history).toMatchObject([{ status: entitlement?.source === "card" ? "paid" : "refunded" }]);
  });

  it("gives a payment back that came while coins had opened a plan, once, and tells its payer", async () => {
    const ctx = await makeSpender(services, { balance: 3_000 });
    await buyInSandbox(ctx);
    await buyPlanWithCoins(ctx, { plan: "prime", terms: true, key: "purchase-first" });
    await settle(services, noon);
    expect(await returnAll(noon)).toBe(1);
    expect(await returnAll(noon)).toBe(0);
    expect(await getBilling(ctx)).toMatchObject({
      state: "coins",
      plan: "prime",
      history: [{ status: "refunded" }],
    });
    const { rows } = await database.pool.query("select kind from billing_mails where user_id = $1", [
      ctx.userId,
    ]);
    expect(rows).toEqual([{ kind: "payment_returned" }]);
  });

  it("does not pay out what an earlier period took", async () => {
    const jobs = recordingJobs();
    const own = { ...services, jobs };
    const ctx = { ...(await makeSpender(services, { balance: 3_000 })), jobs };
    await buyInSandbox(ctx, { card: "refuses_later" });
    await settle(own, noon);
    const late = addMonths(noon, 1);
    await runSandboxRound(own, addMs(late, 1));
    await settle(own, addMs(late, 1));
    // The grace is over and the plan closed; coins open another one, and then the old payment succeeds after all.
    const closed = addMs(late, 7 * dayMs - 1);
    await database.pool.query("update entitlements set grace_until = valid_until where user_id = $1", [
      ctx.userId,
    ]);
    await buyPlanWithCoins({ ...ctx, now: closed }, { plan: "prime", terms: true, key: "purchase-second" });
    await database.pool.query(
      "update sandbox_objects set body = jsonb_set(body, '{sandbox,card}', '\"visa\"') where kind = 'subscription'",
    );
    await runSandboxRound(own, closed);
    await settle(own, closed);
    expect(await returnAll(closed)).toBe(1);
    const { history, state } = await getBilling({ ...ctx, now: closed });
    expect(state).toBe("coins");
    expect(history.map(row => row.status)).toEqual(["refunded", "paid"]);
  });
});
