import { and, asc, desc, eq, sql } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { payments, refundRequests, users } from "#db/schema/index.ts";
import { assertRight, writeAudit } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { writeNotices } from "../notices/index.ts";
import { planTitles } from "../plans/plans.schema.ts";
import { getRefundCase } from "./refund-facts.ts";
import { RefundDecision, type RefundItem, type RefundPage, RefundQuery } from "./refunds.schema.ts";

type Joined = {
  request: typeof refundRequests.$inferSelect;
  payment: typeof payments.$inferSelect;
  userName: string | null;
};

/** For one that waits: what is known now, with the window judged by when it was asked for. */
async function itemOf(
  ctx: Pick<Ctx, "db" | "now">,
  { request, payment, userName }: Joined,
): Promise<RefundItem> {
  const known =
    request.state === "waiting" ? await getRefundCase(ctx.db, payment, request.createdAt) : request;
  return {
    id: request.id,
    paymentId: payment.id,
    user: { id: request.userId, name: userName },
    plan: payment.plan,
    period: payment.period,
    amountCents: payment.amountCents,
    currency: payment.currency,
    paidAt: payment.billedAt.toISOString(),
    state: request.state,
    message: request.message,
    reasons: known.reasons,
    uses: known.uses,
    askedAt: request.createdAt.toISOString(),
    decidedAt: request.decidedAt?.toISOString() ?? null,
    answer: request.answer,
  };
}

/** Wishes for refunds; those that wait with the oldest first. For staff. */
export async function listRefunds(
  ctx: Pick<Ctx, "actor" | "db" | "now">,
  input: unknown = {},
): Promise<RefundPage> {
  assertRight(ctx, "refunds");
  const { state, payment, page } = parseInput(RefundQuery, input);
  const where = payment === "" ? eq(refundRequests.state, state) : and(eq(refundRequests.paymentId, payment));
  const { pageSize } = limits.staff;
  const matching = await ctx.db.$count(refundRequests, where);
  const pages = Math.max(1, Math.ceil(matching / pageSize));
  const current = Math.min(page, pages);
  const order = state === "waiting" ? asc : desc;
  const rows = await ctx.db
    .select({
      request: refundRequests,
      payment: payments,
      userName: sql<string | null>`coalesce(${users.globalName}, ${users.username})`,
    })
    .from(refundRequests)
    .innerJoin(payments, eq(payments.id, refundRequests.paymentId))
    .leftJoin(users, eq(users.id, refundRequests.userId))
    .where(where)
    .orderBy(order(refundRequests.createdAt), asc(refundRequests.id))
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  const items: RefundItem[] = [];
  for (const row of rows) items.push(await itemOf(ctx, row));
  return { items, matching, page: current, pages };
}

/**
 * Approves a refund, which a job then carries out, or refuses it with a reason. An approved one that the provider did
 * not take may be approved again: the money goes back once. For staff.
 */
export async function decideRefund(
  ctx: Ctx,
  input: { id: string; decision: unknown },
): Promise<{ id: string }> {
  const decidedBy = assertRight(ctx, "refunds");
  const { approved, answer } = parseInput(RefundDecision, input.decision);
  await ctx.db.transaction(async tx => {
    const [request] = await tx
      .select()
      .from(refundRequests)
      .where(eq(refundRequests.id, input.id))
      .for("update");
    if (request === undefined) throw new AppError("refund_not_found");
    const isAgain = request.state === "approved" && approved;
    if (request.state !== "waiting" && !isAgain) throw new AppError("refund_decided_already");
    await tx
      .update(refundRequests)
      .set({ state: approved ? "approved" : "refused", decidedAt: ctx.now, decidedBy, answer })
      .where(eq(refundRequests.id, request.id));
    const [payment] = await tx.select().from(payments).where(eq(payments.id, request.paymentId));
    const name = payment === undefined ? "" : planTitles[payment.plan];
    if (!isAgain)
      await writeNotices(tx, ctx, [
        {
          userId: request.userId,
          kind: approved ? "refund_approved" : "refund_refused",
          about: { id: request.paymentId, name },
          note: answer,
        },
      ]);
    if (approved) await ctx.jobs.add(tx, "pay-refund", [{ requestId: request.id }]);
    await writeAudit(tx, ctx, {
      action: approved ? "refund.approve" : "refund.refuse",
      subjectKind: "refund",
      subjectId: request.paymentId,
      ...(answer !== "" && { details: { note: answer } }),
    });
  });
  ctx.jobs.nudge("pay-refund");
  ctx.jobs.nudge("mail-notice");
  return { id: input.id };
}
