import { asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMs, dayMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { codes, codeVersions, contentLoads, searchDocuments } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import { codeJson, codesFolder, firstVersion } from "#tests/codes.ts";
import { noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { contentFolder, loadContentCodes } from "./load-content.ts";
import { readVersionFiles } from "./version-files.ts";

const second = { number: 2, date: "2026-02-01", note: { en: "Shorter", ar: "أقصر" } };

describe.each(databaseKinds)("loadContentCodes on the %s database", kind => {
  let database: Database;
  let services: Services;
  let made: ReturnType<typeof codesFolder>;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());
  beforeEach(() => {
    made = codesFolder({ ping: {} });
  });
  afterEach(async () => {
    made.close();
    await services.db.delete(codes);
    await services.db.delete(contentLoads);
    await services.db.delete(searchDocuments);
  });

  const load = (days = 0) =>
    loadContentCodes({ db: services.db, now: addMs(noon, days * dayMs) }, made.folder);
  const rowOf = async (id: string) => {
    const [row] = await services.db.select().from(codes).where(eq(codes.id, id));
    return row;
  };
  const filesOf = async (version: number) =>
    Object.fromEntries(await readVersionFiles(services.db, "ping", version));

  it("adds what is new, once", async () => {
    expect(await load()).toMatchObject({ added: ["ping"], problems: [] });
    expect(await load()).toBeNull();
    expect(await rowOf("ping")).toMatchObject({ titleAr: "أمر بينج", version: 1, hiddenAt: null });
    expect(await filesOf(1)).toEqual({ "index.js": "ping();\n" });
    expect(await services.db.$count(searchDocuments)).toBe(1);
  });

  it("loads once when several processes start together", async () => {
    const loads = await Promise.all([load(), load(), load()]);
    expect(loads.filter(one => one !== null)).toHaveLength(1);
  });

  it("makes a new number a new version and keeps the old one", async () => {
    await load();
    made.put("ping", {
      json: codeJson({ versions: [firstVersion, second] }),
      files: { "files/index.js": "pong();\n", "versions/1/index.js": "ping();\n" },
    });
    expect(await load(1)).toMatchObject({ updated: ["ping"], problems: [] });
    expect(await filesOf(1)).toEqual({ "index.js": "ping();\n" });
    expect(await filesOf(2)).toEqual({ "index.js": "pong();\n" });
    const versions = await services.db.select().from(codeVersions).orderBy(asc(codeVersions.number));
    expect(versions.map(version => version.noteEn)).toEqual(["First version", "Shorter"]);
    const row = await rowOf("ping");
    expect(row?.version).toBe(2);
    expect(row?.createdAt.toISOString()).toBe("2026-01-05T00:00:00.000Z");
    expect(row?.updatedAt.toISOString()).toBe("2026-02-01T00:00:00.000Z");
  });

  it("tells of files that changed without a number at every start, and writes nothing", async () => {
    await load();
    made.put("ping", {
      json: codeJson({ title: { en: "Other", ar: "آخر" } }),
      files: { "files/index.js": "changed();\n" },
    });
    const problems = [{ code: "ping", problem: "the files of version 1 changed without a new number" }];
    expect(await load(1)).toMatchObject({ updated: [], problems });
    expect(await load(2)).toMatchObject({ updated: [], problems });
    expect(await filesOf(1)).toEqual({ "index.js": "ping();\n" });
    expect(await rowOf("ping")).toMatchObject({ titleEn: "Ping command" });
  });

  it("follows the words around a code, but keeps the notes of its versions", async () => {
    await load();
    const note = { en: "Rewritten", ar: "معاد" };
    made.put("ping", {
      json: codeJson({ title: { en: "Pong", ar: "بونج" }, versions: [{ ...firstVersion, note }] }),
    });
    expect(await load(1)).toMatchObject({
      updated: ["ping"],
      problems: [{ problem: "note or date of version 1 changed without a new number" }],
    });
    expect(await rowOf("ping")).toMatchObject({ titleEn: "Pong" });
    const [version] = await services.db.select().from(codeVersions);
    expect(version?.noteEn).toBe("First version");
  });

  it("hides what went, and shows it again when it is back", async () => {
    await load();
    made.remove("ping");
    expect(await load(1)).toMatchObject({ hidden: ["ping"] });
    expect((await rowOf("ping"))?.hiddenAt).not.toBeNull();
    expect(await services.db.$count(searchDocuments)).toBe(0);
    made.put("ping", {});
    expect(await load(2)).toMatchObject({ updated: ["ping"] });
    expect((await rowOf("ping"))?.hiddenAt).toBeNull();
    expect(await services.db.$count(searchDocuments)).toBe(1);
  });

  it("leaves to staff what staff saved or hid", async () => {
    await load();
    await services.db.update(codes).set({ source: "staff", titleEn: "By staff" });
    made.put("ping", { json: codeJson({ title: { en: "By the folder", ar: "من المجلد" } }) });
    expect(await load(1)).toMatchObject({ leftToStaff: ["ping"], updated: [], problems: [] });
    expect(await rowOf("ping")).toMatchObject({ titleEn: "By staff" });
    made.put("pong", {});
    await services.db.update(codes).set({ source: "content", hiddenAt: noon, hiddenBy: "staff" });
    expect(await load(2)).toMatchObject({ added: ["pong"], leftToStaff: [] });
    expect((await rowOf("ping"))?.hiddenAt).toEqual(noon);
  });

  it.each([
    ["no JSON", "{", {}, /^code\.json is no JSON/],
    ["an unknown field", { ...codeJson(), more: 1 }, {}, /more/],
    ["a tag in capitals", codeJson({ tags: ["Slash"] }), {}, /^tags\.0/],
    ["a gap in the numbers", codeJson({ versions: [{ ...firstVersion, number: 2 }] }), {}, /without gaps/],
    ["an entry outside", codeJson({ entry: "../index.js" }), {}, /^entry/],
    ["an entry that is not there", codeJson({ entry: "main.js" }), {}, /^files\/main\.js is missing/],
    ["an address that is no video", codeJson({ video: "https://example.com/v" }), {}, /^video/],
    ["a video that is not there", codeJson({ video: "demo.webm" }), {}, /^demo\.webm is missing/],
    ["an older version without files", codeJson({ versions: [firstVersion, second] }), {}, /^versions\/1\//],
    ["a file that is no text", codeJson(), { "files/a.js": Buffer.from([1, 0]) }, /is no text$/],
    ["a file of another encoding", codeJson(), { "files/a.js": Buffer.from([0xff, 0xfe]) }, /UTF-8/],
    ["a name with a blank", codeJson(), { "files/a b.js": "1" }, /is not allowed$/],
  ])("names %s, and loads the others", async (_, json, more, problem) => {
    made.put("broken", { json, files: { "files/index.js": "1\n", ...more } });
    const done = await load();
    expect(done?.added).toEqual(["ping"]);
    expect(done?.problems).toEqual([{ code: "broken", problem: expect.stringMatching(problem) }]);
    expect(await rowOf("broken")).toBeUndefined();
  });

  it("has nothing to say about the library's own codes", async () => {
    const done = await loadContentCodes({ db: services.db, now: noon }, contentFolder());
    expect(done?.problems).toEqual([]);
  });
});
