import { and, eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { createId } from "#core/ids.ts";
import type { Tx } from "#db/client.ts";
import { payments, refundRequests } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { lockUser } from "../locks/index.ts";
import { refundEnd } from "./refund-eligibility.ts";
import { getRefundCase, type PaymentRow } from "./refund-facts.ts";
import { RefundDraft, type RefundView } from "./refunds.schema.ts";

/** A payment of this user. Somebody else's is as unknown as one that never was. */
async function getOwnPayment(tx: Tx, userId: string, id: string): Promise<PaymentRow> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.userId, userId), eq(payments.isMethodChange, false)));
  if (row === undefined) throw new AppError("refund_not_found");
  return row;
}

async function findRequest(tx: Tx, paymentId: string) {
  const [row] = await tx.select().from(refundRequests).where(eq(refundRequests.paymentId, paymentId));
  return row ?? null;
}

/** Whether one of the user's payments can be refunded, why not, and what became of the wish. */
export async function getRefund(ctx: Ctx, input: { paymentId: string }): Promise<RefundView> {
  const userId = assertUser(ctx);
  const payment = await getOwnPayment(ctx.db, userId, input.paymentId);
  const { eligible, reasons, uses } = await getRefundCase(ctx.db, payment, ctx.now);
  const request = await findRequest(ctx.db, payment.id);
  return {
    paymentId: payment.id,
    plan: payment.plan,
    period: payment.period,
    amountCents: payment.amountCents,
    currency: payment.currency,
    paidAt: payment.billedAt.toISOString(),
    endsAt: refundEnd(payment.billedAt).toISOString(),
    eligible: eligible && request === null,
    reasons,
    uses,
    request: request && {
      state: request.state,
      askedAt: request.createdAt.toISOString(),
      answer: request.answer,
    },
  };
}

/** Asks for a payment back, once, while nothing speaks against it. Staff decide. */
export async function requestRefund(
  ctx: Ctx,
  input: { paymentId: string; draft: unknown },
): Promise<{ id: string }> {
  const userId = assertUser(ctx);
  const { message } = parseInput(RefundDraft, input.draft);
  const id = createId();
  await ctx.db.transaction(async tx => {
    await lockUser(tx, userId);
    const payment = await getOwnPayment(tx, userId, input.paymentId);
    if ((await findRequest(tx, payment.id)) !== null) throw new AppError("refund_requested_already");
    const { eligible, reasons, uses } = await getRefundCase(tx, payment, ctx.now);
    if (!eligible) throw new AppError("refund_not_eligible");
    await tx
      .insert(refundRequests)
      .values({ id, paymentId: payment.id, userId, message, reasons, uses, createdAt: ctx.now });
    await tx.update(payments).set({ refundAskedAt: ctx.now }).where(eq(payments.id, payment.id));
  });
  return { id };
}
