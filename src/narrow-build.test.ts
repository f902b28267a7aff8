import type { ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { narrowBuild } from "./narrow-build.ts";

const routes: Record<string, { id: string; parentId?: string; path?: string; index?: boolean }> = {
  root: { id: "root", path: "" },
  robots: { id: "robots", parentId: "root", path: "robots.txt" },
  language: { id: "language", parentId: "root", path: "ar?" },
  home: { id: "home", parentId: "language", index: true },
  codes: { id: "codes", parentId: "language", path: "codes/:section" },
  code: { id: "code", parentId: "language", path: "code/:code" },
  editor: { id: "editor", parentId: "language", path: "codes/:section/edit" },
  missing: { id: "missing", parentId: "language", path: "*" },
};
const build = { routes, assets: { routes, url: "/manifest.js" } } as unknown as ServerBuild;
const narrowed = narrowBuild(build);
const everywhere = ["root", "language", "missing"];

describe("narrowBuild", () => {
  it.each([
    ["/", ["home"]],
    ["/ar", ["home"]],
    ["/ar/", ["home"]],
    ["/codes/djs", ["codes", "editor"]],
    ["/ar/codes/djs", ["codes", "editor"]],
    ["/codes/djs/edit/", ["codes", "editor"]],
    ["/code/1", ["code"]],
    ["/robots.txt", ["robots"]],
  ])("has for %s only what could stand there", (pathname, ids) => {
    const { routes, assets } = narrowed(pathname);
    expect(Object.keys(routes).toSorted()).toEqual([...everywhere, ...ids].toSorted());
    expect(Object.keys(assets.routes).toSorted()).toEqual(Object.keys(routes).toSorted());
    expect(assets.url).toBe("/manifest.js");
  });

  it.each([
    "/nowhere",
    "/AR",
    "/Codes/djs",
    "/arabic",
    "/ar/ar",
    "/%63odes/djs",
    "/ar.data",
    "/_root.data",
    "/codes.data",
  ])("has everything for %s", pathname => {
    expect(narrowed(pathname)).toBe(build);
  });

  it("gives one build for all addresses of a part", () => {
    expect(narrowed("/codes/djs")).toBe(narrowed("/ar/codes/html"));
  });
});
