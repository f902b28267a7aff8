import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildIsCurrent, hashInputs } from "./build.mjs";

let root = "";
const write = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "ra3d-build-"));
  write("src/core/a.ts", "a");
  write("vite.config.ts", "v");
  write("build/server/main.js", "built");
  write("build/.inputs", hashInputs(root));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it("is current while no input changes its content", () => {
  expect(buildIsCurrent(root)).toBe(true);
  utimesSync(join(root, "src/core/a.ts"), 1, 1);
  write("src/core/a.test.ts", "a test builds nothing");
  write("README.md", "nor does this");
  expect(buildIsCurrent(root)).toBe(true);
});

it.each([
  ["a changed source", "src/core/a.ts", "b"],
  ["a new source", "src/web/b.tsx", ""],
  ["another configuration", "vite.config.ts", "w"],
  ["content", "content/faq.md", "q"],
  ["a package", "packages/tool/index.ts", "t"],
])("is out of date after %s", (_, path, text) => {
  write(path, text);
  expect(buildIsCurrent(root)).toBe(false);
});

it("is out of date when it was interrupted or is gone", () => {
  rmSync(join(root, "build/.inputs"));
  expect(buildIsCurrent(root)).toBe(false);
  write("build/.inputs", hashInputs(root));
  rmSync(join(root, "build/server/main.js"));
  expect(buildIsCurrent(root)).toBe(false);
});
