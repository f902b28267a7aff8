import { eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { addMs, dayMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { payments, subscriptions, users } from "#db/schema/index.ts";
import { reconcileBilling } from "#features/billing/index.ts";
import type { Services } from "#features/context/index.ts";
import { PaymentError } from "#features/payments/index.ts";
import { getProfile } from "#features/profiles/index.ts";
import { runSandboxRound } from "#features/sandbox/index.ts";
import { buyInSandbox, settle } from "#tests/billing.ts";
import { makeSpender } from "#tests/coins.ts";
import { noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { solveHumanCheck } from "#tests/support/human-check.ts";
import { deleteDueAccounts, requestDeletion, stopRenewals, undoDeletion } from "./index.ts";

const due = addMs(noon, limits.account.undoMs);

describe.each(databaseKinds)("deleting an account that is paid for, on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  async function makeLeaver() {
    const ctx = await makeSpender(services);
    await buyInSandbox(ctx);
    await settle(services, noon);
    await requestDeletion(ctx, {
      confirmation: `user${ctx.userId.slice(-6)}`,
      humanCheck: await solveHumanCheck(ctx, "delete-account"),
    });
    return ctx;
  }
  const subscriptionOf = async (userId: string) => {
    const [row] = await services.db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
    return row;
  };

  it("ends the renewals at once, and the subscription with the account", async () => {
    const ctx = await makeLeaver();
    const { userId } = ctx;
    for (let times = 0; times < 2; times++) await stopRenewals(services, userId, noon);
    expect(await subscriptionOf(userId)).toMatchObject({ status: "active", scheduledAction: "cancel" });
    const [paid] = await services.db.select().from(payments).where(eq(payments.userId, userId));

    expect(await deleteDueAccounts(services, due)).toBe(1);
    const [kept] = await services.db
      .select()
      .from(payments)
      .where(eq(payments.id, paid?.id ?? ""));
    expect(kept).toMatchObject({
      userId: expect.stringMatching(/^former-/),
      amountCents: paid?.amountCents,
      invoiceNumber: paid?.invoiceNumber,
      methodLast4: null,
    });
    const former = kept?.userId ?? "";
    expect(await subscriptionOf(former)).toMatchObject({ status: "canceled" });
    const [nobody] = await services.db.select().from(users).where(eq(users.id, former));
    expect(nobody).toMatchObject({ email: null, globalName: null, avatar: null, closedAt: due });
    await expect(getProfile(ctx, former, "en")).rejects.toMatchObject({ code: "not_found" });

    // What the provider says afterwards finds its place, and brings nothing back.
    await settle(services, due);
    const later = addMs(due, 40 * dayMs);
    await runSandboxRound(services, later);
    await settle(services, later);
    await reconcileBilling(services, later);
    expect(await subscriptionOf(former)).toMatchObject({ status: "canceled" });
    expect(await services.db.$count(users, eq(users.id, userId))).toBe(0);
  });

  it("goes on renewing for whoever has thought again", async () => {
    const ctx = await makeLeaver();
    await undoDeletion(ctx);
    // The job comes late.
    await stopRenewals(services, ctx.userId, noon);
    expect(await subscriptionOf(ctx.userId)).toMatchObject({ status: "active", scheduledAction: null });
    expect(await deleteDueAccounts(services, due)).toBe(0);
    expect(await subscriptionOf(ctx.userId)).toMatchObject({ status: "active" });
  });

  it("waits while the provider cannot be reached, so that nobody pays for what is gone", async () => {
    const ctx = await makeLeaver();
    const { userId } = ctx;
    const deaf: Services = {
      ...services,
      payments: {
        ...services.payments,
        cancel: () => Promise.reject(new PaymentError("timeout", false)),
      },
    };
    expect(await deleteDueAccounts(deaf, due)).toBe(0);
    expect(await services.db.$count(users, eq(users.id, userId))).toBe(1);
    // Half of it may be done: there is no way back any more.
    await expect(undoDeletion({ ...ctx, now: due })).rejects.toMatchObject({ code: "deletion_begun" });
    expect(await deleteDueAccounts(services, due)).toBe(1);
    expect(await services.db.$count(users, eq(users.id, userId))).toBe(0);
    expect(await services.db.$count(users, isNotNull(users.closedAt))).toBe(2);
  });
});
