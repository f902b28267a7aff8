import { and, eq } from "drizzle-orm";
import { refundRequests } from "#db/schema/index.ts";
import { refundPayment } from "../billing/index.ts";
import type { Services } from "../context/index.ts";

type Access = Pick<Services, "db" | "jobs" | "log" | "payments">;

/** Carries an approved refund out. Throws when another try may help: the job comes again. */
export async function payRefund(access: Access, requestId: string, now: Date): Promise<void> {
  const [request] = await access.db.select().from(refundRequests).where(eq(refundRequests.id, requestId));
  if (request === undefined || request.state !== "approved") return;
  await refundPayment(access, request.paymentId, now);
  await access.db
    .update(refundRequests)
    .set({ state: "refunded", refundedAt: now })
    .where(and(eq(refundRequests.id, requestId), eq(refundRequests.state, "approved")));
}
