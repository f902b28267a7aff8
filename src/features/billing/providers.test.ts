import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moneyPrice } from "#core/plans.ts";
import { addMonths, addMs, dayMs, hourMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { contextFor } from "#features/context/index.ts";
import { planOf } from "#features/plans/index.ts";
import { applyWaiting } from "#tests/billing.ts";
import { makeUser, noon } from "#tests/factories.ts";
import { type ProviderName, type ProviderWorld, providerWorlds } from "#tests/payment-providers.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import {
  beginCheckout,
  cancelSubscription,
  getBilling,
  getCheckoutState,
  reactivateSubscription,
  receiveEvent,
  refundPayment,
  removeScheduledChange,
  resumeSubscription,
  updatePaymentMethod,
} from "./index.ts";

const month = (count: number) => addMonths(noon, count);
const soon = (from: Date, hours = 1) => addMs(from, hours * hourMs);

/** What both providers promise: the five scenarios of Paddle's simulator with their outcomes, end to end. */
describe.each(["sandbox", "paddle"] satisfies ProviderName[])("the provider %s", name => {
  let database: Database;
  let world: ProviderWorld;
  beforeAll(async () => {
    database = await openTestDatabase();
    world = await providerWorlds[name](database);
    await world.tick(noon);
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  /** What the provider has to say arrives and is applied. */
  const settle = async (now: Date) => {
    const { services } = world;
    for (const { body, signature } of await world.takeWebhooks(now))
      await receiveEvent(contextFor(services, { kind: "visitor" }, now), { provider: name, body, signature });
    expect(await applyWaiting(services, now)).toBe(0);
  };
  const newBuyer = async () => {
    await world.tick(noon);
    const ctx = await makeUser(world.services, { now: noon });
    return { ctx, at: (now: Date) => ({ ...ctx, now }) };
  };
  const subscribe = async (card: Parameters<ProviderWorld["pay"]>[1] = "visa") => {
    const buyer = await newBuyer();
    const amountCents = moneyPrice("plus", "monthly", noon);
    const opened = await beginCheckout(buyer.ctx, { plan: "plus", period: "monthly", amountCents });
    const error = await world.pay(opened.transactionId, card, noon);
    await settle(noon);
    return { ...buyer, ...opened, error };
  };
  const pass = async (now: Date) => {
    await world.tick(now);
    await settle(now);
  };

  it("creates: success", async () => {
    const { ctx, checkoutId } = await subscribe();
    const view = await getBilling(ctx);
    expect(view).toMatchObject({
      provider: name,
      state: "active",
      plan: "plus",
      endsAt: month(1).toISOString(),
      method: { kind: "card", brand: "visa", last4: "4242" },
    });
    expect(view.history).toMatchObject([
      { amountCents: 599, currency: "USD", status: "paid", hasInvoice: true },
    ]);
    expect(await getCheckoutState(ctx, checkoutId)).toEqual({ state: "open" });
  });

  it.each(["declined", "expired"] as const)("creates: failed, the card is %s", async card => {
    const { ctx, checkoutId, error } = await subscribe(card);
    expect(error).not.toBeNull();
    expect(await getCheckoutState(ctx, checkoutId)).toEqual({ state: "waiting" });
    expect(await getBilling(ctx)).toMatchObject({ state: "free", history: [] });
  });

  it("creates: failed, then recovered with another card", async () => {
    const { ctx, transactionId } = await subscribe("declined");
    expect(await world.pay(transactionId, "three_d", noon)).toBeNull();
    await settle(noon);
    expect(await getBilling(ctx)).toMatchObject({ state: "active", method: { last4: "0446" } });
  });

  it("renews: success, 25 times", async () => {
    const { ctx, at } = await subscribe();
    for (let n = 1; n <= 25; n++) await pass(month(n));
    const view = await getBilling(at(month(25)));
    expect(view).toMatchObject({ state: "active", endsAt: month(26).toISOString() });
    expect(view.history).toHaveLength(26);
    expect(await planOf(world.services.db, ctx.userId, month(25))).toBe("plus");
  }, 60_000);

  it("renews: failed, then recovered by another card", async () => {
    const { ctx, at } = await subscribe("refuses_later");
    await pass(month(1));
    expect(await getBilling(at(month(1)))).toMatchObject({
      state: "past_due",
      graceUntil: addMs(month(1), 7 * dayMs).toISOString(),
      can: { updatePayment: true, subscribe: false },
    });
    expect(await planOf(world.services.db, ctx.userId, month(1))).toBe("plus");
    const later = soon(month(1));
    await world.tick(later);
    const change = await updatePaymentMethod(at(later), { language: "en" });
    expect(await world.pay(change.transactionId, "visa", later)).toBeNull();
    await settle(later);
    expect(await getBilling(at(later))).toMatchObject({
      state: "active",
      endsAt: month(2).toISOString(),
      method: { last4: "4242" },
    });
  });

  it("renews: failed until nobody tries any more", async () => {
    const { ctx, at } = await subscribe("refuses_later");
    const end = addMs(month(1), 8 * dayMs);
    await pass(end);
    expect(await getBilling(at(end))).toMatchObject({ state: "expired", can: { subscribe: true } });
    expect(await planOf(world.services.db, ctx.userId, end)).toBe("free");
  });

  it("cancels: open until the end, then over for good", async () => {
    const { ctx, at } = await subscribe();
    await cancelSubscription(ctx, { confirm: true, endsAt: month(1).toISOString() });
    await settle(noon);
    expect(await getBilling(ctx)).toMatchObject({ state: "canceled", can: { reactivate: true } });
    await pass(month(1));
    expect(await getBilling(at(month(1)))).toMatchObject({
      state: "expired",
      can: { subscribe: true, reactivate: false },
    });
  });

  it("cancels: taken back, by reactivating and by removing the change", async () => {
    const { ctx, at } = await subscribe();
    const shown = { confirm: true as const, endsAt: month(1).toISOString() };
    const later = { ...at(soon(noon)) };
    await world.tick(later.now);
    await cancelSubscription(later, shown);
    const again = at(soon(noon, 2));
    await world.tick(again.now);
    await reactivateSubscription(again, shown);
    const third = at(soon(noon, 3));
    await world.tick(third.now);
    await cancelSubscription(third, shown);
    const last = at(soon(noon, 4));
    await world.tick(last.now);
    await removeScheduledChange(last);
    await settle(last.now);
    expect(await getBilling(last)).toMatchObject({ state: "active", scheduledChange: null });
    await pass(month(1));
    expect(await getBilling(at(month(1)))).toMatchObject({ state: "active", endsAt: month(2).toISOString() });
    expect(ctx.userId).toBe(last.userId);
  });

  it("pauses and resumes", async () => {
    const { at, ctx } = await subscribe();
    const [{ providerId } = { providerId: "" }] = (
      await database.pool.query<{ providerId: string }>(
        'select provider_id as "providerId" from subscriptions where user_id = $1',
        [ctx.userId],
      )
    ).rows;
    await world.pause(providerId, soon(noon));
    await settle(soon(noon));
    expect(await getBilling(at(soon(noon)))).toMatchObject({
      scheduledChange: { action: "pause" },
      state: "active",
    });
    await pass(month(1));
    expect(await getBilling(at(month(1)))).toMatchObject({
      state: "paused",
      nextAmountCents: 599,
      can: { resume: true, subscribe: false },
    });
    expect(await planOf(world.services.db, ctx.userId, month(1))).toBe("free");
    const back = soon(month(1), 48);
    await world.tick(back);
    await resumeSubscription(at(back), { confirm: true, endsAt: month(1).toISOString() });
    await settle(back);
    expect(await getBilling(at(back))).toMatchObject({
      state: "active",
      endsAt: addMonths(back, 1).toISOString(),
    });
    expect(await planOf(world.services.db, ctx.userId, back)).toBe("plus");
  });

  it("cancels what is paused: over at once, and another plan can be had", async () => {
    const { at, ctx } = await subscribe();
    const { rows } = await database.pool.query<{ id: string }>(
      "select provider_id as id from subscriptions where user_id = $1",
      [ctx.userId],
    );
    await world.pause(rows[0]?.id ?? "", soon(noon));
    await pass(month(1));
    const later = soon(month(1), 48);
    await world.tick(later);
    expect(await getBilling(at(later))).toMatchObject({ isPaused: true, can: { cancel: true } });
    await cancelSubscription(at(later), { confirm: true, endsAt: month(1).toISOString() });
    await settle(later);
    expect(await getBilling(at(later))).toMatchObject({
      state: "expired",
      isPaused: false,
      can: { subscribe: true, cancel: false, resume: false },
    });
  });

  it("gives money back: the subscription ends first, and does not renew while that waits for approval", async () => {
    const { ctx, at } = await subscribe();
    const [payment] = (await getBilling(ctx)).history;
    const later = soon(noon);
    await world.tick(later);
    for (let times = 0; times < 2; times++) await refundPayment(world.services, payment?.id ?? "", later);
    await settle(later);
    expect(await planOf(world.services.db, ctx.userId, later)).toBe("free");
    await pass(month(1));
    expect((await getBilling(at(month(1)))).history).toMatchObject([{ status: "refunded" }]);
  });

  it("takes no message that it did not sign, and keeps nothing of one", async () => {
    const { services } = world;
    await subscribe();
    const ctx = contextFor(services, { kind: "visitor" }, noon);
    const body = JSON.stringify({
      event_id: "evt_forged",
      event_type: "subscription.updated",
      occurred_at: noon.toISOString(),
      data: {},
    });
    for (const signature of [undefined, "", `ts=${noon.getTime() / 1_000};h1=${"0".repeat(64)}`])
      await expect(receiveEvent(ctx, { provider: name, body, signature })).rejects.toMatchObject({
        code: "webhook_not_genuine",
      });
    const { rows } = await database.pool.query("select 1 from provider_events where event_id = 'evt_forged'");
    expect(rows).toEqual([]);
    await expect(
      receiveEvent(ctx, { provider: name === "paddle" ? "sandbox" : "paddle", body, signature: "" }),
    ).rejects.toMatchObject({ code: "not_found" });
  });
});
