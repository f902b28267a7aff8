import { describe, expect, it } from "vitest";
import { languageOfPath, safeReturnPath, withOutcome } from "./index.ts";

describe("safeReturnPath", () => {
  it.each([
    ["/", "/"],
    ["/uptimes", "/uptimes"],
    ["/ar/uptimes?page=2&q=a%20b#list", "/ar/uptimes?page=2&q=a%20b#list"],
    ["/a/../b", "/b"],
    ["/search?next=https://evil.example", "/search?next=https://evil.example"],
    ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
  ])("keeps %j", (wish, kept) => {
    expect(safeReturnPath(wish)).toBe(kept);
  });

  it.each([
    undefined,
    null,
    "",
    "uptimes",
    "https://evil.example/",
    "//evil.example",
    "///evil.example",
    "////evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    " //evil.example",
    "/\u0000/evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "/.%2e//evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "/\u2028/evil.example",
    "@evil.example",
    ".evil.example",
    ":80/evil",
    "/api/logout",
    "/api/login?returnTo=/",
    `/${"a".repeat(1_000)}`,
  ])("goes home for %j", wish => {
    expect(safeReturnPath(wish)).toBe("/");
  });

  it("never yields what a browser resolves to another origin", () => {
    const pieces = [
      "/",
      "\\",
      ".",
      "..",
      "%2f",
      "%5c",
      "\t",
      "@",
      "evil.example",
      ":",
      "?",
      "#",
      "//",
      "%2e",
    ];
    for (const a of pieces)
      for (const b of pieces)
        for (const c of pieces)
          for (const d of pieces) {
            const kept = safeReturnPath(`/${a}${b}${c}${d}`);
            expect(new URL(kept, "https://ra3d.example").origin).toBe("https://ra3d.example");
          }
  });
});

it("adds how a login ended without losing query or fragment", () => {
  expect(withOutcome("/ar/uptimes?page=2#list", "denied")).toBe("/ar/uptimes?page=2&login=denied#list");
  expect(withOutcome("/?login=denied", "expired")).toBe("/?login=expired");
});

it.each([
  ["/ar", "ar"],
  ["/ar/uptimes", "ar"],
  ["/ar?x=1", "ar"],
  ["/arabic", "en"],
  ["/", "en"],
])("reads the language of %s", (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});
