import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs, dayMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { auditEntries, sessions } from "#db/schema/index.ts";
import { adjustCoins } from "#features/coins/index.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import { createSession, findSession } from "#features/sessions/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { listStaffUsers, setBanned } from "./index.ts";

type User = Ctx & { userId: string };

describe.each(databaseKinds)("users for staff, on the %s database,", kind => {
  let database: Database;
  let services: Services;
  let staff: User;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
    staff = await makeUser(services, { role: "staff", name: "Nour" });
  });
  afterAll(() => database.close());
  const ban = (by: Ctx, id: string, decision: object = { banned: true, reason: "Spam" }) =>
    setBanned(by, { id, decision });

  it("are found by id and name, with plan and coins", async () => {
    const user = await makeUser(services, { plan: "plus", name: "100%_Layla" });
    await makeUser(services, { name: "100 Layla" });
    await adjustCoins(staff, {
      userId: user.userId,
      amount: 70,
      reason: "Contest",
      key: `test-${user.userId}`,
    });
    const found = { id: user.userId, plan: "plus", source: "staff", coins: 70, monitors: 0, canBan: true };
    expect(await listStaffUsers(staff, { q: user.userId })).toMatchObject({ matching: 1, items: [found] });
    expect(await listStaffUsers(staff, { q: "%_l" })).toMatchObject({ matching: 1, items: [found] });
    expect((await listStaffUsers(staff, { filter: "paid" })).items.map(item => item.id)).toContain(
      user.userId,
    );
    const later = { ...staff, now: addMs(noon, 30 * dayMs) };
    expect((await listStaffUsers(later, { filter: "paid" })).items).toEqual([]);
    expect(await listStaffUsers(later, { q: user.userId })).toMatchObject({
      items: [{ plan: "free", source: null }],
    });
  });

  it("are signed out when they are banned, and come back when the ban is lifted", async () => {
    const user = await makeUser(services);
    const { token } = await createSession(services.db, {
      userId: user.userId,
      userAgent: "test",
      replacedToken: null,
      now: noon,
    });
    expect(await findSession({ db: services.db, now: noon }, token)).not.toBeNull();
    await ban(staff, user.userId);
    await ban(staff, user.userId);
    expect(await findSession({ db: services.db, now: noon }, token)).toBeNull();
    expect(await services.db.$count(sessions, eq(sessions.userId, user.userId))).toBe(0);
    expect((await listStaffUsers(staff, { filter: "banned" })).items.map(item => item.id)).toContain(
      user.userId,
    );
    await ban(staff, user.userId, { banned: false, reason: "A mistake" });
    const log = await services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, user.userId));
    expect(log.map(({ action, reason }) => [action, reason])).toEqual([
      ["user.ban", "Spam"],
      ["user.unban", "A mistake"],
    ]);
  });

  it("are banned by staff, staff by admins, and nobody bans an admin or oneself", async () => {
    const [user, other, admin, second] = await Promise.all([
      makeUser(services),
      makeUser(services, { role: "staff" }),
      makeUser(services, { role: "admin" }),
      makeUser(services, { role: "admin" }),
    ]);
    for (const [by, id] of [
      [user, other.userId],
      [staff, other.userId],
      [staff, admin.userId],
      [staff, staff.userId],
      [admin, second.userId],
      [admin, admin.userId],
    ] as const)
      await expect(ban(by, id)).rejects.toMatchObject({ code: "forbidden" });
    await ban(admin, other.userId);
    await expect(ban(staff, "1")).rejects.toMatchObject({ code: "user_not_found" });
    await expect(ban(staff, user.userId, { banned: true, reason: " " })).rejects.toMatchObject({
      fields: { reason: { key: "decision_reason_required" } },
    });
    await expect(listStaffUsers(user)).rejects.toMatchObject({ code: "forbidden" });
  });
});
