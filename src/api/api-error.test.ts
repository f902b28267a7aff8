import { createRoute, z } from "@hono/zod-openapi";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "#core/log.ts";
import type { Database } from "#db/client.ts";
import type { Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { apiClient, signedInCookie } from "#tests/support/api-client.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { answerError } from "./api-error.ts";
import { createRouter } from "./router.ts";

let database: Database;
let services: Services;
let call: ReturnType<typeof apiClient>;
let lines: string[];
const clock = () => noon;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  lines = [];
  services = {
    ...testServices(database),
    log: createLog("info", { write: line => void lines.push(line) }),
  };
  call = apiClient(services, { clock });
});

describe("refusals", () => {
  it("have one shape, in the language of the request", async () => {
    const answer = await call("/api/sessions", { headers: { "accept-language": "ar-EG,ar;q=0.9,en;q=0.8" } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("content-language")).toBe("ar");
    const body = await answer.json();
    expect(body).toEqual({
      error: "سجّل الدخول أولًا من فضلك.",
      code: "unauthorized",
      requestId: answer.headers.get("x-request-id"),
    });
  });

  it.each([
    ["", undefined, undefined, "en"],
    ["", undefined, "fr-FR,de", "en"],
    ["", undefined, "fr, en;q=0.3, ar;q=0.7", "ar"],
    ["", undefined, "ar;q=0, en;q=0.1", "en"],
    ["", "ar", "en", "ar"],
    ["?lang=en", "ar", "ar", "en"],
    ["?lang=xx", "xx", "ar", "ar"],
  ])("choose the language of %j %j %j", async (query, own, accepted, language) => {
    const headers = { ...(own && { "x-language": own }), ...(accepted && { "accept-language": accepted }) };
    expect((await call(`/api/user${query}`, { headers })).headers.get("content-language")).toBe(language);
  });

  it("are JSON for unknown paths and methods", async () => {
    for (const [path, method] of [
      ["/api/nothing", "GET"],
      ["/api/user", "POST"],
      ["/api", "GET"],
      ["/api/a/b/c", "GET"],
    ] as const) {
      const answer = await call(path, { method });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: "not_found" });
    }
  });

  it("are JSON for a body that is none", async () => {
    const { userId } = await makeUser(services);
    const cookie = await signedInCookie(services, userId, { now: noon });
    const headers = { "content-type": "application/json" };
    const answer = await call("/api/settings", { method: "PATCH", cookie, headers, body: "{nonsense" });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "bad_request" });
  });

  it("stop bodies that are too large, with and without a stated length", async () => {
    const { userId } = await makeUser(services);
    const cookie = await signedInCookie(services, userId, { now: noon });
    const large = JSON.stringify({ language: "ar", filler: "x".repeat(70_000) });
    const stated = await call("/api/settings", {
      method: "PATCH",
      cookie,
      body: large,
      headers: { "content-type": "application/json", "content-length": String(large.length) },
    });
    expect(stated.status).toBe(413);
    expect(await stated.json()).toMatchObject({ error: "This is too large. The limit is 64 kB." });
    const streamed = await call("/api/settings", {
      method: "PATCH",
      cookie,
      body: new Blob([large]).stream(),
      headers: { "content-type": "application/json" },
      duplex: "half",
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });

  it("say nothing about what went wrong inside, and log it under the reference", async () => {
    const app = createRouter();
    app.use(async (c, next) => {
      c.set("language", "en");
      c.set("requestId", "ref123");
      c.set("log", services.log);
      await next();
    });
    app.onError(answerError);
    app.get("/broken", () => {
      throw new Error("connection to 10.1.2.3 failed: password=hunter2");
    });
    const broken = await app.request("/broken");
    expect(broken.status).toBe(500);
    const text = await broken.text();
    expect(JSON.parse(text)).toEqual({
      error: "Something went wrong on our side. Reference: ref123",
      code: "internal",
      requestId: "ref123",
    });
    expect(text).not.toContain("10.1.2.3");
    expect(lines.join()).toContain("connection to 10.1.2.3");
  });

  it("name the fields in words", async () => {
    const app = createRouter();
    app.use(async (c, next) => {
      c.set("language", "ar");
      c.set("requestId", "r");
      await next();
    });
    const schema = z.object({
      name: z.string().min(2).max(3),
      age: z.number(),
      web: z.string().regex(/^h/, "url_invalid"),
    });
    const route = createRoute({
      method: "post",
      path: "/",
      request: { body: { content: { "application/json": { schema } } } },
      responses: { 200: { description: "ok" } },
    });
    app.openapi(route, c => c.text("ok"));
    const post = async (body: unknown) =>
      (
        await app.request("/", {
          method: "POST",
          body: JSON.stringify(body),
          headers: { "content-type": "application/json" },
        })
      ).json();
    expect((await post({ name: "a", web: "x" })).fields).toEqual({
      name: "النص أقصر من المطلوب.",
      age: "هذا الحقل مطلوب.",
      web: "أدخل رابطًا صحيحًا من فضلك",
    });
    expect((await post({ name: "abcd", age: "1", web: "h" })).fields).toEqual({
      name: "النص أطول من المسموح.",
      age: "هذه القيمة غير صحيحة.",
    });
  });
});
