import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createId } from "#core/ids.ts";
import type { Database } from "#db/client.ts";
import { codes } from "#db/schema/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { makeCode, makeProject } from "#tests/library.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { shareDirectory } from "#tests/support/share-directory.ts";
import { createShareImages } from "./index.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(join(shareDirectory, "cache/share-images"), { recursive: true, force: true });
});

const world = () => {
  const services = testServices(database, { DATA_DIR: shareDirectory });
  return { services, images: createShareImages(services.env) };
};
const stored = () => readdirSync(join(shareDirectory, "cache/share-images"));

it("draws once for what stands on the picture, and again when that has changed", async () => {
  const { services, images } = world();
  const code = await makeCode(database.db);
  const target = { kind: "code", id: code.id, language: "ar" } as const;
  const [one, other] = await Promise.all([images(services, target), images(services, target)]);
  expect(one.png).toBe(other.png);
  expect(stored()).toContain(one.name);
  const another = world();
  expect((await another.images(another.services, target)).png.equals(one.png)).toBe(true);
  await database.db.update(codes).set({ views: 9 }).where(eq(codes.id, code.id));
  expect((await images(services, target)).name).toBe(one.name);
  await database.db.update(codes).set({ titleAr: "عنوان آخر" }).where(eq(codes.id, code.id));
  expect((await images(services, target)).name).not.toBe(one.name);
  expect((await images(services, { ...target, language: "en" })).name).not.toBe(one.name);
});

it("draws nothing that is not for everybody", async () => {
  const { services, images } = world();
  const owner = await makeUser(services);
  const hidden = await makeCode(database.db, { hiddenAt: noon });
  const ids = [
    { kind: "code", id: hidden.id },
    { kind: "code", id: "missing" },
    { kind: "project", id: (await makeProject(database.db, owner.userId, { isPrivate: true })).id },
    { kind: "project", id: (await makeProject(database.db, owner.userId, { hiddenAt: noon })).id },
    { kind: "project", id: (await makeProject(database.db, owner.userId, { removedAt: noon })).id },
  ] as const;
  for (const each of ids)
    await expect(images(services, { ...each, language: "en" })).rejects.toMatchObject({ code: "not_found" });
  const shown = await makeProject(database.db, owner.userId);
  expect(
    (await images(services, { kind: "project", id: shown.id, language: "en" })).png.length,
  ).toBeGreaterThan(0);
});

it("lets few wait", async () => {
  const { services, images } = world();
  const made = await Promise.all(
    Array.from({ length: 90 }, () => makeCode(database.db, { titleEn: createId() })),
  );
  const drawn = await Promise.allSettled(
    made.map(({ id }) => images(services, { kind: "code", id, language: "en" })),
  );
  const refused = drawn.filter(each => each.status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "unavailable" });
  expect(drawn.length - refused.length).toBeGreaterThanOrEqual(30);
});
