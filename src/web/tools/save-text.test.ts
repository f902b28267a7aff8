import { expect, it } from "vitest";
import { baseName, withSuffix } from "./save-text.ts";

it.each([
  ["app.js", "app.min.js"],
  ["src/a.b/app.js", "src/a.b/app.min.js"],
  ["src/a.b/Makefile", "src/a.b/Makefile.min"],
])("%s becomes %s", (name, wanted) => {
  expect(withSuffix(name, ".min")).toBe(wanted);
});

it("takes the folders off a name", () => {
  expect(baseName("a/b/c.css")).toBe("c.css");
});
