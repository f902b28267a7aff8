import "#core/zod-in-browser.ts";
import { z } from "zod";
import { limits } from "#core/limits.ts";
import { paidPlans } from "#core/plans.ts";
import { coinTransactionKinds } from "#core/vocabulary.ts";
import { decisionReason } from "../audit/decision-reason.schema.ts";

const instant = z.iso.datetime();
const whole = z.number().int();

/** A user's coins and daily gift, for their owner alone. Instants are ISO 8601 in UTC. */
export const CoinAccount = z.object({
  balance: whole,
  /** Days in a row as they count now: 0 once a day was missed. */
  streak: whole,
  claims: whole,
  /** What the last gift held; null before the first one. */
  lastAmount: whole.nullable(),
  /** From when on the next gift can be claimed; in the past when it is ready. */
  nextClaimAt: instant,
  /** A claim before this continues the streak; null without one. */
  keptUntil: instant.nullable(),
  /** What the next claim may bring. */
  nextGift: z.object({ streak: whole, min: whole, max: whole }),
  /** The present moment of the server: countdowns run from it, whatever the clock of the device says. */
  now: instant,
});
export type CoinAccount = z.output<typeof CoinAccount>;

export const CoinClaim = z.object({ claimedAmount: whole, account: CoinAccount });
export type CoinClaim = z.output<typeof CoinClaim>;

export const CoinMove = z.object({
  id: z.string(),
  kind: z.enum(coinTransactionKinds),
  amount: whole,
  /** The plan that was bought, or the day of the streak; empty otherwise. */
  reference: z.string(),
  at: instant,
});
export type CoinMove = z.output<typeof CoinMove>;

/** What an address asks for; a cursor that is none begins at the newest. */
export const CoinHistoryQuery = z.object({
  cursor: z.coerce.number().int().positive().nullish().catch(null).default(null),
});

export const CoinHistory = z.object({
  items: z.array(CoinMove),
  /** Where the next page begins; null on the last one. */
  next: z.string().nullable(),
});
export type CoinHistory = z.output<typeof CoinHistory>;

const Key = z.string().trim().min(8, "too_short").max(limits.coins.keyMax, "too_long");

/** A month of a plan for coins. The same key buys it once, however often it is sent. */
export const CoinPurchase = z.object({
  plan: z.enum(paidPlans),
  terms: z.literal(true, "terms_required"),
  key: Key,
});
export type CoinPurchase = z.output<typeof CoinPurchase>;

export const CoinPurchased = z.object({
  plan: z.enum(paidPlans),
  validUntil: instant,
  balance: whole,
});
export type CoinPurchased = z.output<typeof CoinPurchased>;

/** What staff give or take, with the reason that stands in the audit log. */
export const CoinAdjustment = z.object({
  userId: z.string().regex(/^\d{15,22}$/),
  amount: z
    .int("coin_amount_invalid")
    .min(-limits.coins.adjustmentMax, "coin_amount_large")
    .max(limits.coins.adjustmentMax, "coin_amount_large")
    .refine(value => value !== 0, "coin_amount_invalid"),
  reason: decisionReason(limits.coins.reasonMax),
  key: Key,
});
export type CoinAdjustment = z.output<typeof CoinAdjustment>;

export const CoinBalance = z.object({ balance: whole });
export type CoinBalance = z.output<typeof CoinBalance>;
