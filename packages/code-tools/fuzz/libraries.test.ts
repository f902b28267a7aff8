import { readFileSync } from "node:fs";
import * as path from "node:path";
import { describe, expect, it } from "vitest";
import { minifyJs } from "../src/js/minify-js.ts";
import { obfuscateJs } from "../src/obfuscate/obfuscate-js.ts";
import { digest, libraries, loadLibrary } from "./libraries.ts";

const modules = path.resolve(import.meta.dirname, "../../../node_modules");
// js-yaml asks for a package whose licence is not among ours: `npm run bench:tools -- --correctness` has it.
const installed = libraries.filter(({ name }) => name !== "js-yaml");

describe.each(installed)("$name", ({ name, file, exercise }) => {
  const code = readFileSync(path.join(modules, name, file), "utf8");
  const expected = exercise(loadLibrary(code));
  const answers = digest(expected);

  it("answers the same twice, and much", () => {
    expect(digest(exercise(loadLibrary(code)))).toBe(answers);
    expect(expected.length).toBeGreaterThan(10);
  });

  it.each(["fast", "best"] as const)("does the same minified at the level %s", async level => {
    const made = await minifyJs(code, { level, brotli: false });
    expect(made.errors).toEqual([]);
    expect(digest(exercise(loadLibrary(made.code)))).toBe(answers);
  });

  it("does the same obfuscated", async () => {
    const made = await obfuscateJs(code, { preset: "balanced", seed: 5, brotli: false });
    expect(made.errors).toEqual([]);
    expect(digest(exercise(loadLibrary(made.code)))).toBe(answers);
  });
});
