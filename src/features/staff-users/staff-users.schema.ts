import { z } from "zod";
import { limits } from "#core/limits.ts";
import { entitlementSources, planNames, roles } from "#core/vocabulary.ts";
import { DecisionReason } from "../audit/decision-reason.schema.ts";

export const userFilters = ["all", "paid", "staff", "banned"] as const;

export const StaffUserQuery = z.object({
  /** Discord id, or a part of a name. */
  q: z.string().trim().max(limits.library.queryMax).catch("").default(""),
  filter: z.enum(userFilters).catch("all").default("all"),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
});
export type StaffUserQuery = z.output<typeof StaffUserQuery>;

const Instant = z.iso.datetime();

/** What staff see of a user. No address of theirs is among it. */
export const StaffUserItem = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  role: z.enum(roles),
  plan: z.enum(planNames),
  source: z.enum(entitlementSources).nullable(),
  planEndsAt: Instant.nullable(),
  coins: z.number().int(),
  monitors: z.number().int(),
  bannedAt: Instant.nullable(),
  createdAt: Instant,
  lastLoginAt: Instant,
  /** Whether the asking member of staff may ban them. */
  canBan: z.boolean(),
});
export type StaffUserItem = z.output<typeof StaffUserItem>;

export const StaffUserPage = z.object({
  items: z.array(StaffUserItem),
  matching: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
});
export type StaffUserPage = z.output<typeof StaffUserPage>;

/** The reason stays in the log. */
export const BanDecision = z.object({
  banned: z.boolean(),
  reason: DecisionReason,
});
export type BanDecision = z.output<typeof BanDecision>;
