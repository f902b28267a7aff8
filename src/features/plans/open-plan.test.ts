import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMonths, addMs, dayMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import type { Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import {
  assertNoPlanRuns,
  endPlan,
  extendPlan,
  getEntitlement,
  openPlan,
  type PlanOpening,
  planOf,
  setPlanEnd,
} from "./index.ts";

describe.each(databaseKinds)("opening plans on the %s database", kind => {
  let database: Database;
  let services: Services;
  let userId: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    ({ userId } = await makeUser(services));
  });

  const end = addMonths(noon, 1);
  const opening = (more: Partial<PlanOpening> = {}): PlanOpening => ({
    userId,
    plan: "prime",
    source: "coins",
    reference: "purchase-1",
    validUntil: end,
    renews: false,
    ...more,
  });
  const open = (more: Partial<PlanOpening> = {}, now = noon) =>
    services.db.transaction(tx => openPlan(tx, opening(more), now));

  it("opens one plan of many that come at once", async () => {
    const attempts = Array.from({ length: 30 }, (_, n) =>
      open({
        source: (["card", "coins", "gift"] as const)[n % 3] ?? "card",
        plan: (["prime", "plus", "developer"] as const)[n % 3] ?? "plus",
        reference: `origin-${n}`,
      }),
    );
    const results = await Promise.allSettled(attempts);
    const refused = results.filter(result => result.status === "rejected");
    expect(refused).toHaveLength(29);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: "plan_running", params: { until: end.toISOString() } });
  });

  it("lets the same origin renew, and another only after the end", async () => {
    await open({ source: "card", reference: "sub-1", renews: true });
    const later = addMonths(end, 1);
    await open({ source: "card", reference: "sub-1", renews: true, validUntil: later }, addMs(end, -1));
    expect(await getEntitlement(services, userId)).toMatchObject({ validUntil: later, renews: true });
    await expect(open({}, addMs(later, -1))).rejects.toMatchObject({ code: "plan_running" });
    await expect(open({ source: "card", reference: "sub-1", plan: "plus" }, end)).rejects.toMatchObject({
      code: "plan_running",
      params: { plan: "Prime" },
    });
    await open({ plan: "plus", validUntil: addMonths(later, 1) }, later);
    expect(await planOf(services.db, userId, later)).toBe("plus");
  });

  it("stays open while a payment is late, and no longer", async () => {
    await open({ source: "card", reference: "sub-1", renews: true });
    const graceUntil = addMs(end, 7 * dayMs);
    const late = {
      userId,
      source: "card",
      reference: "sub-1",
      validUntil: end,
      graceUntil,
      renews: true,
    } as const;
    expect(await services.db.transaction(tx => setPlanEnd(tx, late))).toBe(true);
    expect(await planOf(services.db, userId, addMs(graceUntil, -1))).toBe("prime");
    await expect(open({}, addMs(graceUntil, -1))).rejects.toMatchObject({
      code: "plan_running",
      params: { until: graceUntil.toISOString() },
    });
    // Until the paid end nothing is said of the time in which a renewal may still come.
    await expect(open({}, addMs(end, -1))).rejects.toMatchObject({ params: { until: end.toISOString() } });
    expect(await planOf(services.db, userId, graceUntil)).toBe("free");
  });

  it("ends what its origin opened, and nothing else", async () => {
    await open();
    const other = { userId, source: "card", reference: "purchase-1" } as const;
    const middle = addMs(noon, dayMs);
    expect(await services.db.transaction(tx => endPlan(tx, other, middle))).toBe(false);
    const own = { userId, source: "coins", reference: "purchase-1" } as const;
    expect(await services.db.transaction(tx => endPlan(tx, own, middle))).toBe(true);
    expect(await planOf(services.db, userId, middle)).toBe("free");
    expect(await services.db.transaction(tx => endPlan(tx, own, addMs(middle, 1)))).toBe(false);
  });

  it("moves the end out for the same plan of coins or a gift", async () => {
    const extend = (plan: "prime" | "plus", now = noon) =>
      services.db.transaction(tx => extendPlan(tx, { userId, plan, months: 1 }, now));
    expect(await extend("prime")).toBeNull();
    const start = new Date("2027-01-31T08:00:00Z");
    await open({ validUntil: addMonths(start, 1) }, start);
    expect(await extend("prime", start)).toEqual(new Date("2027-03-31T08:00:00Z"));
    await expect(extend("plus", start)).rejects.toMatchObject({ code: "plan_running" });
    await open(
      { source: "card", reference: "s", validUntil: new Date("2027-05-01") },
      new Date("2027-04-01"),
    );
    await expect(extend("prime", new Date("2027-04-02"))).rejects.toMatchObject({ code: "plan_running" });
  });

  it("tells a checkout that a plan runs", async () => {
    const ask = (now: Date) => services.db.transaction(tx => assertNoPlanRuns(tx, userId, now));
    await ask(noon);
    await open();
    await expect(ask(addMs(end, -1))).rejects.toMatchObject({ code: "plan_running" });
    await ask(end);
  });

  it("needs a user", async () => {
    await expect(open({ userId: "1" })).rejects.toMatchObject({ code: "unauthorized" });
  });
});
