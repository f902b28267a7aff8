import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { addMs, dayMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { noon } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { removeSearchDocument, searchLibrary, writeSearchDocument, writeSearchViews } from "./index.ts";
import type { SearchDocument } from "./search.schema.ts";

const document = (id: string, more: Partial<SearchDocument>): SearchDocument => ({
  kind: "code",
  id,
  section: "djs",
  language: "javascript",
  titles: [id],
  descriptions: [],
  tags: [],
  code: [],
  views: 0,
  createdAt: noon,
  updatedAt: noon,
  ...more,
});

const library: SearchDocument[] = [
  document("tickets", {
    titles: ["Ticket system", "نظام تذاكر الدعم"],
    descriptions: ["Members open a private channel with a button", "يفتح العضو قناة خاصة بزر"],
    tags: ["Tickets", "support"],
    code: [
      "import { Client } from 'discord.js';\n\nclient.on('interactionCreate', async interaction => {\n    await   interaction.reply({ content: 'Opened' });\n});",
    ],
    views: 40,
  }),
  document("levels", {
    titles: ["Levels with SQLite", "مُستَوَيات الأعضاء"],
    descriptions: ["Counts messages", "تحسب رسائل مُحَمَّد وغيره"],
    tags: ["levels", "database"],
    language: "typescript",
    code: [
      "const row = db.prepare('select xp from members where id = ?').get(id) ?? {};\nawait message.react('🎉');",
    ],
    views: 90,
    createdAt: addMs(noon, -dayMs),
  }),
  document("navbar", {
    section: "web",
    language: "html",
    titles: ["Responsive navbar", "شريط تنقل متجاوب"],
    descriptions: ["Works from right to left; opens a ticket form"],
    tags: ["navigation"],
    code: ['<nav class="bar">\n  <a href="/">Home</a>\n</nav>', "// إرسال الرُّتَب إلى القناة"],
    views: 5,
    createdAt: addMs(noon, -2 * dayMs),
  }),
  document("p1", {
    kind: "project",
    section: "project",
    language: null,
    titles: ["لوحة تحكم البوت"],
    descriptions: ["لوحة بسيطة"],
    tags: ["dashboard", "تذاكر"],
    code: ["app.get('/tickets/:id', show) // 100% done\\"],
    views: 12,
    createdAt: addMs(noon, -3 * dayMs),
  }),
];

describe.each(databaseKinds)("searchLibrary on the %s database", kind => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    for (const each of library) await writeSearchDocument(database.db, each);
  });
  afterAll(() => database.close());

  const find = (input: unknown, now = noon) => searchLibrary({ db: database.db, now }, input);
  const ids = async (q: string, more = {}) => (await find({ q, ...more })).hits.map(hit => hit.id);

  it.each([
    ["a word of the title", "system", ["tickets"]],
    ["the title before the tags, these before the description", "ticket", ["tickets", "p1", "navbar"]],
    ["the beginning of the last word", "responsive nav", ["navbar"]],
    ["all of several words, wherever they stand", "sqlite messages", ["levels"]],
    ["a word of the title and one of the code", "levels prepare", ["levels"]],
    ["some of several words when none has all", "sqlite navbar", ["levels", "navbar"]],
    ["Arabic without its marks", "محمد", ["levels"]],
    ["Arabic with other marks", "مُسْتويات", ["levels"]],
    ["Arabic with and without the article", "التذاكر", ["tickets", "p1", "navbar"]],
    ["alif in each of its forms", "الاعضاء", ["levels", "tickets"]],
    ["ta marbuta as ha", "لوحه", ["p1"]],
    ["Arabic in code", "الرتب", ["navbar"]],
    ["a mistyped title", "tikcet", ["tickets"]],
    ["a mistyped title that ends otherwise", "levlsa", ["levels"]],
    ["two mistyped words", "respnsive navber", ["navbar"]],
    ["a mistyped Arabic title", "مستوبات", ["levels"]],
    ["an English word by its Arabic one", "مستويات", ["levels"]],
    ["an Arabic word by its English one", "dashboard bot", ["p1"]],
    ["capitals as small letters", "SQLITE", ["levels"]],
    ["two letters as the beginning of a word", "sy", ["tickets"]],
    ["a tag", "support", ["tickets"]],
    ["nothing", "zzqxv", []],
  ])("finds %s: %s", async (_what, q, found) => {
    expect(await ids(q)).toEqual(found);
  });

  it.each([
    ["interaction.reply(", ["tickets"]],
    ["INTERACTION.REPLY({", ["tickets"]],
    ["await interaction.reply", ["tickets"]],
    ["?? {}", ["levels"]],
    ["??", ["levels"]],
    ["🎉", ["levels"]],
    ["teraction.rep", ["tickets"]],
    ['class="bar"', ["navbar"]],
    ["'/tickets/:id'", ["p1"]],
    ["100% done\\", ["p1"]],
    ["100_ done", ["p1"]],
    ["id = ?", ["levels"]],
  ])("finds %s in the code", async (q, found) => {
    expect(await ids(q)).toEqual(found);
  });

  it("shows the line of the code, as it was written", async () => {
    const line = async (q: string) => (await find({ q })).hits[0]?.line?.text;
    expect(await line("interaction.reply(")).toBe("await interaction.reply({ content: 'Opened' });");
    expect(await line("الرتب")).toBe("// إرسال الرُّتَب إلى القناة");
    expect(await line("levels prepare")).toContain("db.prepare");
    expect(await line("system")).toBeUndefined();
  });

  it("shows the middle of a long line", async () => {
    const code = [`${"a b ".repeat(20_000)}needle-in-it${" c d".repeat(2_000)}`];
    await writeSearchDocument(database.db, document("long", { code }));
    const [hit] = (await find({ q: "needle-in-it" })).hits;
    expect(hit?.line?.text).toContain("needle-in-it");
    expect(hit?.line?.text.length).toBeLessThanOrEqual(limits.library.hitLineMax);
    await removeSearchDocument(database.db, { kind: "code", id: "long" });
  });

  it("finds what nearly every code has among the newest ones, and what few have wherever they are", async () => {
    const many = Array.from({ length: 3 * limits.library.suggestedOf }, (_, at) =>
      document(`plenty-${at}`, {
        section: at % 2 === 0 ? "djs" : "web",
        code: [`shared.thing();${at === 0 ? " rarest.thing();" : ""}`],
        updatedAt: addMs(noon, at),
      }),
    );
    for (const each of many) await writeSearchDocument(database.db, each);
    const newest = many.slice(-limits.library.suggestedOf).map(({ id }) => id);
    const suggested = await ids("shared thing", { suggest: "1" });
    expect(suggested).toHaveLength(limits.library.suggestionsMax);
    expect(newest).toEqual(expect.arrayContaining(suggested));
    expect((await find({ q: "shared.thing(" })).total).toBe(many.length);
    expect((await find({ q: "shared.thing(", sections: ["web"] })).total).toBe(many.length / 2);
    expect(await ids("rarest.thing(")).toEqual(["plenty-0"]);
    for (const { id } of many) await removeSearchDocument(database.db, { kind: "code", id });
  });

  it("orders by views or by age when asked", async () => {
    expect(await ids("ticket", { sort: "views" })).toEqual(["tickets", "p1", "navbar"]);
    expect(await ids("ticket", { sort: "newest" })).toEqual(["tickets", "navbar", "p1"]);
    expect(await ids("", { sort: "newest" })).toEqual(["tickets", "levels", "navbar", "p1"]);
    expect(await ids("", { sort: "views" })).toEqual(["levels", "tickets", "p1", "navbar"]);
  });

  it("filters, and counts each facet under the others", async () => {
    const page = await find({ q: "ticket", sections: ["web", "project"] });
    expect(page.hits.map(hit => hit.id)).toEqual(["p1", "navbar"]);
    expect(page.facets.sections).toEqual([
      { value: "djs", count: 1 },
      { value: "project", count: 1 },
      { value: "web", count: 1 },
    ]);
    expect(page.facets.languages).toEqual([{ value: "html", count: 1 }]);
    expect(page.facets.tags.map(tag => tag.value)).toEqual(["dashboard", "navigation", "تذاكر"]);
    expect(await ids("ticket", { tag: "تذاكر" })).toEqual(["p1"]);
    expect(await ids("", { language: "typescript" })).toEqual(["levels"]);
    expect((await find({ tag: "levels" })).facets.languages).toEqual([{ value: "typescript", count: 1 }]);
    expect((await find({ sections: "djs,web" })).total).toBe(3);
  });

  it("takes what an address may hold and never fails at it", async () => {
    const page = await find({ q: 7, sections: "nothing", language: "cobol", tag: {}, sort: "x", page: "-3" });
    expect(page).toMatchObject({ total: library.length, page: 1, pages: 1 });
    expect((await find({ page: "900" })).page).toBe(1);
  });

  it.each([
    "a ".repeat(2_500),
    "x".repeat(5_000),
    "%",
    "_",
    "\\",
    "'",
    "''; drop table search_documents; --",
    "a & | ! ( ) <-> :* b",
    "ticket:*A",
    "'ticket' & !'x'",
    "\0ticket\0",
    "\u202Eticket\u202C\u200F",
    "\uD800",
    "🎉🎉🎉",
    "ـــ",
    "\u064B\u064C",
    "ال",
    "$1 $x {} []",
    "(((((((((((",
    "ﷺ ﷽",
    "İıİ",
  ])("answers %j", async q => {
    const page = await find({ q });
    expect(page.hits.length).toBeLessThanOrEqual(limits.library.pageSize);
    await find({ q, suggest: "1" });
    await find({ q, tag: q, language: q, sort: q });
    await find({ tag: q });
  });

  it("reads through marks of direction and null characters", async () => {
    expect(await ids("\u202Esys\u200Ftem\u202C\0")).toEqual(["tickets"]);
  });

  it("suggests a few while one types, without facets", async () => {
    const page = await find({ q: "tick", suggest: "1" });
    expect(page.hits.map(hit => hit.id)).toEqual(["tickets", "navbar", "p1"]);
    expect(page.facets.tags).toEqual([]);
  });

  it("follows changes, views and removal", async () => {
    const item = { kind: "code", id: "moving" } as const;
    await writeSearchDocument(database.db, document("moving", { titles: ["Quasar"], code: ["pulsar()"] }));
    await writeSearchDocument(database.db, document("moving", { titles: ["Nebula"], code: ["comet()"] }));
    expect([await ids("quasar"), await ids("pulsar("), await ids("nebula"), await ids("comet(")]).toEqual([
      [],
      [],
      ["moving"],
      ["moving"],
    ]);
    await writeSearchViews(database.db, { ...item, views: 1_000 });
    expect((await ids("", { sort: "views" }))[0]).toBe("moving");
    await removeSearchDocument(database.db, item);
    expect([await ids("nebula"), await ids("comet(")]).toEqual([[], []]);
  });

  it("says that there is more than it counts", async () => {
    const many = limits.library.matchesMax + 5;
    await database.db.transaction(async tx => {
      for (let number = 0; number < many; number++)
        await writeSearchDocument(
          tx,
          document(`many${number}`, {
            titles: [`Comet ${number}`],
            section: number < 10 ? "web" : "djs",
            language: number < 10 ? "css" : "javascript",
            views: number,
          }),
        );
    });
    const all = await find({ q: "comet" });
    expect(all).toMatchObject({ total: limits.library.matchesMax, isCapped: true });
    const some = await find({ q: "comet", sections: ["web"] });
    expect(some).toMatchObject({ total: 10, isCapped: false });
    expect(some.facets.languages).toEqual([{ value: "css", count: 10 }]);
    expect(await find({ page: 9 })).toMatchObject({ page: 9, total: many + library.length, isCapped: false });
  });
});
