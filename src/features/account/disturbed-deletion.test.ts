import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/client.ts";
import { accountDeletions, monitors, users } from "#db/schema/index.ts";
import { isProven, proveLedger } from "#features/coins/index.ts";
import type { Services } from "#features/context/index.ts";
import { setBanned } from "#features/staff-users/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { askToLeave, comeBack, due, isThere, makeOwner } from "#tests/leavers.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { deleteAccount, deleteDueAccounts, undoDeletion } from "./index.ts";

describe.each(databaseKinds)("a deletion that is disturbed, on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  it("does all of it or nothing, when it is cut off in the middle", async () => {
    const ctx = await makeOwner(services);
    const monitor = await makeMonitor(services.db, ctx.userId);
    await askToLeave(ctx);
    const { db } = services;
    await db.execute(sql`create function stop_here() returns trigger language plpgsql as
      $$ begin raise exception 'cut off'; end $$`);
    await db.execute(
      sql`create trigger stop_here before delete on users for each row execute function stop_here()`,
    );
    expect(await deleteDueAccounts(services, due)).toBe(0);
    expect(await db.$count(monitors, eq(monitors.id, monitor.id))).toBe(1);
    expect(await db.$count(accountDeletions, eq(accountDeletions.userId, ctx.userId))).toBe(1);
    expect(isProven(await proveLedger(services))).toBe(true);
    await db.execute(sql`drop trigger stop_here on users`);
    await db.execute(sql`drop function stop_here`);
    expect(await deleteDueAccounts(services, due)).toBe(1);
    expect(await isThere(ctx)).toBe(false);
  });

  it("is done or taken back, never both", async () => {
    const owners = await Promise.all(Array.from({ length: 4 }, () => makeOwner(services)));
    for (const ctx of owners) await askToLeave(ctx);
    for (const ctx of owners) {
      const [gone, undone] = await Promise.allSettled([
        deleteAccount(services, ctx.userId, due),
        undoDeletion({ ...ctx, now: due }),
      ]);
      const isGone = gone.status === "fulfilled" && gone.value;
      expect(isGone).toBe(undone.status === "rejected");
      expect(await isThere(ctx)).toBe(!isGone);
    }
  });

  it("is no way around a ban", async () => {
    const ctx = await makeOwner(services);
    await askToLeave(ctx);
    await services.db.update(users).set({ bannedAt: noon }).where(eq(users.id, ctx.userId));
    expect(await deleteDueAccounts(services, due)).toBe(1);
    expect(await isThere(ctx)).toBe(false);
    await expect(comeBack(services, ctx, due)).rejects.toMatchObject({ code: "account_banned" });
    expect(await isThere(ctx)).toBe(false);
    const staff = await makeUser(services, { role: "staff" });
    const decide = (banned: boolean) =>
      setBanned(staff, { id: ctx.userId, decision: { banned, reason: "An appeal by mail" } });
    await expect(decide(true)).rejects.toMatchObject({ code: "user_not_found" });
    await decide(false);
    await expect(decide(false)).rejects.toMatchObject({ code: "user_not_found" });
    await comeBack(services, ctx, due);
    expect(await isThere(ctx)).toBe(true);
  });
});
