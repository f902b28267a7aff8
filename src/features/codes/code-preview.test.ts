import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { contextFor, type Services } from "#features/context/index.ts";
import { codeJson, makeCodes, makeReader, webJson } from "#tests/codes.ts";
import { noon, testServices } from "#tests/factories.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { createPreview, openPreview } from "./index.ts";
import { parsePreviewMessage } from "./preview-message.schema.ts";
import { readPreviewToken, writePreviewToken } from "./preview-token.ts";

let database: Database;
let services: Services;
beforeAll(async () => {
  database = await openTestDatabase();
  services = testServices(database, { PREVIEW_ORIGIN: "https://previews.example", PREVIEW_PORT: "3001" });
  await makeCodes(
    { db: services.db, now: noon },
    {
      card: {
        json: webJson(),
        files: {
          "files/index.html": `<!doctype html><html><head><link rel="stylesheet" href="a.css"></head><body>Card</body></html>`,
          "files/a.css": "p { color: red }",
        },
      },
      paid: { json: webJson({ plan: "paid" }), files: { "files/index.html": "<p>paid</p>" } },
      ping: { json: codeJson() },
    },
  );
});
afterAll(() => database.close());

const visitor = () => contextFor(services, { kind: "visitor" }, noon);
const tokenOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);
const open = (token: string, now = noon) => openPreview({ ...services, now }, token);

describe("a live preview", () => {
  it("runs a free code for everybody, some minutes long", async () => {
    const preview = await createPreview(visitor(), { id: "card" });
    expect(preview.url).toMatch(/^https:\/\/previews\.example\/preview\/card\.1\.auto\./);
    const html = await open(tokenOf(preview.url));
    expect(html).toMatch(/^<!doctype html><html><head><script>/);
    expect(html).toContain("color: red");
    expect(html).toContain(preview.nonce);
    const end = addMs(noon, limits.code.previewMs);
    expect(await open(tokenOf(preview.url), addMs(end, -1))).not.toBeNull();
    expect(await open(tokenOf(preview.url), end)).toBeNull();
  });

  it("runs below our own address where there is no other origin", async () => {
    const ctx = contextFor(testServices(database), { kind: "visitor" }, noon);
    expect((await createPreview(ctx, { id: "card" })).url).toMatch(/^\/preview\/card\./);
  });

  it("turns the page when asked", async () => {
    const { url } = await createPreview(visitor(), { id: "card", ...{ direction: "rtl" } });
    expect(await open(tokenOf(url))).toContain('<html dir="rtl">');
  });

  it("runs a paid code for those whose plan opens it", async () => {
    await expect(createPreview(visitor(), { id: "paid" })).rejects.toMatchObject({ code: "unauthorized" });
    const free = await makeReader(services);
    await expect(createPreview(free, { id: "paid" })).rejects.toMatchObject({ code: "plan_needed" });
    const paid = await createPreview(await makeReader(services, { plan: "plus" }), { id: "paid" });
    expect(await open(tokenOf(paid.url))).toContain("<p>paid</p>");
  });

  it.each([
    ["nothing", "code_not_found"],
    ["ping", "not_found"],
  ])("has none for %s", async (id, code) => {
    await expect(createPreview(visitor(), { id })).rejects.toMatchObject({ code });
  });

  it("opens nothing that we did not sign", async () => {
    const { url } = await createPreview(visitor(), { id: "card" });
    const token = tokenOf(url);
    const [id, version, direction, nonce, expires, signature] = token.split(".");
    const other = [
      ["paid", version, direction, nonce, expires, signature],
      [id, "2", direction, nonce, expires, signature],
      [id, version, "rtl", nonce, expires, signature],
      [id, version, direction, "x", expires, signature],
      [id, version, direction, nonce, `${expires}0`, signature],
      [id, version, direction, nonce, expires, ""],
      [id, version, direction, nonce, expires],
      [id, version, direction, nonce, expires, signature, ""],
    ].map(parts => parts.join("."));
    for (const wrong of [...other, "", ".....", "x".repeat(5_000)]) expect(await open(wrong)).toBeNull();
  });

  it("reads back what it wrote", () => {
    const ticket = {
      id: "a-b",
      version: 3,
      direction: "rtl",
      nonce: "n",
      expiresAt: addMs(noon, 1),
    } as const;
    expect(readPreviewToken(services.keys, writePreviewToken(services.keys, ticket), noon)).toEqual(ticket);
  });
});

describe("messages of a preview", () => {
  const source = "ra3d-preview";
  it.each([
    [{ source, nonce: "n", kind: "alive" }, { kind: "alive" }],
    [
      { source, nonce: "n", kind: "console", level: "warn", text: "a", more: 1 },
      { kind: "console", level: "warn", text: "a" },
    ],
    [
      { source, nonce: "n", kind: "refused", directive: "img-src", address: "https://x" },
      { kind: "refused", directive: "img-src", address: "https://x" },
    ],
    [{ source, nonce: "other", kind: "alive" }, null],
    [{ source: "else", nonce: "n", kind: "alive" }, null],
    [{ source, nonce: "n", kind: "console", level: "fatal", text: "a" }, null],
    [{ source, nonce: "n", kind: "console", level: "log", text: { a: 1 } }, null],
    [{ source, nonce: "n", kind: "refused", directive: 1, address: "" }, null],
    [{ source, nonce: "n", kind: "navigate" }, null],
    ["text", null],
    [null, null],
  ])("case %#", (data, expected) => {
    expect(parsePreviewMessage(data, "n")).toEqual(expected);
  });

  it("are cut", () => {
    const text = "x".repeat(9_000);
    const message = parsePreviewMessage({ source, nonce: "n", kind: "console", level: "log", text }, "n");
    expect(message).toMatchObject({ text: "x".repeat(2_000) });
  });
});
