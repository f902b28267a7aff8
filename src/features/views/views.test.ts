import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMs, dayMs, hourMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { codes, projects, viewMarks, viewSalts } from "#db/schema/index.ts";
import { type Ctx, contextFor, type Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { giveReadPassTo, makeCode, makeProject } from "#tests/library.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { countView, dropOldViewMarks } from "./index.ts";

const browser =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";

describe.each(databaseKinds)("views on the %s database", kind => {
  let database: Database;
  let services: Services;
  let ctx: Ctx & { userId: string };
  let target: { kind: "code"; itemId: string };
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    ctx = await makeUser(services);
    await giveReadPassTo(ctx, addMs(noon, 30 * dayMs));
    target = { kind: "code", itemId: (await makeCode(services.db)).id };
  });
  const viewsOf = async () =>
    (await services.db.select().from(codes).where(eq(codes.id, target.itemId)))[0]?.views;
  const at = (ms: number) => ({ ...ctx, now: addMs(noon, ms) });

  it("counts once per viewer in 24 hours, over midnight as well", async () => {
    expect(await countView(ctx, target, browser)).toBe(true);
    for (const ms of [1, 11 * hourMs, 13 * hourMs, dayMs - 1])
      expect(await countView(at(ms), target, browser)).toBe(false);
    expect(await viewsOf()).toBe(1);
    expect(await countView(at(dayMs), target, browser)).toBe(true);
    expect(await viewsOf()).toBe(2);
  });

  it("counts one of twenty visits at the same time", async () => {
    const counted = await Promise.all(Array.from({ length: 20 }, () => countView(ctx, target, browser)));
    expect(counted.filter(Boolean)).toHaveLength(1);
    expect(await viewsOf()).toBe(1);
  });

  it.each(["", "  ", "Googlebot/2.1 (+http://www.google.com/bot.html)", "curl/8.5.0", "Discordbot/2.0"])(
    "never counts the caller %j",
    async userAgent => {
      expect(await countView(ctx, target, userAgent)).toBe(false);
      expect(await viewsOf()).toBe(0);
    },
  );

  it("counts nobody without the human check", async () => {
    const other = await makeUser(services);
    expect(await countView(other, target, browser)).toBe(false);
    await giveReadPassTo(other, noon);
    expect(await countView(other, target, browser)).toBe(false);
  });

  it("does not count the owner", async () => {
    const project = await makeProject(services.db, ctx.userId);
    const mine = { kind: "project", itemId: project.codename };
    expect(await countView(ctx, mine, browser)).toBe(false);
    const other = await makeUser(services);
    await giveReadPassTo(other);
    expect(await countView(other, mine, browser)).toBe(true);
    const [row] = await services.db.select().from(projects).where(eq(projects.id, project.id));
    expect(row?.views).toBe(1);
  });

  it("forgets who it was: marks after a day, salts after two", async () => {
    await services.db.delete(viewSalts);
    await countView(ctx, target, browser);
    await dropOldViewMarks(at(dayMs));
    expect(await services.db.$count(viewSalts)).toBe(1);
    await dropOldViewMarks(at(2 * dayMs));
    expect(await services.db.$count(viewMarks)).toBe(0);
    expect(await services.db.$count(viewSalts)).toBe(0);
  });

  it("stores no user id", async () => {
    await countView(ctx, target, browser);
    const rows = await services.db.select().from(viewMarks);
    expect(JSON.stringify(rows)).not.toContain(ctx.userId);
  });

  it("refuses visitors, unknown items and garbage", async () => {
    const visitor = contextFor(services, { kind: "visitor" }, noon);
    await expect(countView(visitor, target, browser)).rejects.toMatchObject({ code: "unauthorized" });
    await expect(countView(ctx, { kind: "code", itemId: "never" }, browser)).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(countView(ctx, { kind: "page" }, browser)).rejects.toMatchObject({
      code: "validation_failed",
    });
  });
});
