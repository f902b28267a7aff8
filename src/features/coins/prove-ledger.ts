import { sql } from "drizzle-orm";
import type { Ctx } from "../context/index.ts";
import { metrics } from "../metrics/index.ts";

export type LedgerProof = {
  transactions: number;
  /** Of all entries; anything but 0 is an alarm. */
  sum: number;
  /** Transactions whose entries do not add up to zero. */
  lopsided: number;
  /** Accounts whose balance is not the sum of their entries. */
  wrongBalances: number;
  /** Users whose held coins are not those of their open holds. */
  wrongHolds: number;
};

const query = sql`
  with moved as (select account_id, sum(amount) as sum from coin_entries group by account_id),
  held as (select user_id, sum(amount) as sum from coin_holds where state = 'open' group by user_id)
  select
    (select count(*) from coin_transactions)::int as transactions,
    (select coalesce(sum(amount), 0) from coin_entries)::float8 as sum,
    (select count(*) from (select 1 from coin_transactions t left join coin_entries e on e.transaction_id = t.id
      group by t.id having coalesce(sum(e.amount), 1) <> 0) wrong)::int as lopsided,
    (select count(*) from coin_accounts a left join moved m on m.account_id = a.id
      where a.balance is not null and a.balance <> coalesce(m.sum, 0))::int as "wrongBalances",
    (select count(*) from coin_accounts a left join held h on h.user_id = a.user_id
      where a.kind = 'hold' and a.balance <> coalesce(h.sum, 0))::int as "wrongHolds"`;

/** Adds the whole ledger up. One statement sees one moment, so bookings meanwhile do not disturb it. */
export async function proveLedger(ctx: Pick<Ctx, "db">): Promise<LedgerProof> {
  const { rows } = await ctx.db.execute<LedgerProof>(query);
  const [proof] = rows;
  if (proof === undefined) throw new Error("The ledger could not be added up.");
  return proof;
}

export const isProven = ({ sum, lopsided, wrongBalances, wrongHolds }: LedgerProof): boolean =>
  sum === 0 && lopsided === 0 && wrongBalances === 0 && wrongHolds === 0;

/** The nightly proof: silent when all is well, an error in the log and a metric that alarms when it is not. */
export async function watchLedger(ctx: Pick<Ctx, "db" | "log">): Promise<void> {
  const proof = await proveLedger(ctx);
  metrics.ledgerWrong.set(isProven(proof) ? 0 : 1);
  if (isProven(proof)) ctx.log.info(proof, "the ledger of coins adds up");
  else ctx.log.error(proof, "THE LEDGER OF COINS DOES NOT ADD UP");
}
