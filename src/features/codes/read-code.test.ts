import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plans } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { PlanName, Role } from "#core/vocabulary.ts";
import type { Database } from "#db/client.ts";
import { codes } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import { codeJson, firstVersion, makeCodes, makeReader } from "#tests/codes.ts";
import { noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { contextFor } from "../context/index.ts";
import {
  compareVersions,
  countCopy,
  downloadCode,
  findCodeOverview,
  getCodeText,
  getCodeView,
  getRawFile,
} from "./index.ts";

const second = { number: 2, date: "2026-02-01", note: { en: "Shorter", ar: "أقصر" } };
const lines = (count: number) => Array.from({ length: count }, (_, at) => `line(${at + 1});`);
const first = `${lines(40).join("\n")}\n`;
const newest = `${lines(40).with(19, "other(20);").slice(0, 39).join("\n")}\n`;

describe.each(databaseKinds)("a code on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
    await makeCodes(
      { db: services.db, now: noon },
      {
        ping: {
          json: codeJson({ versions: [firstVersion, second] }),
          files: {
            "files/index.js": newest,
            "files/lib/new.js": "export const made = 1;\n",
            "versions/1/index.js": first,
            "versions/1/old.js": "gone();\n",
          },
        },
        tickets: { json: codeJson({ plan: "paid" }) },
        short: { files: { "files/index.js": "one();\n" } },
        hidden: {},
      },
    );
    await services.db.update(codes).set({ hiddenAt: noon, hiddenBy: "staff" }).where(eq(codes.id, "hidden"));
  });
  afterAll(() => database.close());

  const visitor = () => contextFor(services, { kind: "visitor" }, noon);
  const reader = (options: { plan?: PlanName; role?: Role; pass?: boolean } = {}) =>
    makeReader(services, options);

  it("shows visitors everything but the code", async () => {
    const overview = await findCodeOverview(visitor(), { id: "ping", language: "ar" });
    expect(overview).toMatchObject({
      title: "أمر بينج",
      version: 2,
      entry: "index.js",
      needsPlan: false,
      versions: [
        { number: 2, note: "أقصر" },
        { number: 1, note: "الإصدار الأول" },
      ],
      files: [
        { path: "index.js", lines: 39 },
        { path: "lib/new.js", lines: 1 },
      ],
      teaser: { path: "index.js", more: 27 },
    });
    expect(overview?.teaser?.lines).toHaveLength(12);
    expect(JSON.stringify(overview)).not.toContain("other");
  });

  it("shows less than half of a short file, and nothing of one that needs a plan", async () => {
    const short = await findCodeOverview(visitor(), { id: "short", language: "en" });
    expect(short?.teaser).toBeNull();
    const paid = await findCodeOverview(visitor(), { id: "tickets", language: "en" });
    expect(paid).toMatchObject({ needsPlan: true, teaser: null });
  });

  it.each(["hidden", "nothing", "../ping", "PING", "", "constructor"])("knows no code %j", async id => {
    expect(await findCodeOverview(visitor(), { id, language: "en" })).toBeNull();
    const ctx = await reader();
    await expect(getCodeView(ctx, { id })).rejects.toMatchObject({ code: "code_not_found" });
  });

  const verbs = {
    getCodeText: (ctx: Parameters<typeof getCodeText>[0], id: string) => getCodeText(ctx, { id }),
    getCodeView: (ctx: Parameters<typeof getCodeText>[0], id: string) => getCodeView(ctx, { id }),
    getRawFile: (ctx: Parameters<typeof getCodeText>[0], id: string) =>
      getRawFile(ctx, { id, path: "index.js" }),
    countCopy: (ctx: Parameters<typeof getCodeText>[0], id: string) => countCopy(ctx, { id }),
    downloadCode: (ctx: Parameters<typeof getCodeText>[0], id: string) => downloadCode(ctx, { id }),
    compareVersions: (ctx: Parameters<typeof getCodeText>[0], id: string) =>
      compareVersions(ctx, { id, from: 1, to: 1 }),
  };

  it.each(Object.keys(verbs) as (keyof typeof verbs)[])("%s asks for login, plan and pass", async name => {
    const verb = verbs[name];
    await expect(verb(visitor(), "ping")).rejects.toMatchObject({ code: "unauthorized" });
    const fresh = await reader({ pass: false });
    await expect(verb(fresh, "ping")).rejects.toMatchObject({ code: "human_check_needed" });
    await expect(verb(fresh, "tickets")).rejects.toMatchObject({ code: "plan_needed" });
    const passed = await reader();
    await verb(passed, "ping");
    await expect(verb(passed, "tickets")).rejects.toMatchObject({ code: "plan_needed" });
    await verb(await reader({ plan: "prime" }), "tickets");
    await verb(await reader({ role: "staff" }), "tickets");
    const ended = { ...passed, now: addMs(noon, 30 * 60_000) };
    await expect(verb(ended, "ping")).rejects.toMatchObject({ code: "human_check_needed" });
  });

  it("gives the files, first the one that opens first, and older versions", async () => {
    const ctx = await reader();
    const text = await getCodeText(ctx, { id: "ping" });
    expect(text.files.map(file => file.path)).toEqual(["index.js", "lib/new.js"]);
    expect(text.files[0]).toEqual({ path: "index.js", sizeBytes: newest.length, text: newest });
    const old = await getCodeView(ctx, { id: "ping", version: 1 });
    expect(old.files.map(file => file.path)).toEqual(["index.js", "old.js"]);
    expect(old.files[0]?.lines).toHaveLength(40);
    expect(old.downloadsLeft).toBe(plans.free.downloadsPerDay);
    await expect(getCodeText(ctx, { id: "ping", version: 3 })).rejects.toMatchObject({
      code: "code_not_found",
    });
    expect(await getRawFile(ctx, { id: "ping", path: "lib/new.js" })).toBe("export const made = 1;\n");
    for (const path of ["old.js", "../code.json", "/etc/passwd", "constructor"])
      await expect(getRawFile(ctx, { id: "ping", path })).rejects.toMatchObject({ code: "not_found" });
  });

  it("says what changed between versions", async () => {
    const diff = await compareVersions(await reader(), { id: "ping", from: 1, to: 2 });
    expect(diff.files.map(({ path, status, added, removed }) => [path, status, added, removed])).toEqual([
      ["index.js", "changed", 1, 2],
      ["lib/new.js", "added", 1, 0],
      ["old.js", "removed", 0, 1],
    ]);
    const [changed] = diff.files;
    expect(changed?.hunks).toHaveLength(2);
    const rows = changed?.hunks[0]?.rows ?? [];
    expect(rows.map(row => [row.kind, row.before, row.after]).slice(2, 5)).toEqual([
      ["same", 19, 19],
      ["removed", 20, null],
      ["added", null, 20],
    ]);
    expect(rows[3]?.html).toContain("line");
    expect(rows[4]?.html).toContain("other");
    const none = await compareVersions(await reader(), { id: "ping", from: 2, to: 2 });
    expect(none.files).toEqual([]);
  });

  it("counts copies, raw reads and downloads, each apart", async () => {
    const ctx = await reader();
    const counts = async () => {
      const [row] = await services.db.select().from(codes).where(eq(codes.id, "short"));
      return [row?.copies, row?.rawReads, row?.downloads, row?.views];
    };
    await getCodeView(ctx, { id: "short" });
    expect(await counts()).toEqual([0, 0, 0, 0]);
    await countCopy(ctx, { id: "short" });
    await getCodeText(ctx, { id: "short" });
    await getRawFile(ctx, { id: "short", path: "index.js" });
    await downloadCode(ctx, { id: "short" });
    expect(await counts()).toEqual([1, 2, 1, 0]);
    const max = plans.free.downloadsPerDay ?? 0;
    for (let more = 1; more < max; more++) await downloadCode(ctx, { id: "short" });
    await expect(downloadCode(ctx, { id: "short" })).rejects.toMatchObject({
      code: "download_limit_reached",
    });
    await countCopy(ctx, { id: "short" });
    expect(await counts()).toEqual([2, 2, max, 0]);
  });

  it("zips the same bytes at any time, with the licence", async () => {
    const { fileName, bytes } = await downloadCode(await reader(), { id: "ping" });
    expect(fileName).toBe("ping-v2.zip");
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(["ping/LICENSE", "ping/index.js", "ping/lib/new.js"]);
    expect(strFromU8(files["ping/index.js"] ?? new Uint8Array())).toBe(newest);
    expect(strFromU8(files["ping/LICENSE"] ?? new Uint8Array())).toMatch(/^MIT License/);
    const later = { ...(await reader()), now: addMs(noon, 90_000) };
    const again = await downloadCode(later, { id: "ping" });
    const hash = (data: Uint8Array) => createHash("sha256").update(data).digest("hex");
    expect(hash(again.bytes)).toBe(hash(bytes));
  });
});
