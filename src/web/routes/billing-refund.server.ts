import type { LoaderFunctionArgs } from "react-router";
import { getRefund } from "#features/refunds/index.ts";
import type { RefundView } from "#features/refunds/refunds.schema.ts";
import { privatePage } from "../page-context.server.ts";

/** `refund` is null for visitors; to everybody but its buyer a payment does not exist. */
export type BillingRefundData = { refund: RefundView | null; now: string };

export async function loader({ context, params }: LoaderFunctionArgs): Promise<BillingRefundData> {
  const ctx = await privatePage(context);
  const refund = ctx.actor.kind === "user" ? await getRefund(ctx, { paymentId: params.payment ?? "" }) : null;
  return { refund, now: ctx.now.toISOString() };
}
