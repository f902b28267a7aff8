import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashToken } from "#core/keys.ts";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { sessions, users } from "#db/schema/index.ts";
import { type Ctx, contextFor, type Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import {
  createSession,
  findSession,
  listSessions,
  purgeSessions,
  revokeOtherSessions,
  revokeSession,
} from "./index.ts";

const { idleMs, absoluteMs, touchEveryMs } = limits.session;

describe.each(databaseKinds)("sessions on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  const start = (userId: string, now = noon) =>
    createSession(services.db, { userId, userAgent: "Firefox", replacedToken: null, now });
  const find = (token: string, now: Date) => findSession({ db: services.db, now }, token);
  const asking = (userId: string, sessionId: string, now = noon): Ctx =>
    contextFor(services, { kind: "user", userId, sessionId, role: "user" }, now);

  it("finds user, plan and age confirmation by the token in one go", async () => {
    const { userId } = await makeUser(services, { plan: "prime", name: "رنا" });
    const { token, id } = await start(userId);
    expect(await find(token, noon)).toMatchObject({
      id,
      user: { id: userId, globalName: "رنا", role: "user" },
      entitlement: { plan: "prime" },
      ageConfirmed: false,
    });
  });

  it("has no entitlement for a free user", async () => {
    const { userId } = await makeUser(services);
    expect((await find((await start(userId)).token, noon))?.entitlement).toBeNull();
  });

  it("stores the hash of the token only", async () => {
    const { userId } = await makeUser(services);
    const { token, id } = await start(userId);
    const [row] = await services.db.select().from(sessions).where(eq(sessions.id, id));
    expect(row?.tokenHash).toBe(hashToken(token));
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(await find(row?.tokenHash ?? "", noon)).toBeNull();
  });

  it("ends after fourteen idle days", async () => {
    const { userId } = await makeUser(services);
    const { token } = await start(userId);
    expect(await find(token, addMs(noon, idleMs))).toBeNull();
    expect(await find(token, addMs(noon, idleMs - 1))).not.toBeNull();
  });

  it("lives on while it is used, for sixty days at most", async () => {
    const { userId } = await makeUser(services);
    const { token } = await start(userId);
    for (let at = idleMs - 1; at < absoluteMs; at += idleMs - 1)
      expect(await find(token, addMs(noon, at))).not.toBeNull();
    expect(await find(token, addMs(noon, absoluteMs - 1))).not.toBeNull();
    expect(await find(token, addMs(noon, absoluteMs))).toBeNull();
  });

  it("notes a use every ten minutes at most", async () => {
    const { userId } = await makeUser(services);
    const { token, id } = await start(userId);
    const seen = async () =>
      (await services.db.select().from(sessions).where(eq(sessions.id, id)))[0]?.lastSeenAt;
    await find(token, addMs(noon, touchEveryMs - 1));
    expect(await seen()).toEqual(noon);
    await find(token, addMs(noon, touchEveryMs));
    expect(await seen()).toEqual(addMs(noon, touchEveryMs));
  });

  it("opens nothing for a banned user", async () => {
    const { userId } = await makeUser(services);
    const { token } = await start(userId);
    await services.db.update(users).set({ bannedAt: noon }).where(eq(users.id, userId));
    expect(await find(token, noon)).toBeNull();
  });

  it.each(["", "x", "A".repeat(43), "A".repeat(100_000), "' or 1=1 --", "ا".repeat(43)])(
    "opens nothing for the token %#",
    async token => {
      expect(await find(token, noon)).toBeNull();
    },
  );

  it("lists a user's own, the last used first, and names the present one", async () => {
    const { userId } = await makeUser(services);
    const first = await start(userId);
    const second = await start(userId, addMs(noon, 1_000));
    await start((await makeUser(services)).userId);
    const list = await listSessions(asking(userId, first.id, addMs(noon, 2_000)));
    expect(list.map(({ id, current }) => [id, current])).toEqual([
      [second.id, false],
      [first.id, true],
    ]);
    expect(JSON.stringify(list)).not.toContain(hashToken(first.token));
    expect(await listSessions(asking(userId, first.id, addMs(noon, absoluteMs)))).toEqual([]);
  });

  it("ends one, but nobody else's", async () => {
    const { userId } = await makeUser(services);
    const stranger = await makeUser(services);
    const own = await start(userId);
    await expect(revokeSession(asking(stranger.userId, "other"), own.id)).rejects.toMatchObject({
      code: "session_not_found",
    });
    expect(await find(own.token, noon)).not.toBeNull();
    await revokeSession(asking(userId, own.id), own.id);
    expect(await find(own.token, noon)).toBeNull();
    await expect(revokeSession(asking(userId, own.id), own.id)).rejects.toThrow("session_not_found");
  });

  it("ends all others", async () => {
    const { userId } = await makeUser(services);
    const stranger = await start((await makeUser(services)).userId);
    const [here, there, elsewhere] = [await start(userId), await start(userId), await start(userId)];
    expect(await revokeOtherSessions(asking(userId, here.id))).toBe(2);
    expect(await find(here.token, noon)).not.toBeNull();
    expect(await find(there.token, noon)).toBeNull();
    expect(await find(elsewhere.token, noon)).toBeNull();
    expect(await find(stranger.token, noon)).not.toBeNull();
  });

  it("is cleared away when it has ended", async () => {
    const { userId } = await makeUser(services);
    await services.db.delete(sessions);
    await start(userId);
    await start(userId, addMs(noon, 1));
    expect(await purgeSessions({ db: services.db, now: addMs(noon, idleMs) })).toBe(1);
    expect(await services.db.select().from(sessions)).toHaveLength(1);
  });
});
