import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs, dayMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { entitlements, subscriptions } from "#db/schema/index.ts";
import { cancelSubscription } from "#features/billing/index.ts";
import type { Services } from "#features/context/index.ts";
import { PaymentError, type PaymentProvider } from "#features/payments/index.ts";
import { runSandboxRound } from "#features/sandbox/index.ts";
import { buyInSandbox, settle } from "#tests/billing.ts";
import { makeSpender } from "#tests/coins.ts";
import { noon, testServices } from "#tests/factories.ts";
import { askToLeave, type Owner } from "#tests/leavers.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { stopRenewals, undoDeletion } from "./index.ts";

describe.each(databaseKinds)("renewals of somebody who leaves and stays, on the %s database,", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  const rowOf = async (userId: string) => {
    const [row] = await services.db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
    if (row === undefined) throw new Error("nobody subscribed");
    return row;
  };
  const planOf = async (userId: string) =>
    (await services.db.select().from(entitlements).where(eq(entitlements.userId, userId)))[0];
  const withPayments = (changes: Partial<PaymentProvider>): Services => ({
    ...services,
    payments: { ...services.payments, ...changes },
  });
  /** Somebody who has paid by card. */
  async function makeSubscriber(): Promise<Owner> {
    const ctx = await makeSpender(services);
    await buyInSandbox(ctx);
    await settle(services, noon);
    return ctx;
  }
  /** `days` after noon, with everything that was due until then done. */
  async function at(ctx: Owner, days: number): Promise<Owner> {
    const now = addMs(noon, days * dayMs);
    await runSandboxRound(services, now);
    await settle(services, now);
    return { ...ctx, now };
  }

  it("go on when the deletion had ended them", async () => {
    const ctx = await makeSubscriber();
    await askToLeave(ctx);
    for (let times = 0; times < 2; times++) await stopRenewals(services, ctx.userId, noon);
    expect(await rowOf(ctx.userId)).toMatchObject({ status: "active", scheduledAction: "cancel" });
    expect(await planOf(ctx.userId)).toMatchObject({ renews: false });
    const later = await at(ctx, 13);
    expect(await undoDeletion(later)).toEqual({ renewals: "on" });
    expect(await rowOf(ctx.userId)).toMatchObject({ status: "active", scheduledAction: null });
    expect(await planOf(ctx.userId)).toMatchObject({ renews: true });
    const before = (await rowOf(ctx.userId)).periodEnd;
    await at(ctx, 40);
    expect((await rowOf(ctx.userId)).periodEnd.getTime()).toBeGreaterThan(before.getTime());
  });

  it("stay off when their owner had ended them before", async () => {
    const ctx = await makeSubscriber();
    await cancelSubscription(ctx, {
      confirm: true,
      endsAt: (await rowOf(ctx.userId)).periodEnd.toISOString(),
    });
    await askToLeave(ctx);
    await stopRenewals(services, ctx.userId, noon);
    expect(await undoDeletion(await at(ctx, 3))).toEqual({ renewals: "untouched" });
    expect(await rowOf(ctx.userId)).toMatchObject({ scheduledAction: "cancel" });
  });

  it("stay off, too, when their owner had ended them at the provider and no webhook has said so yet", async () => {
    const ctx = await makeSubscriber();
    const { providerId } = await rowOf(ctx.userId);
    await services.payments.cancel(providerId, "period_end", noon);
    expect(await rowOf(ctx.userId)).toMatchObject({ scheduledAction: null });
    await askToLeave(ctx);
    await stopRenewals(services, ctx.userId, noon);
    expect(await undoDeletion(await at(ctx, 1))).toEqual({ renewals: "untouched" });
    expect(await rowOf(ctx.userId)).toMatchObject({ scheduledAction: "cancel" });
  });

  it("are over when what was paid for ended meanwhile", async () => {
    const ctx = await makeSubscriber();
    const leaving = await at(ctx, 25);
    await askToLeave(leaving);
    await stopRenewals(services, ctx.userId, leaving.now);
    expect(await undoDeletion(await at(ctx, 35))).toEqual({ renewals: "ended" });
    expect(await rowOf(ctx.userId)).toMatchObject({ status: "canceled" });
    // Also where nobody has heard of the end yet.
    const other = await makeSubscriber();
    const soon = { ...other, now: leaving.now };
    await askToLeave(soon);
    await stopRenewals(services, other.userId, soon.now);
    const after = { ...other, now: addMs((await rowOf(other.userId)).periodEnd, 1) };
    expect(await undoDeletion(after)).toEqual({ renewals: "ended" });
  });

  it("stay off when the provider cannot be asked, which is said; the account stays all the same", async () => {
    for (const permanent of [true, false]) {
      const ctx = await makeSubscriber();
      await askToLeave(ctx);
      await stopRenewals(services, ctx.userId, noon);
      const deaf = withPayments({
        dropScheduledChange: () => Promise.reject(new PaymentError("timeout", permanent)),
      });
      expect(await undoDeletion({ ...ctx, payments: deaf.payments })).toEqual({ renewals: "off" });
      expect(await rowOf(ctx.userId)).toMatchObject({ status: "active", scheduledAction: "cancel" });
      await expect(undoDeletion(ctx)).rejects.toMatchObject({ code: "deletion_not_planned" });
    }
  });

  it("go on when it is taken back while the provider is being asked to end them", async () => {
    const ctx = await makeSubscriber();
    await askToLeave(ctx);
    const { cancel } = services.payments;
    const slow = withPayments({
      async cancel(...order) {
        expect(await undoDeletion(ctx)).toEqual({ renewals: "on" });
        return cancel(...order);
      },
    });
    await stopRenewals(slow, ctx.userId, noon);
    expect(await rowOf(ctx.userId)).toMatchObject({ status: "active", scheduledAction: null });
  });
});
