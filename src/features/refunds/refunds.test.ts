import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { addMs, dayMs, hourMs } from "#core/time.ts";
import type { PremiumUse } from "#core/vocabulary.ts";
import type { Database } from "#db/client.ts";
import { auditEntries, payments, premiumMarks, refundRequests, subscriptions } from "#db/schema/index.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import {
  chooseMonitors,
  clampExpiredPlans,
  createMonitor,
  deleteMonitor,
  listMonitors,
  pauseMonitor,
  resumeMonitor,
  updateMonitor,
} from "#features/monitors/index.ts";
import { listNotices } from "#features/notices/index.ts";
import { planOf } from "#features/plans/index.ts";
import { openThread } from "#features/support/index.ts";
import { buyInSandbox, settle } from "#tests/billing.ts";
import { makeUser, noon, recordingJobs, testServices } from "#tests/factories.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { solveHumanCheck } from "#tests/support/human-check.ts";
import {
  decideRefund,
  getRefund,
  listRefunds,
  payRefund,
  type RefundFacts,
  type RefundPurchase,
  refundEligibility,
  requestRefund,
} from "./index.ts";

type User = Ctx & { userId: string };

describe("refundEligibility", () => {
  const paid: RefundPurchase = { kind: "money", status: "paid", paidAt: noon, isDiscounted: false };
  const fresh: RefundFacts = { isFirst: true, uses: [] };
  const end = addMs(noon, limits.billing.refundWindowDays * dayMs);

  it.each([
    ["at once", paid, fresh, noon, []],
    ["a millisecond before three days are over", paid, fresh, addMs(end, -1), []],
    ["after exactly three days", paid, fresh, end, ["window_over"]],
    ["with coins, whatever else", { ...paid, kind: "coins" }, fresh, noon, ["coins"]],
    ["given back already", { ...paid, status: "refunded" }, fresh, noon, ["refunded_already"]],
    ["never paid", { ...paid, status: "other" }, fresh, noon, ["not_paid"]],
    ["not the first", paid, { ...fresh, isFirst: false }, noon, ["not_first"]],
    ["with a discount", { ...paid, isDiscounted: true }, fresh, noon, ["discounted"]],
    ["after a premium feature", paid, { ...fresh, uses: ["interval"] }, noon, ["premium_used"]],
    [
      "with everything against it",
      { ...paid, isDiscounted: true },
      { isFirst: false, uses: ["slots", "support"] },
      addMs(noon, 400 * dayMs),
      ["not_first", "window_over", "discounted", "premium_used"],
    ],
  ] as const)("%s", (_, purchase, facts, now, reasons) => {
    expect(refundEligibility(purchase, facts, now)).toEqual({ eligible: reasons.length === 0, reasons });
  });
});

describe("refunds", () => {
  let database: Database;
  let services: Services;
  let staff: User;
  beforeAll(async () => {
    database = await openTestDatabase();
    services = testServices(database);
    staff = await makeUser(services, { role: "staff", name: "Nour" });
  });
  afterAll(() => database.close());

  const at = (ctx: User, now: Date): User => ({ ...ctx, now });
  async function buyer(period: "monthly" | "yearly" = "monthly") {
    const ctx = await makeUser(services);
    await buyInSandbox(ctx, { plan: "plus", period });
    await settle(services, noon);
    const [payment] = await services.db.select().from(payments).where(eq(payments.userId, ctx.userId));
    return { ctx, paymentId: payment?.id ?? "" };
  }
  const monitor = (intervalS: number) => ({
    name: "Site",
    type: "website",
    mode: "http",
    url: "https://example.com",
    intervalS,
  });

  it("give the money back when staff approve, and close the plan with it", async () => {
    const { ctx, paymentId } = await buyer();
    expect(await planOf(services.db, ctx.userId, noon)).toBe("plus");
    expect(await getRefund(ctx, { paymentId })).toMatchObject({
      eligible: true,
      reasons: [],
      uses: [],
      request: null,
      plan: "plus",
      amountCents: 599,
      endsAt: addMs(noon, 3 * dayMs).toISOString(),
    });
    const { id } = await requestRefund(ctx, { paymentId, draft: { message: "Not for me" } });
    expect((await listRefunds(staff)).items).toContainEqual(
      expect.objectContaining({ id, paymentId, message: "Not for me", reasons: [], state: "waiting" }),
    );
    const jobs = recordingJobs();
    const later = addMs(noon, hourMs);
    await decideRefund({ ...at(staff, later), jobs }, { id, decision: { approved: true, answer: "Sorry." } });
    expect(jobs.added).toContainEqual({ name: "pay-refund", payload: { requestId: id } });
    await payRefund(services, id, later);
    await payRefund(services, id, later);
    await settle(services, later);
    expect(await planOf(services.db, ctx.userId, later)).toBe("free");
    const [payment] = await services.db.select().from(payments).where(eq(payments.id, paymentId));
    expect(payment?.status).toBe("refunded");
    const [subscription] = await services.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, ctx.userId));
    expect(subscription?.status).toBe("canceled");
    expect(await getRefund(at(ctx, later), { paymentId })).toMatchObject({
      eligible: false,
      request: { state: "refunded", answer: "Sorry." },
    });
    expect((await listNotices(ctx)).items).toMatchObject([
      { kind: "refund_approved", name: "Plus", note: "Sorry.", subjectId: paymentId },
    ]);
    const log = await services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, paymentId));
    expect(log).toMatchObject([{ action: "refund.approve", actorId: staff.userId }]);
  });

  it("are refused with a reason, and the plan stays", async () => {
    const { ctx, paymentId } = await buyer();
    const { id } = await requestRefund(ctx, { paymentId, draft: {} });
    await expect(decideRefund(staff, { id, decision: { approved: false } })).rejects.toMatchObject({
      fields: { answer: { key: "decision_reason_required" } },
    });
    await decideRefund(staff, { id, decision: { approved: false, answer: "Used elsewhere." } });
    expect(await planOf(services.db, ctx.userId, noon)).toBe("plus");
    await payRefund(services, id, noon);
    expect(await getRefund(ctx, { paymentId })).toMatchObject({ request: { state: "refused" } });
    const again = decideRefund(staff, { id, decision: { approved: true } });
    await expect(again).rejects.toMatchObject({ code: "refund_decided_already" });
    await expect(requestRefund(ctx, { paymentId, draft: {} })).rejects.toMatchObject({
      code: "refund_requested_already",
    });
  });

  it("can be sent again when the provider could not be reached, and pay once", async () => {
    const { ctx, paymentId } = await buyer();
    const { id } = await requestRefund(ctx, { paymentId, draft: {} });
    await decideRefund(staff, { id, decision: { approved: true } });
    const failing = {
      ...services,
      payments: { ...services.payments, refund: () => Promise.reject(new Error("away")) },
    };
    await expect(payRefund(failing, id, noon)).rejects.toThrow("away");
    expect((await listRefunds(staff, { state: "approved" })).items).toMatchObject([{ id }]);
    await decideRefund(staff, { id, decision: { approved: true } });
    await payRefund(services, id, noon);
    expect((await listNotices(ctx)).items).toHaveLength(1);
    expect(await planOf(services.db, ctx.userId, noon)).toBe("free");
  });

  it("are for the buyer and staff alone", async () => {
    const { ctx, paymentId } = await buyer();
    const stranger = await makeUser(services);
    const unknown = { code: "refund_not_found" };
    await expect(getRefund(stranger, { paymentId })).rejects.toMatchObject(unknown);
    await expect(requestRefund(stranger, { paymentId, draft: {} })).rejects.toMatchObject(unknown);
    await expect(getRefund(ctx, { paymentId: "none" })).rejects.toMatchObject(unknown);
    await expect(listRefunds(ctx)).rejects.toMatchObject({ code: "forbidden" });
    const { id } = await requestRefund(ctx, { paymentId, draft: {} });
    const decision = { approved: true };
    await expect(decideRefund(ctx, { id, decision })).rejects.toMatchObject({ code: "forbidden" });
    const visitor = { ...ctx, actor: { kind: "visitor" } as const };
    await expect(getRefund(visitor, { paymentId })).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("are asked for once when many ask at the same time", async () => {
    const { ctx, paymentId } = await buyer();
    const tries = Array.from({ length: 10 }, () => requestRefund(ctx, { paymentId, draft: {} }));
    const results = await Promise.allSettled(tries);
    expect(results.filter(one => one.status === "fulfilled")).toHaveLength(1);
    expect(await services.db.$count(refundRequests, eq(refundRequests.paymentId, paymentId))).toBe(1);
  });

  it("are not there for a yearly price, nor after three days", async () => {
    const { ctx, paymentId } = await buyer("yearly");
    expect(await getRefund(ctx, { paymentId })).toMatchObject({ eligible: false, reasons: ["discounted"] });
    const refused = requestRefund(ctx, { paymentId, draft: {} });
    await expect(refused).rejects.toMatchObject({ code: "refund_not_eligible" });
    const monthly = await buyer();
    const late = at(monthly.ctx, addMs(noon, 3 * dayMs));
    expect(await getRefund(late, { paymentId: monthly.paymentId })).toMatchObject({
      reasons: ["window_over"],
    });
  });

  it.each<[PremiumUse, (ctx: User) => Promise<unknown>]>([
    ["interval", ctx => createMonitor(ctx, monitor(120))],
    [
      "interval",
      // Deleted again: it was used all the same.
      async ctx => {
        const { id } = await createMonitor(ctx, monitor(120));
        const humanCheck = await solveHumanCheck(ctx, "delete-monitor");
        await deleteMonitor(ctx, { id, body: { humanCheck } });
      },
    ],
    [
      "slots",
      async ctx => {
        for (let count = 0; count < 6; count++) await createMonitor(ctx, monitor(300));
      },
    ],
    ["support", ctx => openThread(ctx, { subject: "A question", text: "Hello" })],
  ])("are not there after %s was used", async (use, act) => {
    const { ctx, paymentId } = await buyer();
    for (let count = 0; count < (use === "slots" ? 0 : 3); count++) await createMonitor(ctx, monitor(300));
    expect(await getRefund(ctx, { paymentId })).toMatchObject({ eligible: true, uses: [] });
    await act(ctx);
    expect(await getRefund(ctx, { paymentId })).toMatchObject({ reasons: ["premium_used"], uses: [use] });
  });

  it("do not count what the plan did by itself, only what the buyer did", async () => {
    const owner = await makeUser(services, { plan: "prime" });
    const ids: string[] = [];
    for (let count = 0; count < 9; count++)
      ids.push((await createMonitor({ ...owner, now: addMs(noon, count) }, monitor(180))).id);
    await pauseMonitor(owner, { id: ids[1] ?? "" });
    const bought = addMs(noon, 31 * dayMs);
    await clampExpiredPlans(at(owner, bought));
    const ctx = at(owner, addMs(bought, hourMs));
    await buyInSandbox(ctx, { plan: "plus" });
    await settle(services, ctx.now);
    const later = at(owner, addMs(ctx.now, hourMs));
    await clampExpiredPlans(later);
    const running = (await listMonitors(later)).items.filter(({ paused }) => paused === null);
    expect(running).toHaveLength(8);
    const [payment] = await services.db.select().from(payments).where(eq(payments.userId, ctx.userId));
    const paymentId = payment?.id ?? "";
    const uses = async () => (await getRefund(later, { paymentId })).uses;
    expect(await getRefund(later, { paymentId })).toMatchObject({ eligible: true, uses: [] });

    // What was there already is renamed, paused and runs again: nothing more is taken by that.
    const [first = "", second = "", third = ""] = ids;
    await updateMonitor(later, { id: first, draft: { ...monitor(300), name: "Another name" } });
    await resumeMonitor(later, { id: second });
    await chooseMonitors(later, { ids });
    expect(await uses()).toEqual([]);
    await chooseMonitors(later, { ids: ids.slice(3) });
    expect(await uses()).toEqual([]);
    await resumeMonitor(later, { id: third });
    expect(await uses()).toEqual(["slots"]);
    await updateMonitor(later, { id: first, draft: monitor(120) });
    expect(await uses()).toEqual(["interval", "slots"]);
  });

  it("count monitors that the buyer chose beyond those of the free plan", async () => {
    const owner = await makeUser(services, { plan: "prime" });
    const ids: string[] = [];
    for (let count = 0; count < 7; count++)
      ids.push((await createMonitor({ ...owner, now: addMs(noon, count) }, monitor(300))).id);
    const ctx = at(owner, addMs(noon, 31 * dayMs));
    await clampExpiredPlans(ctx);
    await buyInSandbox(ctx, { plan: "plus" });
    await settle(services, ctx.now);
    const [payment] = await services.db.select().from(payments).where(eq(payments.userId, ctx.userId));
    const uses = async () => (await getRefund(ctx, { paymentId: payment?.id ?? "" })).uses;
    await chooseMonitors(ctx, { ids: ids.slice(2) });
    expect(await uses()).toEqual([]);
    await chooseMonitors(ctx, { ids });
    expect(await uses()).toEqual(["slots"]);
  });

  it("do not count what was used before", async () => {
    const { ctx, paymentId } = await buyer();
    await services.db
      .insert(premiumMarks)
      .values({ userId: ctx.userId, use: "boosts", lastAt: addMs(noon, -1) });
    expect(await getRefund(ctx, { paymentId })).toMatchObject({ eligible: true, uses: [] });
  });
});
