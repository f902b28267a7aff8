import { z } from "zod";
import { limits } from "#core/limits.ts";
import { paidPlans } from "#core/plans.ts";
import { giftStates } from "#core/vocabulary.ts";

/** The codes that staff ask for. */
export const GiftBatch = z.object({
  plan: z.enum(paidPlans),
  months: z.number().int().min(1).max(limits.gift.monthsMax),
  count: z.number().int().min(1).max(limits.gift.batchMax),
  /** How many days they can be redeemed. */
  validDays: z.number().int().min(1).max(limits.gift.validDaysMax),
  /** What they are for; only staff read it. */
  note: z.string().trim().max(limits.gift.noteMax).default(""),
});
export type GiftBatch = z.output<typeof GiftBatch>;

/** The only answer that ever holds codes. */
export const MadeGifts = z.object({
  batchId: z.string(),
  plan: z.enum(paidPlans),
  months: z.number().int(),
  expiresAt: z.iso.datetime(),
  codes: z.array(z.object({ id: z.string(), code: z.string() })),
});
export type MadeGifts = z.output<typeof MadeGifts>;

export const GiftQuery = z.object({
  state: z.enum(giftStates).nullable().catch(null).default(null),
  batch: z.string().trim().max(64).catch("").default(""),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
});
export type GiftQuery = z.output<typeof GiftQuery>;

const Person = z.object({ id: z.string(), name: z.string().nullable() });

/** What staff see of a code: all but the code. */
export const GiftItem = z.object({
  id: z.string(),
  batchId: z.string(),
  plan: z.enum(paidPlans),
  months: z.number().int(),
  note: z.string(),
  state: z.enum(giftStates),
  createdBy: Person,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  redeemedBy: Person.nullable(),
  redeemedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type GiftItem = z.output<typeof GiftItem>;

export const GiftPage = z.object({
  items: z.array(GiftItem),
  matching: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
});
export type GiftPage = z.output<typeof GiftPage>;

/** What a user types. An absent human check is refused with a text of its own. */
export const RedeemDraft = z.object({
  code: z
    .string("gift_code_required")
    .trim()
    .min(1, "gift_code_required")
    .max(limits.gift.typedMax, "too_long"),
  humanCheck: z.string().nullish(),
});
export type RedeemDraft = z.output<typeof RedeemDraft>;

export const Redeemed = z.object({
  plan: z.enum(paidPlans),
  months: z.number().int(),
  /** The end of the plan now. */
  validUntil: z.iso.datetime(),
  /** Whether a running plan was made longer. */
  isExtended: z.boolean(),
});
export type Redeemed = z.output<typeof Redeemed>;
