import { and, desc, eq, lt } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { coinEntries, coinTransactions } from "#db/schema/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { assertCoinOwner } from "./assert-coin-owner.ts";
import { userAccount } from "./book-coins.ts";
import { type CoinHistory, CoinHistoryQuery } from "./coins.schema.ts";

/** What stands in a history beside its kind; who adjusted a balance and which answer was held for do not. */
const shown = new Set(["claim", "plan"]);

/** Everything that came to the asking user's coins or went from them, the newest first. */
export async function listCoinHistory(ctx: Ctx, input: unknown): Promise<CoinHistory> {
  const userId = assertCoinOwner(ctx);
  const { cursor } = parseInput(CoinHistoryQuery, input);
  const size = limits.coins.historyPage;
  const rows = await ctx.db
    .select({
      id: coinEntries.id,
      amount: coinEntries.amount,
      kind: coinTransactions.kind,
      reference: coinTransactions.reference,
      at: coinTransactions.at,
    })
    .from(coinEntries)
    .innerJoin(coinTransactions, eq(coinTransactions.id, coinEntries.transactionId))
    .where(
      and(
        eq(coinEntries.accountId, userAccount(userId)),
        cursor === null ? undefined : lt(coinEntries.id, cursor),
      ),
    )
    .orderBy(desc(coinEntries.id))
    .limit(size + 1);
  const items = rows.slice(0, size).map(row => ({
    ...row,
    id: String(row.id),
    reference: shown.has(row.kind) ? row.reference : "",
    at: row.at.toISOString(),
  }));
  return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null };
}
