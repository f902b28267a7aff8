import { afterAll, beforeAll, expect, it } from "vitest";
import { addMs, dayMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import type { Services } from "#features/context/index.ts";
import { extendPlan, openPlan } from "#features/plans/index.ts";
import { runSandboxRound } from "#features/sandbox/index.ts";
import { buyInSandbox, settle } from "#tests/billing.ts";
import { makeUser, testServices } from "#tests/factories.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { getBilling } from "./index.ts";

let database: Database;
let services: Services;
beforeAll(async () => {
  database = await openTestDatabase("embedded");
  services = testServices(database);
});
afterAll(() => database.close());

const at = (day: string) => new Date(`${day}T18:30:00.000Z`);

/** Written by hand from a calendar: the ends of the first period and of each renewal after it. */
const calendar = [
  [
    "monthly from a 31st, 25 renewals over a leap year",
    "2027-01-31",
    "monthly",
    `2027-02-28 2027-03-31 2027-04-30 2027-05-31 2027-06-30 2027-07-31 2027-08-31 2027-09-30 2027-10-31 2027-11-30
     2027-12-31 2028-01-31 2028-02-29 2028-03-31 2028-04-30 2028-05-31 2028-06-30 2028-07-31 2028-08-31 2028-09-30
     2028-10-31 2028-11-30 2028-12-31 2029-01-31 2029-02-28 2029-03-31`,
  ],
  ["monthly from a 30th", "2027-12-30", "monthly", "2028-01-30 2028-02-29 2028-03-30 2028-04-30"],
  ["monthly from 29 February", "2028-02-29", "monthly", "2028-03-29 2028-04-29 2028-05-29"],
  ["monthly from the end of a short February", "2027-02-28", "monthly", "2027-03-28 2027-04-28 2027-05-28"],
  [
    "yearly from 29 February",
    "2028-02-29",
    "yearly",
    "2029-02-28 2030-02-28 2031-02-28 2032-02-29 2033-02-28",
  ],
  ["yearly from a 31st", "2027-08-31", "yearly", "2028-08-31 2029-08-31"],
] as const;

it.each(calendar)(
  "a plan paid by card renews on its days: %s",
  { timeout: 120_000 },
  async (_, begin, period, days) => {
    const ctx = await makeUser(services, { now: at(begin) });
    await buyInSandbox(ctx, { plan: "prime", period });
    await settle(services, at(begin));
    const wanted = days.split(/\s+/).map(at);
    for (const [index, end] of wanted.entries()) {
      const view = await getBilling({ ...ctx, now: addMs(end, -1) });
      expect(view).toMatchObject({ state: "active", endsAt: end.toISOString(), daysRemaining: 1 });
      expect(view.nextBillingAt).toBe(end.toISOString());
      expect(view.history).toHaveLength(index + 1);
      await runSandboxRound(services, end);
      await settle(services, end);
    }
  },
);

it.each([
  ["from a 31st", "2028-01-31", "2028-02-29 2028-03-31 2028-04-30"],
  ["from a 30th in a short year", "2027-01-30", "2027-02-28 2027-03-30 2027-04-30"],
  ["over the new year", "2027-11-15", "2027-12-15 2028-01-15 2028-02-15"],
] as const)("a plan that gifts move out ends on its days: %s", async (_, begin, days) => {
  const { userId } = await makeUser(services, { now: at(begin) });
  const [first, ...later] = days.split(" ").map(at);
  const opening = { userId, plan: "plus", source: "gift", reference: "g", renews: false } as const;
  await database.db.transaction(tx =>
    openPlan(tx, { ...opening, validUntil: first ?? new Date(Number.NaN) }, at(begin)),
  );
  for (const end of later) {
    const now = addMs(end, -40 * dayMs);
    const moved = await database.db.transaction(tx =>
      extendPlan(tx, { userId, plan: "plus", months: 1 }, now),
    );
    expect(moved).toEqual(end);
  }
});
