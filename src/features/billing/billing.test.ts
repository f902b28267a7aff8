import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moneyPrice } from "#core/plans.ts";
import { addMonths, addMs, dayMs, hourMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import type { Services } from "#features/context/index.ts";
import { planOf } from "#features/plans/index.ts";
import { runSandboxRound } from "#features/sandbox/index.ts";
import { buyInSandbox, settle } from "#tests/billing.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import {
  beginCheckout,
  cancelSubscription,
  getBilling,
  getCheckoutState,
  getInvoice,
  reactivateSubscription,
  removeScheduledChange,
  updatePaymentMethod,
} from "./index.ts";

describe.each(databaseKinds)("a plan paid for in the sandbox, on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  const buyer = async (now = noon) => {
    const ctx = await makeUser(services, { now });
    return { ctx, at: (later: Date) => ({ ...ctx, now: later }) };
  };
  const monthEnd = addMonths(noon, 1);

  it("opens when the provider's messages came, and lasts a month", async () => {
    const { ctx } = await buyer();
    expect((await buyInSandbox(ctx)).error).toBeNull();
    expect(await planOf(services.db, ctx.userId, noon)).toBe("free");
    await settle(services, noon);
    expect(await planOf(services.db, ctx.userId, noon)).toBe("plus");
    const view = await getBilling(ctx);
    expect(view).toMatchObject({
      provider: "sandbox",
      state: "active",
      plan: "plus",
      period: "monthly",
      endsAt: monthEnd.toISOString(),
      nextBillingAt: monthEnd.toISOString(),
      nextAmountCents: 599,
      daysRemaining: 31,
      method: { kind: "card", brand: "visa", last4: "4242" },
      can: { subscribe: false, cancel: true, reactivate: false, updatePayment: true },
    });
    expect(view.history).toHaveLength(1);
    expect(view.history[0]).toMatchObject({
      amountCents: 599,
      currency: "USD",
      status: "paid",
      hasInvoice: true,
    });
  });

  it("opens at once for whoever comes back from the checkout, before any message", async () => {
    const { ctx } = await buyer();
    const { checkoutId } = await buyInSandbox(ctx, { plan: "prime", period: "yearly", delivery: "late" });
    expect(await getCheckoutState(ctx, checkoutId)).toEqual({ state: "open" });
    expect(await planOf(services.db, ctx.userId, noon)).toBe("prime");
    const { ctx: stranger } = await buyer();
    await expect(getCheckoutState(stranger, checkoutId)).rejects.toMatchObject({
      code: "checkout_not_found",
    });
  });

  it.each(["twice", "reversed", "late"] as const)(
    "is the same with messages that come %s",
    async delivery => {
      const { ctx } = await buyer();
      await buyInSandbox(ctx, { delivery });
      await settle(services, addMs(noon, hourMs));
      const view = await getBilling(ctx);
      expect(view).toMatchObject({ state: "active", endsAt: monthEnd.toISOString() });
      expect(view.history).toHaveLength(1);
    },
  );

  it.each([
    ["declined", "declined"],
    ["expired", "expired_card"],
  ] as const)("stays closed with a card that is %s", async (card, error) => {
    const { ctx } = await buyer();
    expect((await buyInSandbox(ctx, { card })).error).toBe(error);
    await settle(services, noon);
    expect(await getBilling(ctx)).toMatchObject({ state: "free", history: [], can: { subscribe: true } });
  });

  it("is canceled, stays open till its end, is taken back, renews, fails and recovers", async () => {
    const { ctx, at } = await buyer();
    await buyInSandbox(ctx);
    await settle(services, noon);
    const endsAt = monthEnd.toISOString();

    await cancelSubscription(ctx, { confirm: true, endsAt });
    expect(await getBilling(ctx)).toMatchObject({
      state: "canceled",
      nextBillingAt: null,
      nextAmountCents: 599,
      scheduledChange: { action: "cancel", at: endsAt },
      can: { reactivate: true, cancel: false, removeScheduledChange: true },
    });
    expect(await planOf(services.db, ctx.userId, addMs(monthEnd, -1))).toBe("plus");
    expect(await planOf(services.db, ctx.userId, monthEnd)).toBe("free");
    await expect(cancelSubscription(ctx, { confirm: true, endsAt })).rejects.toMatchObject({
      code: "already_canceled",
    });

    await reactivateSubscription(ctx, { confirm: true, endsAt });
    expect(await getBilling(ctx)).toMatchObject({ state: "active", nextBillingAt: endsAt });

    await runSandboxRound(services, monthEnd);
    await settle(services, monthEnd);
    const second = addMonths(noon, 2);
    expect(await getBilling(at(monthEnd))).toMatchObject({ state: "active", endsAt: second.toISOString() });

    const change = await updatePaymentMethod(at(monthEnd), { language: "en" });
    const { paySandboxOrder } = await import("#features/sandbox/index.ts");
    await paySandboxOrder(
      services,
      change.transactionId,
      { card: "refuses_later", delivery: "at_once" },
      monthEnd,
    );
    await runSandboxRound(services, second);
    await settle(services, second);
    const late = await getBilling(at(second));
    expect(late).toMatchObject({
      state: "past_due",
      daysRemaining: 7,
      graceUntil: addMs(second, 7 * dayMs).toISOString(),
    });
    expect(late.history[0]).toMatchObject({ status: "failed" });
    expect(await planOf(services.db, ctx.userId, addMs(second, 7 * dayMs - 1))).toBe("plus");
    expect(await planOf(services.db, ctx.userId, addMs(second, 7 * dayMs))).toBe("free");

    const soon = addMs(second, hourMs);
    const again = await updatePaymentMethod(at(soon), { language: "en" });
    await paySandboxOrder(services, again.transactionId, { card: "visa", delivery: "at_once" }, soon);
    await settle(services, soon);
    const healed = await getBilling(at(soon));
    expect(healed).toMatchObject({
      state: "active",
      endsAt: addMonths(noon, 3).toISOString(),
      method: { last4: "4242" },
    });
    expect(healed.history.map(row => row.status)).toEqual(["paid", "paid", "paid"]);
  });

  it("ends for good when every try has failed", async () => {
    const { ctx, at } = await buyer();
    await buyInSandbox(ctx, { card: "refuses_later" });
    await settle(services, noon);
    const end = addMs(monthEnd, 30 * dayMs);
    await runSandboxRound(services, end);
    await settle(services, end);
    expect(await getBilling(at(end))).toMatchObject({
      state: "expired",
      can: { subscribe: true, updatePayment: false },
    });
  });

  it("refuses what was not shown, a second plan, and another price", async () => {
    const { ctx } = await buyer();
    const draft = {
      plan: "plus",
      period: "monthly",
      amountCents: moneyPrice("plus", "monthly", noon),
    } as const;
    await expect(beginCheckout(ctx, { ...draft, amountCents: 1 })).rejects.toMatchObject({
      code: "price_changed",
    });
    await buyInSandbox(ctx);
    await settle(services, noon);
    await expect(beginCheckout(ctx, draft)).rejects.toMatchObject({ code: "plan_running" });
    const other = addMs(monthEnd, dayMs).toISOString();
    await expect(cancelSubscription(ctx, { confirm: true, endsAt: other })).rejects.toMatchObject({
      code: "conflict",
    });
    await expect(removeScheduledChange(ctx)).rejects.toMatchObject({ code: "nothing_scheduled" });
  });

  it("writes an invoice in both languages for its payer only", async () => {
    const { ctx } = await buyer();
    await buyInSandbox(ctx);
    await settle(services, noon);
    const [row] = (await getBilling(ctx)).history;
    for (const language of ["en", "ar"] as const) {
      const invoice = await getInvoice(ctx, { id: row?.id ?? "", language });
      expect(invoice.kind === "file" && Buffer.from(invoice.bytes).subarray(0, 5).toString()).toBe("%PDF-");
    }
    const { ctx: stranger } = await buyer();
    await expect(getInvoice(stranger, { id: row?.id ?? "", language: "en" })).rejects.toMatchObject({
      code: "invoice_not_found",
    });
  });
});
