import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/client.ts";
import { contextFor, type Services } from "#features/context/index.ts";
import { codeJson, firstVersion, makeCodes, webJson } from "#tests/codes.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { apiClient, signedInCookie } from "#tests/support/api-client.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { solve } from "#tests/support/human-check.ts";
import { partOf } from "./send-file.ts";

const second = { number: 2, date: "2026-02-01", note: { en: "Shorter", ar: "أقصر" } };

let database: Database;
let services: Services;
let call: ReturnType<typeof apiClient>;
let visitorCall: ReturnType<typeof apiClient>;
beforeAll(async () => {
  database = await openTestDatabase();
  services = testServices(database);
  await makeCodes(contextFor(services, { kind: "system" }, noon), {
    ping: {
      json: codeJson({ versions: [firstVersion, second], tags: ["slash"] }),
      files: {
        "files/index.js": "const answer = '<b>';\n",
        "files/lib/a-b.js": "1\n",
        "versions/1/index.js": "const question = 1;\n",
      },
    },
    tickets: { json: codeJson({ plan: "paid", title: { en: "Tickets", ar: "تذاكر" } }) },
    card: { json: webJson(), files: { "files/index.html": "<!doctype html><p>Card</p>" } },
  });
  call = apiClient(services, { clock: () => noon });
  visitorCall = apiClient(services, { clock: () => noon });
});
afterAll(() => database.close());

async function signedIn(options: { pass?: boolean; aged?: boolean } = {}) {
  const { userId } = await makeUser(services);
  const cookie = await signedInCookie(services, userId, { now: noon, aged: options.aged ?? true });
  if (options.pass !== false) {
    const challenge = await (await call("/api/human-check/challenge?purpose=read-code", { cookie })).json();
    const answer = await call("/api/read-pass", {
      method: "POST",
      cookie,
      json: { humanCheck: await solve(challenge) },
    });
    expect(answer.status).toBe(200);
  }
  return cookie;
}

describe("what everybody may ask", () => {
  it("lists, in the language of the request", async () => {
    const answer = await visitorCall("/api/codes?list=djs&lang=ar&sort=newest");
    expect(answer.status).toBe(200);
    const list = await answer.json();
    expect(list.items.map((item: { title: string }) => item.title).sort()).toEqual(["أمر بينج", "تذاكر"]);
    expect(list).toMatchObject({ total: 2, page: 1, pages: 1 });
    const web = await (await visitorCall("/api/codes?list=web")).json();
    expect(web.items).toHaveLength(1);
    expect((await visitorCall("/api/codes?list=all")).status).toBe(422);
  });

  it("tells about a code, its versions, and none that is not there", async () => {
    const overview = await (await visitorCall("/api/codes/ping")).json();
    expect(overview).toMatchObject({ id: "ping", version: 2, title: "Ping command" });
    expect(JSON.stringify(overview)).not.toContain("answer");
    const { versions } = await (await visitorCall("/api/codes/ping/versions")).json();
    expect(versions.map((version: { number: number }) => version.number)).toEqual([2, 1]);
    for (const id of ["nothing", "..%2F..%2Fetc", "ping%00", "%F0%9F%92%A9", "a".repeat(99)]) {
      const answer = await visitorCall(`/api/codes/${id}?lang=en`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({
        code: "code_not_found",
        error: "This code not found or deleted",
      });
    }
  });

  it("gives a preview of a free code only, for a call of our own pages only", async () => {
    const ask = (id: string, init = {}) =>
      visitorCall(`/api/codes/${id}/preview`, { method: "POST", json: {}, ...init });
    const preview = await (await ask("card")).json();
    expect(preview).toMatchObject({
      url: expect.stringContaining("/preview/card."),
      nonce: expect.any(String),
    });
    expect((await ask("ping")).status).toBe(404);
    expect((await ask("card", { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
    expect((await ask("card", { json: { direction: "up" } })).status).toBe(422);
  });
});

const protectedCalls = [
  ["GET", "/text"],
  ["GET", "/view"],
  ["GET", "/raw/index.js"],
  ["GET", "/diff?from=1&to=1"],
  ["GET", "/zip"],
  ["POST", "/copies"],
] as const;

describe("the code itself", () => {
  it.each(protectedCalls)("%s %s asks for login and pass", async (method, path) => {
    const ask = (cookie?: string) =>
      call(`/api/codes/ping${path}`, { method, ...(cookie !== undefined && { cookie }) });
    expect((await ask()).status).toBe(401);
    const fresh = await ask(await signedIn({ pass: false }));
    expect(fresh.status).toBe(403);
    expect(await fresh.json()).toMatchObject({ code: "human_check_needed" });
    const cookie = await signedIn();
    const answer = await ask(cookie);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const paid = await call(`/api/codes/tickets${path}`, { method, cookie });
    expect(paid.status).toBe(403);
    expect(await paid.json()).toMatchObject({ code: "plan_needed" });
    const unknown = await call(`/api/codes/nothing${path}`, { method, cookie });
    expect(await unknown.json()).toMatchObject({ code: "code_not_found" });
  });

  it("is highlighted as text and nothing else", async () => {
    const view = await (await call("/api/codes/ping/view", { cookie: await signedIn() })).json();
    expect(view).toMatchObject({ version: 2, downloadsLeft: 5 });
    expect(view.files[0].text).toBe("const answer = '<b>';\n");
    expect(view.files[0].lines[0]).toContain("&lt;b&gt;");
  });

  it("comes raw as text that runs nowhere", async () => {
    const cookie = await signedIn();
    const answer = await call("/api/codes/ping/raw/lib/a-b.js", { cookie });
    expect(await answer.text()).toBe("1\n");
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe(
      `inline; filename="a-b.js"; filename*=UTF-8''a-b.js`,
    );
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    const old = await call("/api/codes/ping/raw/index.js?version=1", { cookie });
    expect(await old.text()).toBe("const question = 1;\n");
    for (const path of ["..%2Fcode.json", "%2e%2e/code.json", "lib", "%EF%BF%BD", "index.js/", "a\\b"])
      expect((await call(`/api/codes/ping/raw/${path}`, { cookie })).status).toBe(404);
    for (const version of ["0", "x", "1.5", "9".repeat(30)])
      expect((await call(`/api/codes/ping/raw/index.js?version=${version}`, { cookie })).status).toBe(422);
    expect((await call("/api/codes/ping/raw/index.js?version=7", { cookie })).status).toBe(404);
  });

  it("comes as a zip until the day's downloads are used up, and not for another site", async () => {
    const cookie = await signedIn();
    const led = await call("/api/codes/ping/zip", { cookie, headers: { "sec-fetch-site": "cross-site" } });
    expect(led.status).toBe(403);
    for (let count = 0; count < 5; count++) {
      const answer = await call("/api/codes/ping/zip", { cookie });
      expect(answer.headers.get("content-type")).toBe("application/zip");
      expect(answer.headers.get("content-disposition")).toContain('attachment; filename="ping-v2.zip"');
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 2)
          .toString(),
      ).toBe("PK");
    }
    const refused = await call("/api/codes/ping/zip?lang=ar", { cookie });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      code: "download_limit_reached",
      error: "استخدمت كل تنزيلات اليوم (5). النسخ غير محدود.",
    });
    const view = await (await call("/api/codes/ping/view", { cookie })).json();
    expect(view.downloadsLeft).toBe(0);
  });

  it("compares versions", async () => {
    const cookie = await signedIn();
    const diff = await (await call("/api/codes/ping/diff?from=1&to=2", { cookie })).json();
    expect(diff.files.map((file: { path: string }) => file.path)).toEqual(["index.js", "lib/a-b.js"]);
    for (const query of ["", "?from=1", "?from=1&to=x", "?from=0&to=1"])
      expect((await call(`/api/codes/ping/diff${query}`, { cookie })).status).toBe(422);
    expect((await call("/api/codes/ping/diff?from=1&to=9", { cookie })).status).toBe(404);
  });

  it("counts copies of our own pages only", async () => {
    const cookie = await signedIn();
    const ask = (site: string) =>
      call("/api/codes/ping/copies", { method: "POST", cookie, headers: { "sec-fetch-site": site } });
    expect((await ask("cross-site")).status).toBe(403);
    const before = await (await ask("same-origin")).json();
    expect(await (await ask("same-origin")).json()).toEqual({ copies: before.copies + 1 });
  });
});

describe("the pass", () => {
  it("is told, and given for a solution of its own purpose", async () => {
    const cookie = await signedIn({ pass: false });
    expect(await (await visitorCall("/api/read-pass")).json()).toEqual({ validUntil: null });
    expect(await (await call("/api/read-pass", { cookie })).json()).toEqual({ validUntil: null });
    const post = (json: unknown) => call("/api/read-pass", { method: "POST", cookie, json });
    for (const wrong of [{}, { humanCheck: null }, { humanCheck: "x" }]) {
      const answer = await post(wrong);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: "human_check_failed" });
    }
    const other = await (await call("/api/human-check/challenge?purpose=delete-monitor", { cookie })).json();
    expect((await post({ humanCheck: await solve(other) })).status).toBe(403);
    const own = await (await call("/api/human-check/challenge?purpose=read-code", { cookie })).json();
    const given = await (await post({ humanCheck: await solve(own) })).json();
    expect(given.validUntil).toBe("2026-03-10T12:30:00.000Z");
    expect(await (await call("/api/read-pass", { cookie })).json()).toEqual(given);
  });

  it("is not for visitors", async () => {
    expect((await visitorCall("/api/read-pass", { method: "POST", json: {} })).status).toBe(401);
  });
});

describe("oEmbed", () => {
  const ask = (query: Record<string, string>) => visitorCall(`/api/oembed?${new URLSearchParams(query)}`);
  const page = "http://127.0.0.1:3000/ar/code/ping";

  it("frames a code in the language of its address", async () => {
    const embed = await (await ask({ url: `${page}?v=1#L3` })).json();
    expect(embed).toMatchObject({ version: "1.0", type: "rich", title: "أمر بينج", width: 640, height: 420 });
    expect(embed.html).toContain('src="http://127.0.0.1:3000/ar/embed/code/ping"');
    expect(embed.html).toContain("sandbox=");
    const small = await (await ask({ url: page, maxwidth: "300", maxheight: "9999" })).json();
    expect([small.width, small.height]).toEqual([300, 420]);
  });

  it("knows no other address and no other format", async () => {
    for (const url of [
      "https://example.com/code/ping",
      "http://127.0.0.1:3000/settings",
      "x",
      "javascript:1",
    ])
      expect((await ask({ url })).status).toBe(404);
    expect((await ask({ url: "http://127.0.0.1:3000/code/nothing" })).status).toBe(404);
    expect((await ask({ url: page, format: "xml" })).status).toBe(501);
    expect((await ask({})).status).toBe(422);
  });
});

describe("parts of a file", () => {
  it.each([
    [undefined, null],
    ["bytes=0-", { start: 0, end: 99 }],
    ["bytes=10-19", { start: 10, end: 19 }],
    ["bytes=90-500", { start: 90, end: 99 }],
    ["bytes=-10", { start: 90, end: 99 }],
    ["bytes=-500", { start: 0, end: 99 }],
    ["bytes=100-", "none"],
    ["bytes=20-10", "none"],
    ["bytes=-0", "none"],
    ["bytes=-", null],
    ["bytes=0-1,3-4", null],
    ["items=0-1", null],
  ] as const)("%s", (header, part) => {
    expect(partOf(header, 100)).toEqual(part);
  });
});
