import { and, eq, sql } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { createId } from "#core/ids.ts";
import { providerEvents } from "#db/schema/index.ts";
import type { Ctx, Services } from "../context/index.ts";
import type { Envelope, PaymentProvider } from "../payments/index.ts";
import { applyPayment, applyRefund, takeRefundBack } from "./apply-payment.ts";
import { applySubscription } from "./apply-subscription.ts";

type Webhook = { provider: string; body: string; signature: string | undefined };

function envelopeOf(payments: PaymentProvider, body: string): Envelope {
  try {
    return payments.readEnvelope(body);
  } catch {
    throw new AppError("bad_request");
  }
}

/**
 * Takes a webhook in: genuine or not, then kept as it came, then left to a job. A second copy of one changes nothing;
 * one whose signature is wrong or old is kept nowhere.
 */
export async function receiveEvent(ctx: Ctx, { provider, body, signature }: Webhook): Promise<void> {
  const { payments, db, jobs, now } = ctx;
  if (provider !== payments.name) throw new AppError("not_found");
  if (!payments.isGenuine(body, signature, now)) throw new AppError("webhook_not_genuine");
  const { eventId, type, occurredAt } = envelopeOf(payments, body);
  await db.transaction(async tx => {
    const [kept] = await tx
      .insert(providerEvents)
      .values({ id: createId(), provider: payments.name, eventId, type, occurredAt, body, receivedAt: now })
      .onConflictDoNothing()
      .returning({ id: providerEvents.id });
    if (kept !== undefined) await jobs.add(tx, "apply-provider-event", [{ eventRowId: kept.id }]);
  });
  jobs.nudge("apply-provider-event");
}

type Access = Pick<Services, "db" | "jobs" | "log" | "payments">;

async function applyKept(access: Access, id: string, now: Date): Promise<void> {
  const { db, payments } = access;
  await db.transaction(async tx => {
    const [event] = await tx.select().from(providerEvents).where(eq(providerEvents.id, id)).for("update");
    if (event === undefined || event.handledAt !== null || event.provider !== payments.name) return;
    const message = payments.readMessage(event.body);
    if (message.kind === "subscription")
      await applySubscription(tx, access, payments.name, message.subscription, now);
    if (message.kind === "payment") await applyPayment(tx, payments.name, message.payment);
    if (message.kind === "refund") await applyRefund(tx, payments.name, message.paymentId);
    if (message.kind === "refund_refused") {
      await takeRefundBack(tx, payments.name, message.paymentId);
      access.log.error(
        { paymentId: message.paymentId },
        "the payment provider refuses to give a payment back",
      );
    }
    await tx.update(providerEvents).set({ handledAt: now, failure: null }).where(eq(providerEvents.id, id));
  });
}

/** Applies an event that was kept, once, in one transaction. Throws when it cannot be applied yet, and says why in its row. */
export async function applyEvent(access: Access, id: string, now: Date): Promise<void> {
  try {
    await applyKept(access, id, now);
  } catch (error) {
    // The name of an error tells what is wrong without repeating what the provider said about people.
    const failure = error instanceof Error ? `${error.name}`.slice(0, 100) : "unknown";
    await access.db
      .update(providerEvents)
      .set({ failure, attempts: sql`${providerEvents.attempts} + 1` })
      .where(and(eq(providerEvents.id, id)));
    access.log.warn({ failure }, "a payment provider's message could not be applied yet");
    throw error;
  }
  access.jobs.nudge("return-payment");
  access.jobs.nudge("mail-billing");
}
