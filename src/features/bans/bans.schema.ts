import { z } from "zod";
import { DecisionReason } from "../audit/decision-reason.schema.ts";

export const KeptBanQuery = z.object({
  /** A whole Discord id: what is kept of it is a hash, which has no parts. */
  q: z.string().trim().max(32).catch("").default(""),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
});
export type KeptBanQuery = z.output<typeof KeptBanQuery>;

/** A ban that outlived its account. Whose it is, nobody can read from it. */
export const KeptBanItem = z.object({
  id: z.string(),
  bannedAt: z.iso.datetime(),
  /** As staff gave it; null for bans older than the keeping of reasons. */
  reason: z.string().nullable(),
});
export type KeptBanItem = z.output<typeof KeptBanItem>;

export const KeptBanPage = z.object({
  items: z.array(KeptBanItem),
  matching: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
});
export type KeptBanPage = z.output<typeof KeptBanPage>;

/** Why a ban is lifted. Stays in the log. */
export const LiftDecision = z.object({ reason: DecisionReason });
export type LiftDecision = z.output<typeof LiftDecision>;
