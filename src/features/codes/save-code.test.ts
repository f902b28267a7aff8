import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/client.ts";
import { codes, codeVersions, searchDocuments } from "#db/schema/index.ts";
import { listAudit } from "#features/audit/index.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import { makeUser, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { createCode, getEditedCode, listStaffCodes, saveCode, setCodeHidden } from "./index.ts";
import type { CodeDraft } from "./staff-codes.schema.ts";
import { readVersionFiles } from "./version-files.ts";

const draft: CodeDraft = {
  kind: "djs",
  language: "javascript",
  title: { en: "Ping command", ar: "أمر بينغ" },
  description: { en: "Answers how fast the bot is.", ar: "يجيب عن سرعة البوت." },
  setup: { en: ["Install discord.js"], ar: ["ثبّت discord.js"] },
  tags: ["commands", "Commands", "ping"],
  discordJs: "14",
  needsPlan: false,
  video: null,
  entry: "index.js",
  preview: null,
  files: [
    { path: "index.js", text: "console.log('ready');\n" },
    { path: "commands/ping.js", text: "export const name = 'ping';\n" },
  ],
  note: { en: "First version", ar: "النسخة الأولى" },
  baseVersion: 0,
};
const tokenLike = ["MTAwMDAwMDAwMDAwMDAwMDAw", "GabcDe", "a1B2c3D4e5F6g7H8i9J0k1L2m3N"].join(".");

describe.each(databaseKinds)("codes by staff on the %s database", kind => {
  let database: Database;
  let services: Services;
  let staff: Ctx & { userId: string };
  let count = 0;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
    staff = await makeUser(services, { role: "staff", name: "Nour" });
  });
  afterAll(() => database.close());
  const made = async (change: Partial<CodeDraft> = {}) =>
    (await createCode(staff, { id: `ping-command-${++count}`, draft: { ...draft, ...change } })).id;
  const changed = (text: string) => [{ path: "index.js", text }];
  const isSearched = (id: string) => database.db.$count(searchDocuments, eq(searchDocuments.itemId, id));

  it("begin with version 1, found by search and written down", async () => {
    const id = await made();
    const [row] = await database.db.select().from(codes).where(eq(codes.id, id));
    expect(row).toMatchObject({
      source: "staff",
      version: 1,
      tags: ["commands", "ping"],
      titleAr: "أمر بينغ",
    });
    expect(await isSearched(id)).toBe(1);
    expect((await listAudit(staff, { subject: id })).items).toMatchObject([{ action: "code.create" }]);
    await expect(createCode(staff, { id, draft })).rejects.toMatchObject({
      fields: { id: { key: "code_id_taken" } },
    });
  });

  it("get a new version by changed files; the former ones stay as they are", async () => {
    const id = await made();
    const files = changed("console.log('better');\n");
    const saved = await saveCode(staff, { id, draft: { ...draft, files, baseVersion: 1 } });
    expect(saved).toEqual({ id, version: 2, isNewVersion: true });
    expect([...(await readVersionFiles(database.db, id, 1)).keys()]).toEqual([
      "commands/ping.js",
      "index.js",
    ]);
    expect([...(await readVersionFiles(database.db, id, 2))]).toEqual([
      ["index.js", "console.log('better');\n"],
    ]);
    expect(await getEditedCode(staff, { id })).toMatchObject({
      draft: { baseVersion: 2, files, note: { en: "", ar: "" } },
      versions: [{ number: 2, author: "Nour", note: draft.note }, { number: 1 }],
    });
  });

  it("keep their version when only words around them change", async () => {
    const id = await made();
    const words = {
      ...draft,
      title: { en: "Latency", ar: "السرعة" },
      note: { en: "", ar: "" },
      baseVersion: 1,
    };
    expect(await saveCode(staff, { id, draft: words })).toEqual({ id, version: 1, isNewVersion: false });
    expect(await database.db.$count(codeVersions, eq(codeVersions.codeId, id))).toBe(1);
    const list = await listStaffCodes(staff, { query: { q: "السرعة" }, language: "ar" });
    expect(list.items.map(item => item.title)).toContain("السرعة");
  });

  it("are not overwritten by an editor that began before another save", async () => {
    const id = await made();
    const saves = await Promise.allSettled(
      ["one", "two"].map(text =>
        saveCode(staff, { id, draft: { ...draft, files: changed(text), baseVersion: 1 } }),
      ),
    );
    expect(saves.map(save => save.status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(saveCode(staff, { id, draft: { ...draft, baseVersion: 1 } })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("become staff's when they came with the installation", async () => {
    const id = await made();
    await database.db.update(codes).set({ source: "content" }).where(eq(codes.id, id));
    await saveCode(staff, { id, draft: { ...draft, baseVersion: 1 } });
    expect(await getEditedCode(staff, { id })).toMatchObject({ source: "staff" });
  });

  it("are hidden and shown again", async () => {
    const id = await made();
    await setCodeHidden(staff, { id, hidden: true });
    expect(await isSearched(id)).toBe(0);
    expect(await getEditedCode(staff, { id })).toMatchObject({ isHidden: true });
    await setCodeHidden(staff, { id, hidden: false });
    expect(await isSearched(id)).toBe(1);
    const { items } = await listAudit(staff, { subject: id });
    expect(items.map(item => item.action)).toEqual(["code.restore", "code.hide", "code.create"]);
  });

  it.each<[string, Partial<CodeDraft>, string]>([
    ["no title in Arabic", { title: { en: "x", ar: " " } }, "title.ar"],
    ["a short description", { description: { en: "short", ar: "قصير جدًا هنا" } }, "description.en"],
    ["Arabic tags", { tags: ["بوت"] }, "tags.0"],
    ["no version of discord.js", { discordJs: null }, "discordJs"],
    ["a version at a page", { kind: "web" }, "discordJs"],
    ["another video", { video: "https://video.example/1" }, "video"],
    ["an entry that is not there", { entry: "main.js" }, "entry"],
    ["a preview that is no page", { preview: "index.js" }, "preview"],
    ["no files", { files: [] }, "files"],
    ["a path upwards", { files: [{ path: "../index.js", text: "" }] }, "files.0.path"],
    ["one path twice", { files: [...draft.files, { path: "INDEX.js", text: "" }] }, "files"],
    ["a large file", { files: [{ path: "index.js", text: "é".repeat(140_000) }] }, "files.0.text"],
    ["a version without note", { note: { en: "First", ar: "" } }, "note.ar"],
  ])("are refused %s at its field", async (_, change, field) => {
    await expect(made(change)).rejects.toMatchObject({
      code: "validation_failed",
      fields: { [field]: { key: expect.any(String) } },
    });
  });

  it("are refused with a token in them, which the refusal does not repeat", async () => {
    const files = changed(`\nclient.login("${tokenLike}");`);
    const error = await made({ files }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      code: "secrets_found",
      params: { path: "index.js", line: 2 },
      fields: { "index.js:2": { key: "discord-token" } },
    });
    expect(JSON.stringify(error)).not.toContain(tokenLike);
  });

  it("are for staff", async () => {
    const id = await made();
    const user = await makeUser(services);
    for (const attempt of [
      () => createCode(user, { id: "mine", draft }),
      () => saveCode(user, { id, draft }),
      () => setCodeHidden(user, { id, hidden: true }),
      () => getEditedCode(user, { id }),
      () => listStaffCodes(user, { query: {}, language: "en" }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: "forbidden" });
  });
});
