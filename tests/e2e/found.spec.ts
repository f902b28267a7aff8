import { type APIRequestContext, expect, test } from "@playwright/test";
import { type Language, languages } from "#core/vocabulary.ts";
import { childrenOf, parseXml } from "#tests/support/parse-xml.ts";
import { routeTable } from "#web/route-table.ts";

/** What a page's HTML says of itself: nothing here has run a script. */
type Head = {
  status: number;
  title: string;
  meta: Record<string, string>;
  links: Record<string, string>[];
  data: { "@type": string }[];
};

const pathIn = (language: Language, path: string): string => {
  if (language === "en") return path;
  return path === "/" ? "/ar" : `/ar${path}`;
};

const text = (html: string): string =>
  html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(tag.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = "", value = ""]) => [
      name.toLowerCase(),
      text(value),
    ]),
  );

async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const answer = await request.get(path);
  const html = await answer.text();
  const head = html.slice(0, html.indexOf("</head>"));
  const tags = (name: string) =>
    Array.from(head.matchAll(new RegExp(`<${name}\\b[^>]*>`, "g")), ([tag]) => attributesOf(tag));
  const meta = tags("meta").map(tag => [tag.name ?? tag.property ?? "", tag.content ?? ""] as const);
  // The router may write them in the body's place of `<Meta>`, which is the head as well.
  const data = html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g);
  return {
    status: answer.status(),
    title: text(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ""),
    meta: Object.fromEntries(meta),
    links: tags("link"),
    data: Array.from(data, ([, json = ""]) => JSON.parse(json)),
  };
}

const canonicalOf = ({ links }: Head) =>
  links.filter(link => link.rel === "canonical").map(link => link.href);
const alternatesOf = ({ links }: Head) =>
  Object.fromEntries(links.filter(link => link.hreflang).map(link => [link.hreflang, link.href]));

async function firstAddress(request: APIRequestContext, sitemap: string): Promise<string> {
  const root = parseXml(await (await request.get(sitemap)).text());
  const [url] = childrenOf(root, "url");
  const location = url && childrenOf(url, "loc")[0]?.text;
  if (location === undefined) throw new Error(`${sitemap} names no page`);
  return new URL(location).pathname;
}

async function expectFindable(request: APIRequestContext, language: Language, path: string): Promise<Head> {
  const head = await headOf(request, pathIn(language, path));
  expect(head.status).toBe(200);
  expect(head.title.length).toBeGreaterThan(3);
  expect(head.meta.description?.length).toBeGreaterThan(20);
  expect(head.meta.robots).toBeUndefined();
  expect(head.meta["theme-color"]).toMatch(/^#/);
  expect(head.meta["twitter:card"]).toBe("summary_large_image");
  expect(head.meta["og:title"]).toBe(head.title);
  expect(head.meta["og:description"]).toBe(head.meta.description);
  expect(head.meta["og:locale"]).toBe(language === "ar" ? "ar_AR" : "en_US");
  const [canonical, ...more] = canonicalOf(head);
  expect(more).toEqual([]);
  expect(new URL(canonical ?? "").pathname).toBe(pathIn(language, path));
  expect(head.meta["og:url"]).toBe(canonical);
  return head;
}

for (const row of routeTable) {
  if (!("indexed" in row)) continue;
  test(`${row.path} is found in both languages`, async ({ request }) => {
    const heads = await Promise.all(languages.map(language => expectFindable(request, language, row.path)));
    const [english, arabic] = heads;
    expect(english?.title).not.toBe(arabic?.title);
    // Reciprocal: each names all, and all name each.
    for (const head of heads) {
      expect(alternatesOf(head)).toEqual({
        en: canonicalOf(english as Head)[0],
        ar: canonicalOf(arabic as Head)[0],
        "x-default": canonicalOf(english as Head)[0],
      });
      const image = await request.get(new URL(head.meta["og:image"] ?? "").pathname);
      expect(image.headers()["content-type"]).toBe("image/png");
    }
  });
}

const personal = routeTable.filter(row => !("indexed" in row) && !row.path.includes(":"));
for (const { path } of personal)
  test(`${path} is kept out of search engines, or says where it is`, async ({ request }) => {
    for (const language of languages) {
      const head = await headOf(request, pathIn(language, path));
      expect(head.title.length).toBeGreaterThan(3);
      const isHidden = head.meta.robots === "noindex";
      expect(canonicalOf(head)).toHaveLength(isHidden ? 0 : 1);
    }
  });

test("a code has its picture, its structured data and its place in the sitemap", async ({ request }) => {
  const path = await firstAddress(request, "/sitemaps/codes-1.xml");
  for (const language of languages) {
    const head = await expectFindable(request, language, path);
    const image = new URL(head.meta["og:image"] ?? "");
    expect(image.pathname).toBe(`/share${path}.${language}.png`);
    const picture = await request.get(`${image.pathname}${image.search}`);
    expect(picture.headers()["content-type"]).toBe("image/png");
    expect(picture.headers()["cache-control"]).toContain("immutable");
    expect((await picture.body()).length).toBeLessThan(150 * 1_024);
    expect(head.data.map(each => each["@type"])).toEqual(["SoftwareSourceCode", "BreadcrumbList"]);
  }
});

test("the home page names the site and its search", async ({ request }) => {
  const { data } = await headOf(request, "/");
  expect(data).toMatchObject([{ "@type": "WebSite", potentialAction: { "@type": "SearchAction" } }]);
});

for (const language of languages)
  test(`the feed of codes is named by its page and read by browsers (${language})`, async ({
    page,
    request,
  }) => {
    const { links } = await headOf(request, pathIn(language, "/codes/djs"));
    const feed = links.find(link => link.type === "application/atom+xml");
    const { pathname } = new URL(feed?.href ?? "");
    expect(pathname).toBe(pathIn(language, "/feeds/codes.xml"));
    const xml = await (await request.get(pathname)).text();
    const entries = await page.evaluate(source => {
      const parsed = new DOMParser().parseFromString(source, "application/xml");
      if (parsed.querySelector("parsererror")) throw new Error(parsed.documentElement.textContent ?? "");
      return parsed.querySelectorAll("entry").length;
    }, xml);
    expect(entries).toBeGreaterThan(10);
  });

test("crawlers are told where the sitemaps are", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  const address = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? "";
  const root = parseXml(await (await request.get(new URL(address).pathname)).text());
  const parts = childrenOf(root, "sitemap").map(
    part => new URL(childrenOf(part, "loc")[0]?.text ?? "").pathname,
  );
  expect(parts).toEqual(expect.arrayContaining(["/sitemaps/pages.xml", "/sitemaps/codes-1.xml"]));
  for (const part of parts)
    expect((await request.get(part)).headers()["content-type"]).toContain("application/xml");
});
