import { desc } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { bannedIdentities } from "#db/schema/index.ts";
import { assertRight } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { isIdentity } from "./banned-identity.ts";
import { type KeptBanPage, KeptBanQuery } from "./bans.schema.ts";

/** Bans whose accounts are deleted, the newest first; of one Discord id when it is given. For staff. */
export async function listKeptBans(
  ctx: Pick<Ctx, "actor" | "db" | "keys">,
  input: unknown = {},
): Promise<KeptBanPage> {
  assertRight(ctx, "bans");
  const { q, page } = parseInput(KeptBanQuery, input);
  const where = q === "" ? undefined : isIdentity({ keys: ctx.keys, discordId: q });
  const { pageSize } = limits.staff;
  const matching = await ctx.db.$count(bannedIdentities, where);
  const pages = Math.max(1, Math.ceil(matching / pageSize));
  const current = Math.min(page, pages);
  const rows = await ctx.db
    .select({
      id: bannedIdentities.id,
      bannedAt: bannedIdentities.bannedAt,
      reason: bannedIdentities.reason,
    })
    .from(bannedIdentities)
    .where(where)
    .orderBy(desc(bannedIdentities.bannedAt), bannedIdentities.id)
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  const items = rows.map(row => ({ ...row, bannedAt: row.bannedAt.toISOString() }));
  return { items, matching, page: current, pages };
}
