import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { sessions, staffRoles, users } from "#db/schema/index.ts";
import { findSession } from "#features/sessions/index.ts";
import { noon, testServices, uniqueDiscordId } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { type Identity, signIn } from "./index.ts";

const later = addMs(noon, 60_000);

describe.each(databaseKinds)("signing in on the %s database", kind => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const identity = (more: Partial<Identity> = {}): Identity => ({
    id: uniqueDiscordId(),
    username: "nelly",
    globalName: "Nelly",
    discriminator: "0",
    avatar: null,
    email: "nelly@example.com",
    emailVerified: true,
    ...more,
  });
  const enter = (who: Identity, now = noon, more: { staff?: string; replacedToken?: string } = {}) =>
    signIn(
      { ...testServices(database, { STAFF_DISCORD_IDS: more.staff ?? "" }), now },
      { identity: who, language: "ar", userAgent: "Firefox", replacedToken: more.replacedToken ?? null },
    );
  const rowOf = async (id: string) => (await database.db.select().from(users).where(eq(users.id, id)))[0];

  it("keeps a new account with the language of its first page", async () => {
    const who = identity();
    const { token, sessionId } = await enter(who);
    expect(await rowOf(who.id)).toMatchObject({ ...who, language: "ar", role: "user", createdAt: noon });
    expect((await findSession({ db: database.db, now: noon }, token))?.id).toBe(sessionId);
  });

  it("takes over what changed at the provider, and leaves what was set here", async () => {
    const who = identity();
    await enter(who);
    await database.db
      .update(users)
      .set({ language: "en", emailNotifications: false })
      .where(eq(users.id, who.id));
    await enter({ ...who, globalName: null, email: null, emailVerified: false }, later);
    expect(await rowOf(who.id)).toMatchObject({
      globalName: null,
      email: null,
      emailVerified: false,
      language: "en",
      emailNotifications: false,
      createdAt: noon,
      lastLoginAt: later,
    });
  });

  it("makes admin of whom the settings name, and of everybody else what they were named to", async () => {
    const who = identity();
    await enter(who, noon, { staff: who.id });
    expect((await rowOf(who.id))?.role).toBe("admin");
    await enter(who);
    expect((await rowOf(who.id))?.role).toBe("user");
    const given = { userId: who.id, role: "staff", givenBy: "1", givenAt: noon } as const;
    await database.db.insert(staffRoles).values(given);
    await enter(who);
    expect((await rowOf(who.id))?.role).toBe("staff");
    await enter(who, noon, { staff: who.id });
    expect((await rowOf(who.id))?.role).toBe("admin");
  });

  it("leaves nothing of a banned account's login", async () => {
    const who = identity();
    const { token } = await enter(who);
    await database.db.update(users).set({ bannedAt: noon }).where(eq(users.id, who.id));
    const before = await database.db.select().from(sessions).where(eq(sessions.userId, who.id));
    await expect(
      enter({ ...who, username: "renamed" }, later, { replacedToken: token }),
    ).rejects.toMatchObject({ code: "account_banned" });
    expect(await database.db.select().from(sessions).where(eq(sessions.userId, who.id))).toEqual(before);
    expect(await rowOf(who.id)).toMatchObject({ username: "nelly", lastLoginAt: noon });
  });

  it("ends the session that the browser had, whoever it belonged to", async () => {
    const first = await enter(identity());
    await enter(identity(), later, { replacedToken: first.token });
    expect(await findSession({ db: database.db, now: later }, first.token)).toBeNull();
  });

  it("lets the same account in twice at once", async () => {
    const who = identity();
    const results = await Promise.all([enter(who), enter(who), enter(who)]);
    expect(new Set(results.map(result => result.token)).size).toBe(3);
  });
});
