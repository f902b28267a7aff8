import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import type { Database } from "#db/client.ts";
import type { Services } from "#features/context/index.ts";
import { writeSearchDocument } from "#features/search/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { makeCode, makeProject } from "#tests/library.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { childrenOf, type Element, parseXml } from "#tests/support/parse-xml.ts";
import { shareDirectory } from "#tests/support/share-directory.ts";
import { createFeeds } from "./feeds.ts";
import { createShareImageFiles } from "./share-images.ts";
import { createSitemaps } from "./sitemaps.ts";

const publicUrl = "https://ra3d.example";
const hostileTitle = `Tags <b> & "quotes" ]]> </title> \u0000\u0008\uffff🎉`;
let database: Database;
let services: Services;
const ids = { code: "", hidden: "", project: "", codename: "", secret: "" };

beforeAll(async () => {
  database = await openTestDatabase();
  services = testServices(database, { PUBLIC_URL: publicUrl, DATA_DIR: shareDirectory });
  const owner = await makeUser(services, { name: "Lina & <Co>" });
  const code = await makeCode(database.db, {
    titleEn: hostileTitle.replace("\0", ""),
    tags: ["rtl & more", "تذاكر"],
  });
  const hidden = await makeCode(database.db, { hiddenAt: noon });
  const shown = await makeProject(database.db, owner.userId, { tags: ["تذاكر"] });
  const secret = await makeProject(database.db, owner.userId, { isPrivate: true, name: "Hidden bot" });
  Object.assign(ids, { code: code.id, hidden: hidden.id });
  Object.assign(ids, { project: shown.id, codename: shown.codename, secret: secret.codename });
  const about = { descriptions: [], code: [], language: null, views: 0, createdAt: noon, updatedAt: noon };
  const write = (kind: "code" | "project", id: string, tags: string[]) =>
    writeSearchDocument(database.db, {
      ...about,
      kind,
      id,
      tags,
      section: kind === "code" ? "djs" : "project",
      titles: [id],
    });
  await write("code", code.id, code.tags);
  await write("project", shown.id, shown.tags);
  // Search may be behind: what is not for everybody is left out even where search still knows it.
  await write("code", hidden.id, []);
  await write("project", secret.id, []);
});
afterAll(() => database.close());

describe("feeds", () => {
  const get = (path: string, headers = {}) => createFeeds(services, () => noon).request(path, { headers });
  const feed = async (path: string): Promise<Element> => parseXml(await (await get(path)).text());
  const textOf = (element: Element, name: string) => childrenOf(element, name)[0]?.text;

  it.each([
    ["/feeds/codes.xml", "en", "/codes/djs", "/code/"],
    ["/ar/feeds/codes.xml", "ar", "/ar/codes/djs", "/ar/code/"],
    ["/feeds/projects.xml", "en", "/projects", "/project/"],
    ["/ar/feeds/projects.xml?tag=%D8%AA%D8%B0%D8%A7%D9%83%D8%B1", "ar", "/ar/projects?tag=", "/ar/project/"],
  ])("%s is valid Atom", async (path, language, page, entries) => {
    const root = await feed(path);
    expect(root.name).toBe("feed");
    expect(root.attributes).toMatchObject({ xmlns: "http://www.w3.org/2005/Atom", "xml:lang": language });
    expect(textOf(root, "id")).toBe(`${publicUrl}${path}`);
    expect(textOf(root, "title")).not.toBe("");
    expect(new Date(textOf(root, "updated") ?? "").toISOString()).toBe(noon.toISOString());
    const links = childrenOf(root, "link").map(link => [link.attributes.rel, link.attributes.href]);
    expect(links[0]).toEqual(["self", `${publicUrl}${path}`]);
    expect(links[1]?.[1]).toContain(`${publicUrl}${page}`);
    const [entry, ...more] = childrenOf(root, "entry");
    expect(more).toEqual([]);
    for (const name of ["id", "title", "updated", "published", "author", "summary", "link"])
      expect(childrenOf(entry as Element, name)).toHaveLength(1);
    expect(textOf(entry as Element, "id")).toContain(`${publicUrl}${entries}`);
  });

  it("writes any text so that it stays text", async () => {
    const [entry] = childrenOf(await feed("/feeds/codes.xml"), "entry");
    expect(textOf(entry as Element, "title")).toBe('Tags <b> & "quotes" ]]> </title> 🎉');
    const terms = childrenOf(entry as Element, "category").map(each => each.attributes.term);
    expect(terms).toEqual(["rtl & more", "تذاكر"]);
    const [project] = childrenOf(await feed("/feeds/projects.xml"), "entry");
    const [author] = childrenOf(project as Element, "author");
    expect(textOf(author as Element, "name")).toBe("Lina & <Co>");
  });

  it("may be kept, and says when nothing has changed", async () => {
    const answer = await get("/feeds/codes.xml");
    expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(answer.headers.get("cache-control")).toContain("public");
    const etag = answer.headers.get("etag") ?? "";
    expect((await get("/feeds/codes.xml", { "if-none-match": etag })).status).toBe(304);
  });

  it("is empty, not missing, for a tag that nobody uses", async () => {
    const root = await feed(`/feeds/codes.xml?tag=${encodeURIComponent('<"&\0🎉')}`);
    expect(childrenOf(root, "entry")).toEqual([]);
  });
});

describe("sitemaps", () => {
  const app = () => createSitemaps(services, ["/", "/uptimes"], () => noon);
  const read = async (path: string) => parseXml(await (await app().request(path)).text());
  const locations = (root: Element, name: string) =>
    childrenOf(root, name).map(each => childrenOf(each, "loc")[0]?.text);

  it("lists its parts", async () => {
    const root = await read("/sitemap.xml");
    expect(root.name).toBe("sitemapindex");
    const parts = ["pages", "codes-1", "projects-1"].map(name => `${publicUrl}/sitemaps/${name}.xml`);
    expect(locations(root, "sitemap")).toEqual(parts);
  });

  it("lists each page in both languages, each with the same alternates", async () => {
    const root = await read("/sitemaps/pages.xml");
    expect(locations(root, "url")).toEqual(
      ["/", "/ar", "/uptimes", "/ar/uptimes"].map(path => `${publicUrl}${path}`),
    );
    const alternates = childrenOf(root, "url").map(url =>
      childrenOf(url, "xhtml:link").map(({ attributes }) => `${attributes.hreflang} ${attributes.href}`),
    );
    expect(alternates[2]).toEqual([
      `en ${publicUrl}/uptimes`,
      `ar ${publicUrl}/ar/uptimes`,
      `x-default ${publicUrl}/uptimes`,
    ]);
    expect(alternates[3]).toEqual(alternates[2]);
  });

  it("lists public codes and projects and nothing else", async () => {
    const codes = locations(await read("/sitemaps/codes-1.xml"), "url");
    expect(codes).toEqual([`${publicUrl}/code/${ids.code}`, `${publicUrl}/ar/code/${ids.code}`]);
    const projects = locations(await read("/sitemaps/projects-1.xml"), "url");
    expect(projects).toEqual(["", "/ar"].map(prefix => `${publicUrl}${prefix}/project/${ids.codename}`));
    for (const path of ["/sitemaps/codes-2.xml", "/sitemaps/codes-0.xml", "/sitemaps/users-1.xml"])
      expect((await app().request(path)).status).toBe(404);
  });

  it("holds at most 5,000 addresses in one part", () => {
    expect(limits.sitemap.itemsMax * 2).toBeLessThanOrEqual(5_000);
  });
});

describe("pictures", () => {
  const get = (path: string, headers = {}) =>
    createShareImageFiles(services, () => noon).request(path, { headers });

  it.each(["code", "project"] as const)("stand beside links to a %s", async kind => {
    for (const language of ["en", "ar"]) {
      const path = `/share/${kind}/${ids[kind]}.${language}.png?v=1`;
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("image/png");
      expect(answer.headers.get("cache-control")).toContain("immutable");
      const etag = answer.headers.get("etag") ?? "";
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect([width, height]).toEqual([1_200, 630]);
      expect((await get(path, { "if-none-match": etag })).status).toBe(304);
    }
  });

  it("are not there for what is not for everybody", async () => {
    const names = [`code/${ids.hidden}`, `project/${ids.secret}`, "code/none", "user/1", "code/..%2f..%2fx"];
    for (const name of names) expect((await get(`/share/${name}.en.png`)).status).toBe(404);
    expect((await get(`/share/code/${ids.code}.fr.png`)).status).toBe(404);
    expect((await get(`/share/code/${ids.code}.png`)).status).toBe(404);
  });
});
