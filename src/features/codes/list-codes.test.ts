import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/client.ts";
import { codes } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import { writeSearchViews } from "#features/search/index.ts";
import { codeJson, makeCodes, webJson } from "#tests/codes.ts";
import { noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { listCodeCards, listCodes } from "./index.ts";

const dated = (date: string) => [{ number: 1, date, note: { en: "First", ar: "الأول" } }];

describe.each(databaseKinds)("lists of codes on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
    await makeCodes(
      { db: services.db, now: noon },
      {
        ping: {
          json: codeJson({ versions: dated("2026-01-01") }),
          files: { "files/index.js": "pong(latency);\n" },
        },
        tickets: {
          json: codeJson({
            title: { en: "Ticket system", ar: "نظام التذاكر" },
            tags: ["tickets", "video"],
            plan: "paid",
            versions: dated("2026-01-03"),
          }),
          files: { "files/index.js": "openTicket(channel);\n" },
        },
        giveaway: {
          json: codeJson({
            title: { en: "Giveaway", ar: "مسابقة" },
            language: "typescript",
            video: "https://www.youtube.com/watch?v=abcdefghijk",
            versions: dated("2026-01-02"),
          }),
        },
        card: { json: webJson(), files: { "files/index.html": "<p>card</p>\n" } },
      },
    );
    for (const [id, views] of [
      ["ping", 30],
      ["tickets", 5],
    ] as const) {
      await services.db.update(codes).set({ views }).where(eq(codes.id, id));
      await writeSearchViews(services.db, { kind: "code", id, views });
    }
  });
  afterAll(() => database.close());

  const idsOf = async (list: "djs" | "web" | "video", input: unknown = {}) =>
    (await listCodes({ ...services, now: noon }, { list, language: "en", input })).items.map(item => item.id);

  it("lists by kind, the newest first, and those with a video", async () => {
    expect(await idsOf("djs")).toEqual(["tickets", "giveaway", "ping"]);
    expect(await idsOf("web")).toEqual(["card"]);
    expect(await idsOf("video")).toEqual(["giveaway"]);
  });

  it("lists the most viewed", async () => {
    expect(await idsOf("djs", { sort: "views" })).toEqual(["ping", "tickets", "giveaway"]);
  });

  it("filters by tag and language, and counts them", async () => {
    expect(await idsOf("djs", { tag: "slash" })).toEqual(["giveaway", "ping"]);
    expect(await idsOf("djs", { language: "typescript" })).toEqual(["giveaway"]);
    const { facets, total } = await listCodes({ ...services, now: noon }, { list: "djs", language: "en" });
    expect(total).toBe(3);
    expect(facets.languages).toEqual([
      { value: "javascript", count: 2 },
      { value: "typescript", count: 1 },
    ]);
    expect(facets.tags).toContainEqual({ value: "video", count: 1 });
  });

  it("searches titles in both languages and the code", async () => {
    expect(await idsOf("djs", { q: "تذاكر" })).toEqual(["tickets"]);
    expect(await idsOf("djs", { q: "ticket" })).toEqual(["tickets"]);
    expect(await idsOf("djs", { q: "pong(latency" })).toEqual(["ping"]);
    expect(await idsOf("web", { q: "ticket" })).toEqual([]);
  });

  it("says that the words stand in the code, and never shows the code", async () => {
    const found = async (q: string) =>
      (await listCodes({ ...services, now: noon }, { list: "djs", language: "en", input: { q } })).items[0];
    expect(await found("pong(latency")).toMatchObject({ id: "ping", foundInCode: true });
    expect(JSON.stringify(await found("pong(latency"))).not.toContain("pong(latency");
    expect(await found("openTicket(")).toMatchObject({ id: "tickets", foundInCode: true, needsPlan: true });
  });

  it("takes an address as it comes", async () => {
    const odd = { q: 7, sort: "price", page: "-1", language: "cobol", tag: "x".repeat(200) };
    expect(await idsOf("djs", odd)).toHaveLength(3);
    expect(await idsOf("djs", { page: "999" })).toHaveLength(3);
  });

  it("gives cards in the order of their ids, without hidden ones", async () => {
    await services.db.update(codes).set({ hiddenAt: noon }).where(eq(codes.id, "card"));
    const ids = ["ping", "card", "nothing", "giveaway"];
    const cards = await listCodeCards(services, { ids, language: "ar" });
    expect(cards.map(card => [card.id, card.title])).toEqual([
      ["ping", "أمر بينج"],
      ["giveaway", "مسابقة"],
    ]);
    expect(await listCodeCards(services, { ids: [], language: "en" })).toEqual([]);
  });
});
