import { expect, it } from "vitest";
import { sitemapOf } from "./sitemap.ts";

it("lists each page in both languages, each with its alternates", () => {
  const xml = sitemapOf("https://ra3d.example", ["/", "/uptimes"]);
  const locations = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), match => match[1]);
  expect(locations).toEqual([
    "https://ra3d.example/",
    "https://ra3d.example/ar",
    "https://ra3d.example/uptimes",
    "https://ra3d.example/ar/uptimes",
  ]);
  expect(xml.match(/hreflang="ar" href="https:\/\/ra3d\.example\/ar\/uptimes"/g)).toHaveLength(2);
});

it("escapes what XML would read as its own", () => {
  expect(sitemapOf("https://a.example/?x=1&y", ["/"])).toContain("?x=1&#38;y");
});
