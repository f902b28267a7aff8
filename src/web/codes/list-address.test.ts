import { describe, expect, it } from "vitest";
import { codesAddress, filteredAddress, hasFilter, tabAddress, tabOf } from "./list-address.ts";

const search = (text: string) => new URLSearchParams(text);

describe("addresses of the lists", () => {
  it.each([
    ["", {}, "/codes/djs"],
    ["tag=slash", { page: "2" }, "/codes/djs?tag=slash&page=2"],
    ["tag=slash&page=2", { page: "1" }, "/codes/djs?tag=slash"],
    ["q=a&tag=b", { q: null, tag: "" }, "/codes/djs"],
    ["q=a%26b", {}, "/codes/djs?q=a%26b"],
  ])("%s", (text, changes, address) => {
    expect(codesAddress("djs", search(text), changes)).toBe(address);
  });

  it("begin at the first page with another filter", () => {
    expect(filteredAddress("web", search("page=3"), { tag: "rtl" })).toBe("/codes/html?tag=rtl");
  });

  it.each([
    ["", "all"],
    ["sort=views", "views"],
    ["sort=views&q=x", "search"],
    ["q=", "all"],
    ["tab=search", "search"],
  ])("%s shows the tab %s", (text, tab) => {
    expect(tabOf(search(text))).toBe(tab);
  });

  it("lead to a tab and keep the filters", () => {
    const here = search("q=x&tag=slash&sort=newest&page=2");
    expect(tabAddress("djs", here, "all")).toBe("/codes/djs?tag=slash");
    expect(tabAddress("djs", here, "views")).toBe("/codes/djs?tag=slash&sort=views");
    expect(tabAddress("djs", here, "search")).toBe("/codes/djs?q=x&tag=slash&tab=search");
  });

  it("know whether something is filtered", () => {
    expect(hasFilter(search("sort=views&page=2"))).toBe(false);
    expect(hasFilter(search("tag=rtl"))).toBe(true);
  });
});
