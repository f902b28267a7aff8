import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs, dayMs } from "#core/time.ts";
import type { PlanName } from "#core/vocabulary.ts";
import type { Database } from "#db/client.ts";
import type { Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { type Entitlement, getEntitlement, planOf, subscriptionCheckOf } from "./index.ts";

const entitlement = (plan: PlanName, endsInMs: number, renews = false): Entitlement => ({
  plan,
  source: "card",
  validUntil: addMs(noon, endsInMs),
  graceUntil: null,
  renews,
});

describe("subscriptionCheckOf", () => {
  it.each([
    [null, false, 0, "free"],
    [entitlement("free", dayMs), false, 0, "free"],
    [entitlement("prime", 0), false, 0, "free"],
    [entitlement("prime", -400 * dayMs), false, 0, "free"],
    [entitlement("prime", 1), true, 1, "Prime"],
    [entitlement("prime", dayMs), true, 1, "Prime"],
    [entitlement("plus", dayMs + 1), true, 2, "Plus"],
    [entitlement("developer", 30 * dayMs, true), true, 30, "Developer"],
  ] as const)("case %#", (given, isValid, daysRemaining, NamePlan) => {
    const check = subscriptionCheckOf(given, noon, "en");
    expect(check).toEqual({ isValid, daysRemaining, NamePlan, message: expect.any(String) });
    expect(check.message).not.toBe("");
  });

  it("says it in the language of the request", () => {
    const two = entitlement("plus", 2 * dayMs);
    expect(subscriptionCheckOf(two, noon, "en").message).toBe("Your Plus plan is active: 2 days remaining.");
    expect(subscriptionCheckOf(two, noon, "ar").message).toBe("خطة Plus مفعّلة، بقي يومان.");
    const ended = entitlement("plus", -1);
    expect(subscriptionCheckOf(ended, noon, "en").message).toBe("Your Plus plan has ended.");
    const late = { ...ended, graceUntil: addMs(noon, 1) };
    expect(subscriptionCheckOf(late, noon, "en")).toMatchObject({ isValid: true, daysRemaining: 0 });
    expect(subscriptionCheckOf({ ...ended, graceUntil: noon }, noon, "en").isValid).toBe(false);
  });
});

describe.each(databaseKinds)("plans on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  it("holds a plan until the instant of its end", async () => {
    const { userId } = await makeUser(services, { plan: "plus", now: noon });
    const end = addMs(noon, 30 * dayMs);
    expect(await planOf(services.db, userId, addMs(end, -1))).toBe("plus");
    expect(await planOf(services.db, userId, end)).toBe("free");
    expect(await getEntitlement(services, userId)).toMatchObject({ plan: "plus", validUntil: end });
  });

  it("is free without any, and can be asked inside a transaction", async () => {
    const { userId } = await makeUser(services);
    expect(await getEntitlement(services, userId)).toBeNull();
    expect(await services.db.transaction(tx => planOf(tx, userId, noon))).toBe("free");
  });
});
