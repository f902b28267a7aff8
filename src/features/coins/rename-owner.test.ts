import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createId } from "#core/ids.ts";
import { coins } from "#core/money.ts";
import type { Database, Tx } from "#db/client.ts";
import { coinAccounts, coinTransactions } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import { claimDaily, grantCoins, makeSpender } from "#tests/coins.ts";
import { noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { getCoinBalance, holdCoins, isProven, proveLedger, releaseHold, renameCoinOwner } from "./index.ts";

/** The database's own words stand in the cause. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error)) return "it was done";
  return error.cause instanceof Error ? error.cause.message : error.message;
}

describe.each(databaseKinds)("a former owner of coins on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());
  const rename = (userId: string, pseudonym: string) =>
    services.db.transaction(tx => renameCoinOwner(tx, { userId, pseudonym }));

  it("goes under another name with everything that was booked, and not a coin moves", async () => {
    const ctx = await makeSpender(services, { balance: 300 });
    await claimDaily(ctx, 3);
    const holdId = createId();
    await services.db.transaction(tx =>
      holdCoins(tx, { id: holdId, userId: ctx.userId, amount: coins(50) }, noon),
    );
    const before = await getCoinBalance(ctx);
    const bystander = await makeSpender(services, { balance: 7 });
    const pseudonym = `former-${createId()}`;
    await rename(ctx.userId, pseudonym);
    const accounts = await services.db
      .select()
      .from(coinAccounts)
      .where(eq(coinAccounts.userId, pseudonym))
      .orderBy(coinAccounts.id);
    expect(accounts).toMatchObject([
      { id: `hold:${pseudonym}`, kind: "hold", balance: 50 },
      { id: `user:${pseudonym}`, kind: "user", balance: before },
    ]);
    const keys = await services.db
      .select({ key: coinTransactions.idempotencyKey })
      .from(coinTransactions)
      .where(eq(coinTransactions.userId, pseudonym));
    expect(keys.map(({ key }) => key)).toEqual(expect.arrayContaining([`claim:${pseudonym}:1`]));
    expect(await getCoinBalance(bystander)).toBe(7);
    // What was held goes back to the former owner, and the books add up before and after.
    expect(isProven(await proveLedger(services))).toBe(true);
    await services.db.transaction(tx => releaseHold(tx, holdId, noon));
    expect(isProven(await proveLedger(services))).toBe(true);
    expect(await getCoinBalance(ctx)).toBe(0);
    await grantCoins(ctx, ctx.userId, 5);
    expect(await getCoinBalance(ctx)).toBe(5);
  });

  it("has a pseudonym of its own", async () => {
    const { userId } = await makeSpender(services, { balance: 10 });
    for (const name of ["", "Rana", "former-", `former-${"x".repeat(15)}`, "former-'; drop table users;--"])
      expect(await refusalOf(rename(userId, name))).toMatch(/needs a pseudonym/);
    const other = await makeSpender(services, { balance: 10 });
    const taken = `former-${createId()}`;
    await rename(userId, taken);
    expect(await refusalOf(rename(other.userId, taken))).toMatch(/duplicate key/);
    expect(await getCoinBalance(other)).toBe(10);
  });

  it.each([
    ["update coin_entries set amount = amount * 2", /only added to/],
    ["update coin_entries set transaction_id = 'x'", /only added to/],
    ["update coin_transactions set reference = 'x'", /only added to/],
    ["update coin_transactions set at = now()", /only added to/],
    ["update coin_transactions set user_id = 'x'", /only added to/],
    ["update coin_accounts set balance = balance + 1 where balance is not null", /entries alone/],
    ["delete from coin_entries", /only added to/],
    ["delete from coin_accounts", /only added to/],
  ])("is no way to change the books, even for code that says it renames: %s", async (statement, reason) => {
    await makeSpender(services, { balance: 10 });
    const tried = services.db.transaction(async (tx: Tx) => {
      await tx.execute(sql`select set_config('ra3d.coin_renaming', 'somebody', true)`);
      await tx.execute(statement);
    });
    expect(await refusalOf(tried)).toMatch(reason);
  });
});
