import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs, dayMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { codeVersions, users } from "#db/schema/index.ts";
import { contextFor, type Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { makeCode, makeProject } from "#tests/library.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { getOwnProfile, getProfile, updateProfile } from "./index.ts";
import { socialNameOf } from "./profiles.schema.ts";

describe("the name in what was typed", () => {
  it.each([
    ["x", "rana", "rana"],
    ["x", "@rana_dev", "rana_dev"],
    ["x", "https://x.com/rana", "rana"],
    ["x", "https://www.twitter.com/rana?s=20", "rana"],
    ["x", "x.com/rana/", "rana"],
    ["instagram", "https://www.instagram.com/ra.na/", "ra.na"],
    ["youtube", "https://www.youtube.com/@rana-codes", "rana-codes"],
    ["github", "https://github.com/rana-dev", "rana-dev"],
    ["github", "GitHub.com/Rana", "Rana"],
    // Another network, another host, more than a profile, or something that is no name.
    ["x", "https://github.com/rana", null],
    ["github", "https://github.com.evil.example/rana", null],
    ["github", "https://evil.example/github.com/rana", null],
    ["github", "https://github.com@evil.example/rana", null],
    ["github", "https://github.com/rana/repository", null],
    ["github", "javascript:alert(1)", null],
    ["github", "-rana", null],
    ["x", "rana's page", null],
    ["x", "a".repeat(16), null],
    ["youtube", 'https://youtube.com/watch?v=abc"onload=', null],
    ["x", "ra\u202ena", null],
  ] as const)("%s: %s", (network, typed, name) => {
    expect(socialNameOf(network, typed)).toBe(name);
  });
});

describe.each(databaseKinds)("profiles on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());
  const visitor = () => contextFor(services, { kind: "visitor" }, noon);

  it("keeps what its owner says, links as names", async () => {
    const ctx = await makeUser(services);
    expect(await getOwnProfile(ctx)).toMatchObject({ biography: "", github: null });
    const said = { biography: "  أكتب البوتات\u202e ", github: "https://github.com/rana", x: "" };
    expect(await updateProfile(ctx, said)).toEqual({
      biography: "أكتب البوتات",
      github: "rana",
      x: null,
      instagram: null,
      youtube: null,
    });
    await updateProfile(ctx, { ...said, github: null, x: "rana" });
    expect((await getProfile(visitor(), ctx.userId, "en")).links).toEqual([
      { network: "x", name: "rana", url: "https://x.com/rana" },
    ]);
  });

  it.each([
    [{ biography: "a".repeat(501) }, { biography: { key: "too_long" } }],
    [{ github: "https://evil.example/rana" }, { github: { key: "social_invalid" } }],
    [{ x: 5 }, { x: { key: "invalid" } }],
  ])("refuses %j and keeps what was", async (input, fields) => {
    const ctx = await makeUser(services);
    await updateProfile(ctx, { biography: "before" });
    await expect(updateProfile(ctx, input)).rejects.toMatchObject({ code: "validation_failed", fields });
    expect(await getOwnProfile(ctx)).toMatchObject({ biography: "before" });
  });

  it("shows what is public and nothing else", async () => {
    const ctx = await makeUser(services, { plan: "developer", name: "رنا" });
    await makeMonitor(services.db, ctx.userId, { name: "Shop", onProfile: true });
    await makeMonitor(services.db, ctx.userId, { name: "Secret" });
    const shown = await makeProject(services.db, ctx.userId, { name: "Shown" });
    for (const given of [{ isPrivate: true }, { hiddenAt: noon }, { removedAt: noon }])
      await makeProject(services.db, ctx.userId, given);
    const code = await makeCode(services.db);
    await services.db
      .update(codeVersions)
      .set({ authorId: ctx.userId })
      .where(eq(codeVersions.codeId, code.id));
    const profile = await getProfile(visitor(), ctx.userId, "ar");
    expect(profile).toMatchObject({
      id: ctx.userId,
      name: "رنا",
      badge: "Dev",
      isStaff: false,
      monitors: [{ id: expect.any(String), name: "Shop", type: "website", status: "pending", uptime: null }],
      codes: [{ id: code.id, title: "لوحة تذاكر" }],
      projects: [{ codename: shown.codename }],
    });
    const text = JSON.stringify(profile);
    for (const secret of ["shop.example", "Secret", "email"]) expect(text).not.toContain(secret);
    expect(profile.projects).toHaveLength(1);
  });

  it.each([
    ["free", "User"],
    ["prime", "Prime"],
    ["plus", "Plus"],
    ["developer", "Dev"],
  ] as const)("gives the %s plan the badge %s while it runs", async (plan, badge) => {
    const { userId } = await makeUser(services, { plan });
    expect((await getProfile(visitor(), userId, "en")).badge).toBe(badge);
    const later = { ...visitor(), now: addMs(noon, 30 * dayMs) };
    expect((await getProfile(later, userId, "en")).badge).toBe("User");
  });

  it("has none for strangers and the banned", async () => {
    const { userId } = await makeUser(services);
    await services.db.update(users).set({ bannedAt: noon }).where(eq(users.id, userId));
    for (const id of [userId, "123", "' or 1=1", ""])
      await expect(getProfile(visitor(), id, "en")).rejects.toMatchObject({ code: "not_found" });
    await expect(updateProfile(visitor(), {})).rejects.toMatchObject({ code: "unauthorized" });
    await expect(getOwnProfile(visitor())).rejects.toMatchObject({ code: "unauthorized" });
  });
});
