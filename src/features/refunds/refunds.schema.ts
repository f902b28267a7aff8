import { z } from "zod";
import { limits } from "#core/limits.ts";
import { billingPeriods, planNames, premiumUses, refundReasons, refundStates } from "#core/vocabulary.ts";

const Instant = z.iso.datetime();

export const RefundDraft = z.object({
  message: z.string().trim().max(limits.refund.noteMax, "too_long").default(""),
});

/** A payment, whether it can be refunded, and what became of the wish. For its buyer. */
export const RefundView = z.object({
  paymentId: z.string(),
  plan: z.enum(planNames),
  period: z.enum(billingPeriods),
  amountCents: z.number().int(),
  currency: z.string(),
  paidAt: Instant,
  /** Until when it can be asked for. */
  endsAt: Instant,
  eligible: z.boolean(),
  reasons: z.array(z.enum(refundReasons)),
  uses: z.array(z.enum(premiumUses)),
  request: z.object({ state: z.enum(refundStates), askedAt: Instant, answer: z.string() }).nullable(),
});
export type RefundView = z.output<typeof RefundView>;

export const RefundQuery = z.object({
  state: z.enum(refundStates).catch("waiting").default("waiting"),
  payment: z.string().trim().max(64).catch("").default(""),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
});
export type RefundQuery = z.output<typeof RefundQuery>;

/** What staff see of a wish for a refund. */
export const RefundItem = z.object({
  id: z.string(),
  paymentId: z.string(),
  user: z.object({ id: z.string(), name: z.string().nullable() }),
  plan: z.enum(planNames),
  period: z.enum(billingPeriods),
  amountCents: z.number().int(),
  currency: z.string(),
  paidAt: Instant,
  state: z.enum(refundStates),
  message: z.string(),
  /** While it waits, what was used after asking is shown, too. */
  reasons: z.array(z.enum(refundReasons)),
  uses: z.array(z.enum(premiumUses)),
  askedAt: Instant,
  decidedAt: Instant.nullable(),
  answer: z.string(),
});
export type RefundItem = z.output<typeof RefundItem>;

export const RefundPage = z.object({
  items: z.array(RefundItem),
  matching: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
});
export type RefundPage = z.output<typeof RefundPage>;

/** The answer goes to the buyer; a refusal needs one. */
export const RefundDecision = z
  .object({
    approved: z.boolean(),
    answer: z.string().trim().max(limits.refund.noteMax, "too_long").default(""),
  })
  .refine(({ approved, answer }) => approved || answer !== "", {
    path: ["answer"],
    message: "decision_reason_required",
  });
export type RefundDecision = z.output<typeof RefundDecision>;
