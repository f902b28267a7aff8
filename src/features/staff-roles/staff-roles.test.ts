import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hasRight, rightOfAction, type StaffRight, staffRights } from "#core/staff-rights.ts";
import { auditActions, type Role } from "#core/vocabulary.ts";
import type { Database } from "#db/client.ts";
import { auditEntries, staffRoles, users } from "#db/schema/index.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { listTeam, setRole, settleRoles } from "./index.ts";

type User = Ctx & { userId: string };

describe.each(databaseKinds)("roles on the %s database", kind => {
  let database: Database;
  let services: Services;
  let admin: User;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.update(users).set({ role: "user" });
    await database.db.delete(staffRoles);
    admin = await makeUser(services, { role: "admin", name: "Nour" });
  });

  const roleOf = async (id: string) =>
    (await database.db.select({ role: users.role }).from(users).where(eq(users.id, id)))[0]?.role;
  const give = (by: Ctx, id: string, role: Role, reason = "Helps with reports") =>
    setRole(by, { id, decision: { role, reason } });

  it("are given and taken by admins, with the reason in the log", async () => {
    const { userId } = await makeUser(services, { name: "Layla" });
    await give(admin, userId, "staff");
    await give(admin, userId, "staff");
    expect(await roleOf(userId)).toBe("staff");
    const { items, canChange } = await listTeam(admin);
    expect(canChange).toBe(true);
    expect(items.find(item => item.id === userId)).toMatchObject({
      role: "staff",
      givenBy: { id: admin.userId, name: "Nour" },
      givenAt: noon.toISOString(),
      isBySetting: false,
    });
    await give(admin, userId, "user", "Moved on");
    expect(await roleOf(userId)).toBe("user");
    const log = await database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, userId));
    expect(log.map(({ action, reason, details }) => [action, reason, details])).toEqual([
      ["role.give", "Helps with reports", { before: "user", role: "staff" }],
      ["role.take", "Moved on", { before: "staff", role: "user" }],
    ]);
  });

  it("are not in the hands of staff, nor of users", async () => {
    const { userId } = await makeUser(services);
    for (const role of ["staff", "user"] as const) {
      const by = await makeUser(services, { role });
      await expect(give(by, userId, "staff")).rejects.toMatchObject({ code: "forbidden" });
      await expect(give(by, by.userId, "admin")).rejects.toMatchObject({ code: "forbidden" });
    }
    await expect(listTeam(await makeUser(services))).rejects.toMatchObject({ code: "forbidden" });
    expect((await listTeam(await makeUser(services, { role: "staff" }))).canChange).toBe(false);
  });

  it("leave an admin: the last one gives up the role no sooner than another has it", async () => {
    await expect(give(admin, admin.userId, "user")).rejects.toMatchObject({ code: "last_admin" });
    await expect(give(admin, admin.userId, "staff")).rejects.toMatchObject({ code: "last_admin" });
    const second = await makeUser(services);
    await give(admin, second.userId, "admin");
    await give(admin, admin.userId, "user");
    expect(await roleOf(admin.userId)).toBe("user");
  });

  it("leave one of two admins who give up at the same time", async () => {
    const second = await makeUser(services, { role: "admin" });
    const results = await Promise.allSettled([
      give(admin, admin.userId, "user"),
      give(second, second.userId, "user"),
    ]);
    expect(results.filter(result => result.status === "fulfilled")).toHaveLength(1);
    expect(await database.db.$count(users, eq(users.role, "admin"))).toBe(1);
  });

  it("of the settings stay as they are there", async () => {
    const named = await makeUser(services);
    const { env } = testServices(database, { STAFF_DISCORD_IDS: named.userId });
    await settleRoles({ db: database.db, env });
    expect(await roleOf(named.userId)).toBe("admin");
    await expect(give({ ...admin, env }, named.userId, "user")).rejects.toMatchObject({
      code: "role_by_setting",
    });
    await settleRoles(services);
    expect(await roleOf(named.userId)).toBe("user");
  });

  it("that admins gave outlast a change of the settings", async () => {
    const named = await makeUser(services);
    await give(admin, named.userId, "staff");
    const { env } = testServices(database, { STAFF_DISCORD_IDS: named.userId });
    await settleRoles({ db: database.db, env });
    await settleRoles(services);
    expect(await roleOf(named.userId)).toBe("staff");
  });

  it("need somebody who is there, is not banned, and a reason", async () => {
    const { userId } = await makeUser(services);
    await expect(give(admin, "1", "staff")).rejects.toMatchObject({ code: "user_not_found" });
    await expect(give(admin, userId, "staff", " ")).rejects.toMatchObject({
      fields: { reason: { key: "decision_reason_required" } },
    });
    await database.db.update(users).set({ bannedAt: noon }).where(eq(users.id, userId));
    await expect(give(admin, userId, "staff")).rejects.toMatchObject({ code: "account_banned" });
  });
});

describe("the table of rights", () => {
  it("gives users nothing, staff all but what is for admins, and admins everything", () => {
    const rights = Object.keys(staffRights) as StaffRight[];
    expect(rights.filter(right => hasRight("user", right))).toEqual([]);
    expect(rights.filter(right => !hasRight("staff", right))).toEqual(["staffBans", "roles"]);
    expect(rights.filter(right => !hasRight("admin", right))).toEqual([]);
  });

  it("names the right of everything that staff do", () => {
    expect(Object.keys(rightOfAction).sort()).toEqual([...auditActions].sort());
    for (const right of Object.values(rightOfAction)) expect(staffRights).toHaveProperty(right);
  });
});
