import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs, dayMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { auditEntries } from "#db/schema/index.ts";
import { deleteAccount } from "#features/account/index.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import { setBanned } from "#features/staff-users/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { askToLeave, comeBack, due } from "#tests/leavers.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { liftKeptBan, listKeptBans } from "./index.ts";

type User = Ctx & { userId: string };

describe.each(databaseKinds)("a ban that outlived its account, on the %s database,", kind => {
  let database: Database;
  let services: Services;
  let staff: User;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
    staff = await makeUser(services, { role: "staff" });
  });
  afterAll(() => database.close());

  /** Somebody who asked to leave, was banned meanwhile, and is gone. */
  async function bannedAndGone(reason: string): Promise<User> {
    const user = await makeUser(services);
    await askToLeave(user);
    for (const why of ["An older reason", reason]) {
      await setBanned(staff, { id: user.userId, decision: { banned: true, reason: why } });
      if (why !== reason)
        await setBanned(staff, { id: user.userId, decision: { banned: false, reason: "Too soon" } });
    }
    expect(await deleteAccount(services, user.userId, addMs(due, dayMs))).toBe(true);
    return user;
  }
  const lift = (by: Ctx, id: string, reason = "Apologised") => liftKeptBan(by, { id, decision: { reason } });

  it("stands in the list with its day and last reason, and is found by the whole Discord id only", async () => {
    const [spammer] = [await bannedAndGone("Spam"), await bannedAndGone("Stole tokens")];
    const all = await listKeptBans(staff);
    expect(all.items.map(({ reason }) => reason).sort()).toEqual(["Spam", "Stole tokens"]);
    expect(all).toMatchObject({ matching: 2, page: 1, pages: 1 });
    const found = await listKeptBans(staff, { q: spammer.userId });
    expect(found).toMatchObject({ matching: 1, items: [{ reason: "Spam", bannedAt: noon.toISOString() }] });
    expect(JSON.stringify(all)).not.toContain(spammer.userId);
    expect(await listKeptBans(staff, { q: spammer.userId.slice(0, 8) })).toMatchObject({ items: [] });
  });

  it("is lifted once, with a reason that stays in the log; then the same person begins anew", async () => {
    const user = await bannedAndGone("Spam again");
    const back = addMs(due, 2 * dayMs);
    await expect(comeBack(services, user, back)).rejects.toMatchObject({ code: "account_banned" });
    const { items } = await listKeptBans(staff, { q: user.userId });
    const id = items[0]?.id ?? "";
    await expect(lift(staff, id, "  ")).rejects.toMatchObject({
      fields: { reason: { key: "decision_reason_required" } },
    });
    await lift(staff, id);
    await expect(lift(staff, id)).rejects.toMatchObject({ code: "user_not_found" });
    expect(await listKeptBans(staff, { q: user.userId })).toMatchObject({ items: [] });
    expect(await comeBack(services, user, back)).toMatchObject({ userId: user.userId });
    const log = await services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(log).toMatchObject([
      { actorId: staff.userId, action: "user.unban", subjectKind: "ban", reason: "Apologised" },
    ]);
  });

  it("is nothing for users", async () => {
    const user = await makeUser(services);
    await expect(listKeptBans(user)).rejects.toMatchObject({ code: "forbidden" });
    await expect(lift(user, "1")).rejects.toMatchObject({ code: "forbidden" });
  });
});
