import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/client.ts";
import { contextFor, type Services } from "#features/context/index.ts";
import { findItems } from "#features/discovery/index.ts";
import { codeJson, makeCodes, makeReader } from "#tests/codes.ts";
import { noon, testServices } from "#tests/factories.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { createApi } from "./app.ts";

let database: Database;
let services: Services;
beforeAll(async () => {
  database = await openTestDatabase();
  services = testServices(database);
  const files = { "files/index.js": "await interaction.reply('pong');\n" };
  await makeCodes(contextFor(services, { kind: "system" }, noon), {
    ping: { json: codeJson({ title: { en: "Ping command", ar: "أمر بينج" } }), files },
    paid: { json: codeJson({ plan: "paid", title: { en: "Paid answer", ar: "رد مدفوع" } }), files },
  });
});
afterAll(() => database.close());

describe("GET /api/search", () => {
  const get = async (query: string, headers = {}) => {
    const answer = await createApi(services, { clock: () => noon }).request(`/api/search${query}`, {
      headers,
    });
    return { status: answer.status, body: await answer.json() };
  };

  it("answers in the language of the request", async () => {
    const { status, body } = await get("?q=ping");
    expect(status).toBe(200);
    expect(body.hits).toEqual([
      { kind: "code", id: "ping", title: "Ping command", path: "/code/ping", line: null },
    ]);
    expect(body).toMatchObject({ total: 1, isCapped: false, page: 1, pages: 1 });
    expect((await get("?q=ping&lang=ar")).body.hits[0].title).toBe("أمر بينج");
    expect((await get("?q=بينج", { "accept-language": "ar" })).body.hits[0].id).toBe("ping");
  });

  it("finds our articles on errors beside them, in the language of the request, on the first page", async () => {
    const { body } = await get("?q=disallowed%20intents");
    expect(body.articles[0]).toMatchObject({
      id: "disallowed-intents",
      path: "/articles/disallowed-intents",
    });
    const arabic = (await get("?q=disallowed%20intents&lang=ar&suggest=1")).body.articles;
    expect(arabic[0].title).toMatch(/[\u0600-\u06ff]/);
    expect(arabic.length).toBeLessThanOrEqual(3);
    expect((await get("?q=disallowed%20intents&page=2")).body.articles).toEqual([]);
    expect((await get("?q=ping")).body.articles).toEqual(expect.any(Array));
    expect((await get("")).body.articles).toEqual([]);
  });

  it("suggests", async () => {
    const { body } = await get("?q=pi&suggest=1");
    expect(body.hits.map((hit: { id: string }) => hit.id)).toEqual(["ping"]);
  });

  it.each([
    "",
    "?q=",
    "?q=%00%F0%9F%8E%89",
    `?q=${"x".repeat(5_000)}`,
    "?page=x&sort=1&tag=%00&sections=,,&language=",
  ])("takes %s", async query => {
    expect((await get(query)).status).toBe(200);
  });

  it("shows no line of code to visitors, and none that a plan opens", async () => {
    const visitors = await get("?q=interaction.reply(");
    expect(visitors.body.hits).toHaveLength(2);
    for (const hit of visitors.body.hits) expect(hit.line).toBeNull();
    const reader = await makeReader(services, { plan: "plus" });
    const { hits } = await findItems(reader, "en", { q: "interaction.reply(" });
    const lines = Object.fromEntries(hits.map(hit => [hit.id, hit.line]));
    expect(lines).toEqual({ ping: "await interaction.reply('pong');", paid: null });
  });
});
