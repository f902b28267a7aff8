import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "#core/log.ts";
import { coins } from "#core/money.ts";
import { addMs, minuteMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import type { Services } from "#features/context/index.ts";
import { registry } from "#features/metrics/index.ts";
import { makeSpender } from "#tests/coins.ts";
import { noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import {
  captureHold,
  getCoinBalance,
  holdCoins,
  isProven,
  proveLedger,
  releaseHold,
  releaseStaleHolds,
  watchLedger,
} from "./index.ts";

/** The database's own words stand in the cause. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error)) return "it was done";
  return error.cause instanceof Error ? error.cause.message : error.message;
}

describe.each(databaseKinds)("the ledger on the %s database", kind => {
  let database: Database;
  let services: Services;
  let userId: string;
  const transaction = (id: string) => sql`insert into coin_transactions
    (id, kind, idempotency_key, user_id, reference, at) values (${id}, 'claim', ${id}, ${userId}, '', now())`;
  const entry = (id: string, account: string, amount: number) =>
    sql`insert into coin_entries (transaction_id, account_id, amount) values (${id}, ${account}, ${amount})`;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
    ({ userId } = await makeSpender(services, { balance: 1_000 }));
  });
  afterAll(() => database.close());

  it.each([
    ["update coin_entries set amount = amount * 2", /only added to/],
    ["delete from coin_entries", /only added to/],
    ["truncate coin_entries", /only added to/],
    ["update coin_transactions set reference = 'x'", /only added to/],
    ["delete from coin_transactions", /only added to/],
    ["truncate coin_transactions cascade", /only added to/],
    ["delete from coin_accounts", /only added to/],
    ["truncate coin_accounts cascade", /only added to/],
    ["update coin_accounts set balance = balance + 1", /entries alone/],
    ["insert into coin_accounts values ('user:9', 'user', '9', 100)", /entries alone/],
  ])("refuses: %s", async (statement, reason) => {
    expect(await refusalOf(services.db.execute(statement))).toMatch(reason);
  });

  it("refuses what does not add up to zero, at the commit", async () => {
    const lopsided = services.db.transaction(async tx => {
      await tx.execute(transaction("lopsided"));
      await tx.execute(entry("lopsided", "mint", -5));
      await tx.execute(entry("lopsided", `user:${userId}`, 6));
    });
    expect(await refusalOf(lopsided)).toMatch(/does not add up to zero/);
    expect(await refusalOf(services.db.execute(transaction("empty")))).toMatch(/does not add up to zero/);
  });

  it("refuses to add to what was booked before", async () => {
    await services.db.transaction(async tx => {
      await tx.execute(transaction("closed"));
      await tx.execute(entry("closed", "mint", -5));
      await tx.execute(entry("closed", "adjust", 5));
    });
    const added = services.db.transaction(async tx => {
      await tx.execute(entry("closed", "burn-ai", -5));
      await tx.execute(entry("closed", `user:${userId}`, 5));
    });
    expect(await refusalOf(added)).toMatch(/is closed/);
  });

  it("lets no balance fall below zero", async () => {
    const taken = services.db.transaction(async tx => {
      await tx.execute(transaction("too-much"));
      await tx.execute(entry("too-much", `user:${userId}`, -1_001));
      await tx.execute(entry("too-much", "burn-ai", 1_001));
    });
    expect(await refusalOf(taken)).toMatch(/coin_accounts_balance/);
  });

  it("holds, spends and gives back, each once", async () => {
    const ctx = await makeSpender(services, { balance: 100 });
    const hold = (id: string, amount: number) =>
      services.db.transaction(tx => holdCoins(tx, { id, userId: ctx.userId, amount: coins(amount) }, noon));
    const settle = (id: string, how: typeof captureHold) => services.db.transaction(tx => how(tx, id, noon));
    await Promise.all([hold(`${ctx.userId}-a`, 30), hold(`${ctx.userId}-a`, 30)]);
    await hold(`${ctx.userId}-b`, 30);
    expect(await getCoinBalance(ctx)).toBe(40);
    await expect(hold(`${ctx.userId}-c`, 41)).rejects.toMatchObject({ code: "insufficient_balance" });
    await expect(hold(`${ctx.userId}-a`, 31)).rejects.toMatchObject({ code: "conflict" });
    const ends = await Promise.all(
      [captureHold, releaseHold, captureHold, releaseHold].map(how => settle(`${ctx.userId}-a`, how)),
    );
    expect(ends.filter(Boolean)).toHaveLength(1);
    const left = await getCoinBalance(ctx);
    expect([40, 70]).toContain(left);
    expect(await settle(`${ctx.userId}-b`, releaseHold)).toBe(true);
    expect(await getCoinBalance(ctx)).toBe(left + 30);
    await expect(settle("nobody's", captureHold)).rejects.toMatchObject({ code: "hold_not_found" });
    await hold(`${ctx.userId}-free`, 0);
    expect(await settle(`${ctx.userId}-free`, captureHold)).toBe(true);
  });

  it("gives back what a process held that ended", async () => {
    const ctx = await makeSpender(services, { balance: 50 });
    const id = `stale-${ctx.userId}`;
    await services.db.transaction(tx => holdCoins(tx, { id, userId: ctx.userId, amount: coins(50) }, noon));
    const at = (minutes: number) => ({ db: services.db, now: addMs(noon, minutes * minuteMs) });
    expect(await releaseStaleHolds(at(14))).toBe(0);
    expect(await releaseStaleHolds(at(15))).toBe(1);
    expect(await getCoinBalance(ctx)).toBe(50);
  });

  it("is proven, and an alarm is raised when it is not", async () => {
    const lines: string[] = [];
    const log = createLog("info", { write: line => void lines.push(line) });
    await watchLedger({ db: services.db, log });
    const proof = await proveLedger(services);
    expect(isProven(proof)).toBe(true);
    expect(proof.transactions).toBeGreaterThan(3);
    expect(await registry.getSingleMetricAsString("ra3d_ledger_wrong")).toMatch(/ra3d_ledger_wrong 0/);

    // What a person with every right to the database could do.
    await services.db.execute("alter table coin_accounts disable trigger coin_accounts_guarded");
    await services.db.execute(
      sql`update coin_accounts set balance = balance + 7 where id = ${`user:${userId}`}`,
    );
    await watchLedger({ db: services.db, log });
    expect((await proveLedger(services)).wrongBalances).toBe(1);
    expect(lines.at(-1)).toContain("DOES NOT ADD UP");
    expect(await registry.getSingleMetricAsString("ra3d_ledger_wrong")).toMatch(/ra3d_ledger_wrong 1/);
    await services.db.execute(
      sql`update coin_accounts set balance = balance - 7 where id = ${`user:${userId}`}`,
    );
    await services.db.execute("alter table coin_accounts enable trigger coin_accounts_guarded");
    expect(isProven(await proveLedger(services))).toBe(true);
  });
});
