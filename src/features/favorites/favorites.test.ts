import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { plans } from "#core/limits.ts";
import { addMs, dayMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { codes, projects } from "#db/schema/index.ts";
import { type Ctx, contextFor, type Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { makeCode, makeProject } from "#tests/library.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { addFavorite, getFavoriteState, listFavorites, removeFavorite } from "./index.ts";

describe.each(databaseKinds)("favourites on the %s database", kind => {
  let database: Database;
  let services: Services;
  let ctx: Ctx & { userId: string };
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    ctx = await makeUser(services);
  });

  const newCode = async () => ({ kind: "code", itemId: (await makeCode(services.db)).id });
  const countOf = async (id: string) =>
    (await services.db.select().from(codes).where(eq(codes.id, id)))[0]?.favorites;

  it("keeps a code once, however often it is asked", async () => {
    const code = await newCode();
    expect(await addFavorite(ctx, code)).toEqual({ isFavorite: true, count: 1, max: 5 });
    expect(await addFavorite(ctx, code)).toEqual({ isFavorite: true, count: 1, max: 5 });
    expect(await countOf(code.itemId)).toBe(1);
    expect(await getFavoriteState(ctx, code)).toEqual({ isFavorite: true, count: 1, max: 5 });
  });

  it("lets it go, and takes it back", async () => {
    const code = await newCode();
    await addFavorite(ctx, code);
    expect(await removeFavorite(ctx, code)).toEqual({ isFavorite: false, count: 0, max: 5 });
    expect(await removeFavorite(ctx, code)).toMatchObject({ isFavorite: false, count: 0 });
    expect(await countOf(code.itemId)).toBe(0);
    expect(await addFavorite(ctx, code)).toMatchObject({ isFavorite: true });
    expect(await countOf(code.itemId)).toBe(1);
  });

  it.each([
    ["free", plans.free.codeFavorites, plans.free.projectFavorites],
    ["prime", plans.prime.codeFavorites, plans.prime.projectFavorites],
  ] as const)(
    "takes on the %s plan %i codes and %i projects, and not one more",
    async (plan, codeMax, projectMax) => {
      const user = await makeUser(services, { plan });
      const owner = await makeUser(services);
      for (let n = 0; n < (codeMax ?? 0); n++) await addFavorite(user, await newCode());
      await expect(addFavorite(user, await newCode())).rejects.toMatchObject({
        code: "favorite_limit_reached",
        params: { count: codeMax },
      });
      for (let n = 0; n < (projectMax ?? 0); n++) {
        const { id } = await makeProject(services.db, owner.userId);
        await addFavorite(user, { kind: "project", itemId: id });
      }
      const last = await makeProject(services.db, owner.userId);
      await expect(addFavorite(user, { kind: "project", itemId: last.id })).rejects.toMatchObject({
        code: "favorite_limit_reached",
      });
      const list = await listFavorites(user, "en");
      expect([list.codes.count, list.projects.count]).toEqual([codeMax, projectMax]);
      const [untouched] = await services.db.select().from(projects).where(eq(projects.id, last.id));
      expect(untouched?.favorites).toBe(0);
    },
  );

  it("gives exactly the free places to fifty parallel requests", async () => {
    const targets = await Promise.all(Array.from({ length: 50 }, newCode));
    const results = await Promise.allSettled(targets.map(target => addFavorite(ctx, target)));
    expect(results.filter(result => result.status === "fulfilled")).toHaveLength(5);
    expect((await listFavorites(ctx, "en")).codes.count).toBe(5);
  });

  it("keeps everything after a downgrade, and takes no more", async () => {
    const prime = await makeUser(services, { plan: "prime" });
    for (let n = 0; n < 7; n++) await addFavorite(prime, await newCode());
    const later = { ...prime, now: addMs(noon, 31 * dayMs) };
    expect((await listFavorites(later, "en")).codes).toMatchObject({ count: 7, max: 5 });
    await expect(addFavorite(later, await newCode())).rejects.toMatchObject({
      code: "favorite_limit_reached",
    });
  });

  it("has no limit on the Developer plan", async () => {
    const developer = await makeUser(services, { plan: "developer" });
    expect(await addFavorite(developer, await newCode())).toEqual({ isFavorite: true, count: 1, max: null });
  });

  it("lists in the asked language, the newest first, and marks what is gone", async () => {
    const owner = await makeUser(services);
    const code = await newCode();
    const project = await makeProject(services.db, owner.userId);
    await addFavorite(ctx, code);
    await addFavorite({ ...ctx, now: addMs(noon, 1) }, { kind: "project", itemId: project.codename });
    const arabic = await listFavorites(ctx, "ar");
    expect(arabic.codes.items[0]).toMatchObject({ title: "لوحة تذاكر", path: `/code/${code.itemId}` });
    expect(arabic.projects.items[0]).toMatchObject({
      itemId: project.id,
      path: `/project/${project.codename}`,
    });
    await services.db.update(projects).set({ isPrivate: true }).where(eq(projects.id, project.id));
    expect((await listFavorites(ctx, "en")).projects.items[0]).toMatchObject({ gone: true, path: null });
    expect(await removeFavorite(ctx, { kind: "project", itemId: project.id })).toMatchObject({ count: 0 });
  });

  it("knows nothing of what the user may not see", async () => {
    const owner = await makeUser(services);
    const hidden = await makeCode(services.db, { hiddenAt: noon });
    const secret = await makeProject(services.db, owner.userId, { isPrivate: true });
    const removed = await makeProject(services.db, ctx.userId, { removedAt: noon });
    for (const target of [
      { kind: "code", itemId: hidden.id },
      { kind: "project", itemId: secret.id },
      { kind: "project", itemId: removed.id },
      { kind: "code", itemId: "never" },
    ])
      await expect(addFavorite(ctx, target)).rejects.toMatchObject({ code: "not_found" });
    expect(await addFavorite(owner, { kind: "project", itemId: secret.id })).toMatchObject({ count: 1 });
  });

  it.each([{}, { kind: "user", itemId: "x" }, { kind: "code", itemId: "" }, { kind: "code" }, null, "code"])(
    "refuses %j",
    async input => {
      await expect(addFavorite(ctx, input)).rejects.toMatchObject({ code: "validation_failed" });
    },
  );

  it("is for users", async () => {
    const visitor = contextFor(services, { kind: "visitor" }, noon);
    const code = await newCode();
    for (const verb of [addFavorite, removeFavorite, getFavoriteState])
      await expect(verb(visitor, code)).rejects.toMatchObject({ code: "unauthorized" });
    await expect(listFavorites(visitor, "en")).rejects.toMatchObject({ code: "unauthorized" });
  });
});
