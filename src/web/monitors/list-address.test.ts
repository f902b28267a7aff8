import { describe, expect, it } from "vitest";
import {
  asksForDialog,
  closedAddress,
  dialogAddress,
  filterAddress,
  hasFilter,
  isSameList,
  listAddress,
  pageUnder,
} from "./list-address.ts";

const search = (text: string) => new URLSearchParams(text);

describe("listAddress", () => {
  it("leaves out what is the default or empty", () => {
    expect(listAddress(search("q=&sort=status&bars=days&page=1"))).toBe("/uptimes?bars=days");
    expect(listAddress(search("bars=days"), { bars: "checks" })).toBe("/uptimes");
  });

  it("keeps the rest and escapes what was typed", () => {
    expect(listAddress(search("type=bot"), { q: "a&b" })).toBe("/uptimes?type=bot&q=a%26b");
  });
});

describe("filterAddress", () => {
  it("begins at the first page", () => {
    expect(filterAddress(search("page=3&sort=name"), { type: "bot" })).toBe("/uptimes?sort=name&type=bot");
  });
});

describe("dialogs", () => {
  it("opens one at a time and keeps the list", () => {
    expect(dialogAddress(search("q=x&add=1"), "edit", "m1")).toBe("/uptimes?q=x&edit=m1");
    expect(closedAddress(search("q=x&edit=m1"))).toBe("/uptimes?q=x");
    expect(isSameList(search("q=x"), search("q=x&delete=m1"))).toBe(true);
    expect(isSameList(search("q=x"), search("q=y"))).toBe(false);
  });
});

describe("the page under a dialog", () => {
  it.each([
    ["/uptimes?q=a&delete=m1", "/uptimes?q=a", true],
    ["/ar/uptimes?add=1", "/ar/uptimes", true],
    ["/uptimes/m1?range=week&edit=1", "/uptimes/m1?range=week", true],
    ["/uptimes?sort=name", "/uptimes?sort=name", false],
  ])("%s: %s", (address, page, asked) => {
    const { pathname, search: text } = new URL(address, "http://localhost");
    expect(pageUnder({ pathname, search: text })).toBe(page);
    expect(asksForDialog(search(text))).toBe(asked);
  });
});

describe("hasFilter", () => {
  it.each([
    ["", false],
    ["sort=name&page=2", false],
    ["q=", false],
    ["q=a", true],
    ["status=paused", true],
  ])("%s: %s", (text, filtered) => {
    expect(hasFilter(search(text))).toBe(filtered);
  });
});
