import { and, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { limits } from "#core/limits.ts";
import { paidPlans } from "#core/plans.ts";
import type { GiftState } from "#core/vocabulary.ts";
import { giftCodes, users } from "#db/schema/index.ts";
import { assertRight } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { giftStateOf } from "./gift-state.ts";
import { type GiftPage, GiftQuery } from "./gifts.schema.ts";

const { redeemedAt, revokedAt, expiresAt } = giftCodes;

function isState(state: GiftState, now: Date): SQL | undefined {
  if (state === "redeemed") return isNotNull(redeemedAt);
  if (state === "revoked") return isNotNull(revokedAt);
  const isUnused = and(isNull(redeemedAt), isNull(revokedAt));
  return and(isUnused, state === "expired" ? lte(expiresAt, now) : gt(expiresAt, now));
}

/** The gift codes, the newest first: how each stands, never the code. For staff. */
export async function listGiftCodes(
  ctx: Pick<Ctx, "actor" | "db" | "now">,
  input: unknown = {},
): Promise<GiftPage> {
  assertRight(ctx, "gifts");
  const { state, batch, page } = parseInput(GiftQuery, input);
  const where = and(
    state === null ? undefined : isState(state, ctx.now),
    batch === "" ? undefined : eq(giftCodes.batchId, batch),
  );
  const { pageSize } = limits.staff;
  const matching = await ctx.db.$count(giftCodes, where);
  const pages = Math.max(1, Math.ceil(matching / pageSize));
  const current = Math.min(page, pages);
  const redeemer = alias(users, "redeemer");
  const rows = await ctx.db
    .select({
      gift: giftCodes,
      creator: sql<string | null>`coalesce(${users.globalName}, ${users.username})`,
      redeemer: sql<string | null>`coalesce(${redeemer.globalName}, ${redeemer.username})`,
    })
    .from(giftCodes)
    .leftJoin(users, eq(users.id, giftCodes.createdBy))
    .leftJoin(redeemer, eq(redeemer.id, giftCodes.redeemedBy))
    .where(where)
    .orderBy(desc(giftCodes.createdAt), desc(giftCodes.id))
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  const items = rows.map(({ gift, creator, redeemer: redeemerName }) => ({
    id: gift.id,
    batchId: gift.batchId,
    plan: paidPlans.find(plan => plan === gift.plan) ?? paidPlans[0],
    months: gift.months,
    note: gift.note,
    state: giftStateOf(gift, ctx.now),
    createdBy: { id: gift.createdBy, name: creator },
    createdAt: gift.createdAt.toISOString(),
    expiresAt: gift.expiresAt.toISOString(),
    redeemedBy: gift.redeemedBy === null ? null : { id: gift.redeemedBy, name: redeemerName },
    redeemedAt: gift.redeemedAt?.toISOString() ?? null,
    revokedAt: gift.revokedAt?.toISOString() ?? null,
  }));
  return { items, matching, page: current, pages };
}
