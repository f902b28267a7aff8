import { describe, expect, it } from "vitest";
import { codeAddress, comparedVersions, converterAddress, shownVersion } from "./page-address.ts";

const search = (text: string) => new URLSearchParams(text);

describe("the address of a code", () => {
  it("changes in parts", () => {
    expect(codeAddress("ping", search("v=1&file=a.js"), { v: null })).toBe("/code/ping?file=a.js");
    expect(codeAddress("ping", search("v=1"), { v: null })).toBe("/code/ping");
    expect(codeAddress("ping", search(""), { diff: "1..2" })).toBe("/code/ping?diff=1..2");
  });

  it.each([
    ["", 3],
    ["v=1", 1],
    ["v=3", 3],
    ["v=9", 3],
    ["v=0", 3],
    ["v=x", 3],
  ])("%s shows version %d of three", (text, version) => {
    expect(shownVersion(search(text), 3)).toBe(version);
  });

  it.each([
    ["diff=1..2", { from: 1, to: 2 }],
    ["diff=3..1", { from: 3, to: 1 }],
    ["diff=1..4", null],
    ["diff=0..1", null],
    ["diff=1", null],
    ["", null],
  ])("%s compares", (text, versions) => {
    expect(comparedVersions(search(text), 3)).toEqual(versions);
  });

  it("leads to a converter that exists", () => {
    const code = { id: "ping", discordJs: "13" };
    expect(converterAddress(code, () => true)).toBe("/djs-v13-to-v14?code=ping");
    expect(converterAddress(code, () => false)).toBeNull();
    expect(converterAddress({ id: "new", discordJs: "14" }, () => true)).toBeNull();
    expect(converterAddress({ id: "card", discordJs: null }, () => true)).toBeNull();
  });
});
