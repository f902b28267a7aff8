import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { type Audience, createPageCache, neverStale, type Rendered } from "./page-cache.ts";

function setUp(audience: Audience = "everybody", more: Partial<Parameters<typeof createPageCache>[0]> = {}) {
  let now = 0;
  const rendered: string[] = [];
  const isSignedIn = (request: Request) => request.headers.has("cookie");
  const pages = createPageCache({
    ...more,
    freshMs: 1_000,
    now: () => now,
    isSignedIn,
    render: async (request): Promise<Rendered> => {
      const { pathname } = new URL(request.url);
      rendered.push(pathname);
      const status = pathname === "/missing" ? 404 : 200;
      const headers = { ...(pathname.startsWith("/profile") && { [neverStale]: "1" }) };
      const response = new Response(`${pathname} ${rendered.length}`, { status, headers });
      const isUser = audience === "visitors" && isSignedIn(request);
      return { response, html: null, audience: isUser ? "one" : audience };
    },
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    pages(new Request(`http://ra3d.test${path}`, { headers }));
  return { get, rendered, pass: (ms: number) => (now += ms) };
}

it("renders a shared page once while it is fresh", async () => {
  const { get, rendered } = setUp();
  expect(await (await get("/")).text()).toBe("/ 1");
  const again = await get("/");
  expect(await again.text()).toBe("/ 1");
  expect(again.headers.get("cache-control")).toContain("public");
  expect(rendered).toEqual(["/"]);
});

it("serves a stale page at once and renews it behind", async () => {
  const { get, rendered, pass } = setUp();
  await get("/");
  pass(1_500);
  expect(await (await get("/")).text()).toBe("/ 1");
  expect(rendered).toHaveLength(2);
  await Promise.resolve();
  await expect.poll(async () => (await get("/")).text()).toBe("/ 2");
});

it("serves no stale page of what follows a plan", async () => {
  const { get, pass } = setUp();
  const first = await get("/profile/1");
  expect(first.headers.has(neverStale)).toBe(false);
  expect(first.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=1");
  pass(999);
  expect(await (await get("/profile/1")).text()).toBe("/profile/1 1");
  pass(1);
  expect(await (await get("/profile/1")).text()).toBe("/profile/1 2");
});

it("keeps nothing of a page that was made for one user", async () => {
  const { get, rendered } = setUp("one");
  const first = await get("/uptimes", { "accept-encoding": "gzip, br" });
  expect(first.headers.get("cache-control")).toBe("private, no-store");
  expect(gunzipSync(new Uint8Array(await first.arrayBuffer())).toString()).toBe("/uptimes 1");
  expect(await (await get("/uptimes")).text()).toBe("/uptimes 2");
  expect(rendered).toHaveLength(2);
});

it("gives a page made for visitors to visitors only, and lets no proxy keep it", async () => {
  const { get } = setUp("visitors");
  const first = await get("/uptimes");
  expect(first.headers.get("cache-control")).toBe("private, no-cache");
  expect(await first.text()).toBe("/uptimes 1");
  expect(await (await get("/uptimes")).text()).toBe("/uptimes 1");
  expect(await (await get("/uptimes", { cookie: "session=x" })).text()).toBe("/uptimes 2");
  expect(await (await get("/uptimes")).text()).toBe("/uptimes 1");
});

it("keeps no error page, and answers with its status", async () => {
  const { get, rendered } = setUp();
  expect((await get("/missing")).status).toBe(404);
  await get("/missing");
  expect(rendered).toHaveLength(2);
});

it("compresses quickly at first, and well what is asked for again", async () => {
  const { get } = setUp();
  const all = { "accept-encoding": "gzip, br" };
  const first = await get("/", all);
  expect(first.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(await first.arrayBuffer()).toString()).toBe("/ 1");
  await expect.poll(async () => (await get("/", all)).headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(await (await get("/", all)).arrayBuffer()).toString()).toBe("/ 1");
});

it("answers 304 to who has the page already", async () => {
  const { get } = setUp();
  await get("/");
  await expect.poll(async () => (await get("/")).headers.get("etag")).not.toBeNull();
  const etag = (await get("/")).headers.get("etag") ?? "";
  const again = await get("/", { "if-none-match": etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect((await get("/", { "if-none-match": '"another"' })).status).toBe(200);
});

it("keeps the two languages apart", async () => {
  const { get } = setUp();
  expect(await (await get("/")).text()).toBe("/ 1");
  expect(await (await get("/ar")).text()).toBe("/ar 2");
});

it("stays bounded however many addresses are asked for", async () => {
  const { get, rendered } = setUp();
  for (let page = 0; page < 600; page += 1) await get(`/?q=${page}`);
  await get("/?q=599");
  expect(rendered).toHaveLength(600);
  await get("/?q=0");
  expect(rendered).toHaveLength(601);
});

it("renders anew what was made with another stamp, and goes by the last one while nobody can tell", async () => {
  let stamp: string | null = "a";
  let count = 0;
  const pages = createPageCache({
    freshMs: 1_000,
    now: () => 0,
    isSignedIn: () => false,
    stamp: async () => {
      if (stamp === null) throw new Error("no database");
      return stamp;
    },
    render: async () => {
      count += 1;
      return { response: new Response(`${stamp} ${count}`), html: null, audience: "everybody" };
    },
  });
  const get = async () => (await pages(new Request("http://ra3d.test/"))).text();
  expect([await get(), await get()]).toEqual(["a 1", "a 1"]);
  stamp = null;
  expect(await get()).toBe("a 1");
  stamp = "b";
  expect([await get(), await get()]).toEqual(["b 2", "b 2"]);
});

it("compresses one page after another, however many are asked for again", async () => {
  let running = 0;
  let most = 0;
  const compress = async (bytes: Uint8Array) => {
    most = Math.max(most, ++running);
    await new Promise(resolve => setImmediate(resolve));
    running--;
    return new Uint8Array(bytes);
  };
  const { get } = setUp("everybody", { compress });
  const paths = ["/a", "/b", "/c", "/d"];
  const all = { "accept-encoding": "gzip, br" };
  const encodings = () =>
    Promise.all(paths.map(async path => (await get(path, all)).headers.get("content-encoding")));
  expect(await encodings()).toEqual(paths.map(() => "gzip"));
  await expect.poll(encodings).toEqual(paths.map(() => "br"));
  expect(most).toBe(1);
});
