import { describe, expect, it } from "vitest";
import { type MetaArgs, pageMeta } from "./page-meta.ts";

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
});
