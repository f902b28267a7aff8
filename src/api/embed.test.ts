import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { createPreview } from "#features/codes/index.ts";
import { contextFor, type Services } from "#features/context/index.ts";
import { codeJson, makeCodes, webJson } from "#tests/codes.ts";
import { noon, testServices } from "#tests/factories.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { createEmbeds } from "./embed.ts";
import { createPreviews } from "./previews.ts";

let database: Database;
let services: Services;
beforeAll(async () => {
  database = await openTestDatabase();
  services = testServices(database, { PREVIEW_ORIGIN: "https://previews.example", PREVIEW_PORT: "3001" });
  const lines = Array.from({ length: 40 }, (_, at) => `line(${at + 1}, "</code>");`).join("\n");
  await makeCodes(contextFor(services, { kind: "system" }, noon), {
    ping: {
      json: codeJson({ title: { en: 'Ping "<b>"', ar: "بينج" } }),
      files: { "files/index.js": lines },
    },
    paid: { json: codeJson({ plan: "paid" }), files: { "files/index.js": lines } },
    card: { json: webJson(), files: { "files/index.html": "<!doctype html><p>Card</p>" } },
  });
});
afterAll(() => database.close());

describe("embeds", () => {
  const get = (path: string) =>
    createEmbeds(services, () => noon).request(path, { headers: { cookie: "session=x" } });

  it("show what visitors see, in frames anywhere, without scripts", async () => {
    const answer = await get("/embed/code/ping");
    expect(answer.status).toBe(200);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors *");
    expect(policy).not.toMatch(/script-src|unsafe/);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60, s-maxage=300");
    expect(answer.headers.get("set-cookie")).toBeNull();
    const page = await answer.text();
    expect(page).toContain("Ping &quot;&lt;b&gt;&quot;");
    expect(page).toContain("28 more lines");
    expect(page).not.toContain("line(13");
    expect(page).not.toContain("<script");
    expect(page.match(/<\/code>/g)).toHaveLength(1);
  });

  it("speak Arabic", async () => {
    const page = await (await get("/ar/embed/code/ping")).text();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain("http://127.0.0.1:3000/ar/code/ping");
  });

  it("show names of files where a code needs a plan", async () => {
    const page = await (await get("/embed/code/paid")).text();
    expect(page).toContain("<code>index.js</code>");
    expect(page).not.toContain("line(");
    expect((await get("/embed/code/paid/run")).status).toBe(404);
  });

  it("run a free code in a frame of their own by a fresh address", async () => {
    const page = await (await get("/embed/code/card")).text();
    expect(page).toContain('sandbox="allow-scripts"');
    expect(page).toContain("/embed/code/card/run");
    const run = await get("/embed/code/card/run");
    expect(run.status).toBe(302);
    expect(run.headers.get("location")).toMatch(/^https:\/\/previews\.example\/preview\/card\.1\./);
    expect(run.headers.get("cache-control")).toBe("no-store");
  });

  it.each(["/embed/code/nothing", "/ar/embed/code/..%2Fping"])("%s is a 404", async path => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

describe("previews", () => {
  const at = async (path: string, ms = 0) =>
    createPreviews(services, () => addMs(noon, ms)).request(path, { headers: { cookie: "session=x" } });
  const fresh = async () => {
    const { url } = await createPreview(contextFor(services, { kind: "visitor" }, noon), { id: "card" });
    return new URL(url).pathname.replace("/preview", "");
  };

  it("allow themselves nothing", async () => {
    const answer = await at(await fresh());
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("<p>Card</p>");
    expect(answer.headers.get("content-security-policy")).toBe(
      "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; connect-src 'none'",
    );
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("end, and are nothing else", async () => {
    const path = await fresh();
    expect((await at(path, 10 * 60_000)).status).toBe(410);
    for (const other of ["/", "/x", "/card.1.auto.n.9999999999999.sig", "/a/b"]) {
      const answer = await at(other);
      expect([404, 410]).toContain(answer.status);
      expect(answer.headers.get("content-security-policy")).toMatch(/^sandbox/);
    }
  });
});
