import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createId } from "#core/ids.ts";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import { blobs, projectFiles, rateLimits, reportedBlobs, reportedContents } from "#db/schema/index.ts";
import { noon } from "#tests/factories.ts";
import { formOf, goodForm, type ProjectWorld, picture, projectWorld } from "#tests/projects.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { collectBlobs } from "./index.ts";

const later = addMs(noon, limits.project.blobKeepMs + 1);

describe.each(databaseKinds)("contents that nothing refers to, on the %s database", kind => {
  let world: ProjectWorld;
  let owner: Awaited<ReturnType<ProjectWorld["person"]>>;
  beforeAll(async () => {
    world = await projectWorld(await openTestDatabase(kind));
    owner = await world.person();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.services.db.delete(rateLimits);
    world.setNow(noon);
  });

  const collect = (now: Date) => collectBlobs({ ...world.services, now });
  const publish = async (form: FormData): Promise<string> =>
    (await (await owner.send("POST", "/api/projects", form)).json()).id;
  const remove = (id: string) => owner.send("DELETE", `/api/projects/${id}`);
  const file = (content: string, path = "a.js") => goodForm({ files: [{ path, content }] });
  const stored = async () => (await world.traces()).contents.length;

  it("go a day after their last reference went, with their pictures; others stay", async () => {
    const id = await publish(
      goodForm({ files: [{ path: "a.js", content: "going" }], images: [await picture()] }),
    );
    await publish(file("staying"));
    expect(await stored()).toBe(4);
    await remove(id);
    expect(await collect(addMs(noon, limits.project.blobKeepMs))).toBe(0);
    expect(await collect(later)).toBe(3);
    expect(await world.traces()).toMatchObject({ blobs: 1, contents: [expect.any(String)] });
    expect(await collect(later)).toBe(0);
  });

  it("stay while another project has the same", async () => {
    const [one, other] = [await publish(file("shared")), await publish(file("shared", "b.js"))];
    await remove(one);
    expect(await collect(later)).toBe(0);
    await remove(other);
    expect(await collect(later)).toBe(1);
  });

  it("are held a day from the save that replaced them", async () => {
    const id = await publish(file("first"));
    world.setNow(later);
    await owner.send(
      "PUT",
      `/api/projects/${id}/edit`,
      formOf({ files: [{ path: "a.js", content: "second" }] }),
    );
    expect(await collect(addMs(later, 1))).toBe(0);
    expect(await collect(addMs(later, limits.project.blobKeepMs + 1))).toBe(1);
    await remove(id);
    await collect(addMs(later, 2 * limits.project.blobKeepMs));
  });

  it("stay while a reported copy names them", async () => {
    const id = await publish(
      goodForm({
        files: [{ path: "a.js", content: "reported" }],
        images: [await picture("png", { width: 90, height: 90 })],
      }),
    );
    const { db } = world.services;
    const rows = await db.select().from(projectFiles).where(eq(projectFiles.projectId, id));
    const [reported] = rows;
    const snapshot = { name: "x", description: "x", tags: [], files: [], images: [] };
    const copy = { hash: createId(), projectId: id, codename: "x", ownerId: owner.userId };
    await db.insert(reportedContents).values({ ...copy, snapshot, createdAt: noon });
    await db.insert(reportedBlobs).values({ contentHash: copy.hash, hash: reported?.hash ?? "" });
    await remove(id);
    expect(await collect(later)).toBe(2);
    expect((await world.traces()).contents).toContain(reported?.hash);
    await db.delete(reportedContents);
    expect(await collect(later)).toBe(1);
  });

  it("are stored again when an upload wants them while they go", async () => {
    for (let round = 0; round < 5; round++) {
      world.setNow(noon);
      await remove(await publish(file(`raced ${round}`)));
      world.setNow(later);
      const [id] = await Promise.all([publish(file(`raced ${round}`)), collect(later)]);
      const [row] = await world.services.db.select().from(projectFiles).where(eq(projectFiles.projectId, id));
      expect(await world.services.files.has(row?.hash ?? "")).toBe(true);
    }
  });

  it("get a row when they have none, and go like the others", async () => {
    const before = await stored();
    await remove(await publish(file("stray")));
    await world.services.db.delete(blobs).where(eq(blobs.sizeBytes, "stray".length));
    expect(await stored()).toBe(before + 1);
    await collect(later);
    expect(await stored()).toBe(before + 1);
    await collect(addMs(later, limits.project.blobKeepMs + 1));
    expect(await stored()).toBeLessThanOrEqual(before);
  });
});
