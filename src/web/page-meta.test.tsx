import { renderToString } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { describe, expect, it } from "vitest";
import { type MetaArgs, pageMeta, type Share } from "./page-meta.ts";
import { breadcrumbs, profilePage } from "./structured-data.ts";

const publicUrl = "https://ra3d.example";
const args = (pathname: string): MetaArgs => ({
  location: { pathname },
  matches: [{ id: "root" }, { id: "routes/language", loaderData: { publicUrl } }],
});
const text = (language: string) => ({ title: `Title ${language}`, description: `About ${language}` });

/** `rel hreflang href` of the links of a page. */
const links = (pathname: string) =>
  pageMeta(args(pathname), { text }).flatMap(item =>
    "tagName" in item && item.tagName === "link"
      ? [[item.rel, item.hrefLang ?? "", item.href].join(" ")]
      : [],
  );

describe("pageMeta", () => {
  it("names the page in its language", () => {
    expect(pageMeta(args("/settings"), { text })).toContainEqual({ title: "Title en · Ra3d" });
    expect(pageMeta(args("/ar/settings"), { text })).toContainEqual({ title: "Title ar · رعد" });
    expect(pageMeta(args("/ar/settings"), { text })).toContainEqual({
      name: "description",
      content: "About ar",
    });
  });

  const alternates = [
    "alternate en https://ra3d.example/settings",
    "alternate ar https://ra3d.example/ar/settings",
    "alternate x-default https://ra3d.example/settings",
  ];
  it("has its own canonical address, and the same alternates in both languages", () => {
    expect(links("/settings")).toEqual(["canonical  https://ra3d.example/settings", ...alternates]);
    expect(links("/ar/settings/")).toEqual(["canonical  https://ra3d.example/ar/settings", ...alternates]);
  });

  it("knows the home page", () => {
    const home = [
      "alternate en https://ra3d.example/",
      "alternate ar https://ra3d.example/ar",
      "alternate x-default https://ra3d.example/",
    ];
    expect(links("/")).toEqual(["canonical  https://ra3d.example/", ...home]);
    expect(links("/ar")).toEqual(["canonical  https://ra3d.example/ar", ...home]);
  });

  it("keeps a page without index out of search engines and names no address", () => {
    const meta = pageMeta(args("/nowhere"), { text, noIndex: true });
    expect(meta).toContainEqual({ name: "robots", content: "noindex" });
    expect(meta.filter(item => "tagName" in item)).toEqual([]);
  });

  it("works where even the layout could not be loaded", () => {
    const meta = pageMeta({ location: { pathname: "/ar/x" }, matches: [] }, { text });
    expect(meta).toContainEqual({ title: "Title ar · رعد" });
  });

  it("keeps of the search what makes another page, in one order", () => {
    const canonical = (search: string) => {
      const given = { ...args("/ar/projects"), location: { pathname: "/ar/projects", search } };
      const meta = pageMeta(given, { text, params: ["tag", "page"] });
      return meta.find(item => "property" in item && item.property === "og:url");
    };
    const is = (query: string) => ({
      property: "og:url",
      content: `https://ra3d.example/ar/projects${query}`,
    });
    expect(canonical("?page=2&sort=views&tag=%D8%B1%D8%AA%D8%A8")).toEqual(
      is("?tag=%D8%B1%D8%AA%D8%A8&page=2"),
    );
    expect(canonical("?page=1&q=bot")).toEqual(is(""));
    expect(canonical(`?tag=${"x".repeat(500)}`)).toEqual(is(""));
    expect(canonical("?tag=%22%3E%3Cscript%3E")).toEqual(is("?tag=%22%3E%3Cscript%3E"));
  });

  it("names the page's own address where it has others", () => {
    const meta = pageMeta(args("/ar/project/kx8"), { text, path: "/project/my-bot" });
    expect(meta).toContainEqual({ property: "og:url", content: "https://ra3d.example/ar/project/my-bot" });
  });

  it("says how the page looks elsewhere", () => {
    const share: Share = {
      type: "article",
      image: language => `/share/code/x.${language}.png?v=1`,
      jsonLd: place => [breadcrumbs(place, [{ name: "X", path: "/code/x" }])],
      feed: { path: "/feeds/codes.xml", title: language => `Feed ${language}` },
    };
    const meta = pageMeta(args("/ar/code/x"), { text, share });
    const image = "https://ra3d.example/share/code/x.ar.png?v=1";
    expect(meta).toContainEqual({ property: "og:type", content: "article" });
    expect(meta).toContainEqual({ property: "og:image", content: image });
    expect(meta).toContainEqual({ property: "og:image:width", content: "1200" });
    expect(meta).toContainEqual({
      tagName: "link",
      rel: "alternate",
      type: "application/atom+xml",
      title: "Feed ar",
      href: "https://ra3d.example/ar/feeds/codes.xml",
    });
    const context = { "@context": "https://schema.org", "@type": "BreadcrumbList" };
    expect(meta.find(item => "script:ld+json" in item)).toMatchObject({ "script:ld+json": context });
  });

  it("says none of it of a page that is not for search engines", () => {
    const share: Share = { image: () => "/x.png", jsonLd: () => [{ "@type": "Thing" }] };
    const meta = pageMeta(args("/ar/code/x"), { text, share, noIndex: true });
    expect(JSON.stringify(meta)).not.toMatch(/x\.png|ld\+json|canonical/);
  });

  it("writes structured data so that nothing in it ends its script", () => {
    const name = "</script><!--<script>alert(1)</script>&\u2028";
    const person = { name, username: "x", about: name, image: null, links: [] };
    const share: Share = { jsonLd: place => [profilePage(place, person)] };
    const Stub = createRoutesStub([
      { path: "/x", Component: Meta, meta: () => pageMeta(args("/x"), { text, share }) },
    ]);
    const html = renderToString(<Stub initialEntries={["/x"]} />);
    const [, data = ""] = html.match(/<script type="application\/ld\+json">([^<]*)<\/script>/) ?? [];
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(data).mainEntity).toMatchObject({ name, description: name });
  });
});
