import { describe, expect, it } from "vitest";
import { languageOfPath, localePath, withoutLanguage } from "./language.ts";

describe("languages in addresses", () => {
  it.each([
    ["/", "en"],
    ["/ar", "ar"],
    ["/ar/", "ar"],
    ["/ar/uptimes", "ar"],
    ["/ar.data", "ar"],
    ["/ar/uptimes.data", "ar"],
    ["/area", "en"],
    ["/uptimes/ar", "en"],
    ["/AR", "en"],
  ])("%s is %s", (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });

  it.each(["/", "/uptimes", "/uptimes/abc", "/settings"])("%s has one address in each language", path => {
    expect(localePath("en", path)).toBe(path);
    const arabic = localePath("ar", path);
    expect(languageOfPath(arabic)).toBe("ar");
    expect(withoutLanguage(arabic)).toBe(path);
    expect(withoutLanguage(path)).toBe(path);
  });

  it("keeps a path that only looks Arabic", () => {
    expect(withoutLanguage("/area/x")).toBe("/area/x");
  });
});
