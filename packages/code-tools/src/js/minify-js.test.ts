import { SourceMap } from "node:module";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { type Level, levels } from "../result.ts";
import { minifyJs } from "./minify-js.ts";
import type { MinifyJsOptions } from "./options.ts";

const minify = (code: string, options: MinifyJsOptions = {}) => minifyJs(code, { brotli: false, ...options });

function printed(code: string): unknown[] {
  const lines: unknown[] = [];
  runInNewContext(code, { print: (line: unknown) => lines.push(line) });
  return lines;
}

const program = `
  "use strict";
  function addUp(numbers) { let total = 0; for (const number of numbers) { total += number; } return total; }
  const unused = 1;
  print(addUp([1, 2, 3]) > 5 ? "large" : "small");
  print((function () { return this === undefined; })());
`;

describe.each(levels)("minifyJs at the level %s", level => {
  it("makes less of a program that prints the same", async () => {
    const { code, sizes, before, errors, engine } = await minify(program, { level });
    expect(errors).toEqual([]);
    expect(printed(code)).toEqual(["large", true]);
    expect(sizes.raw).toBeLessThan(before.raw);
    expect(sizes.raw).toBe(Buffer.byteLength(code));
    expect(engine).not.toBe("");
  });

  it("says where code does not parse and leaves it alone", async () => {
    const input = "let a = 1;\nlet b = ;\n";
    const { code, errors } = await minify(input, { level });
    expect(code).toBe(input);
    expect(errors).toEqual([{ code: "syntax-error", message: "Unexpected token", line: 2, column: 9 }]);
  });

  it.each(["let total = 1;\nlet total = 2;\n", "let let;\n", "for (;;) { break outside; }\n"])(
    "finds the mistake that only the whole program shows in %j",
    async input => {
      const { code, errors } = await minify(input, { level });
      expect(code).toBe(input);
      expect(errors).toMatchObject([{ code: "syntax-error" }]);
    },
  );

  it.each([
    ["import", `import value from "./value.js"; export const twice = value * 2;`, /import.*export/s],
    ["import.meta", "console.log(import.meta.url);", /import\.meta/],
    ["await", "const answer = await fetch('/'); console.log(answer);", /await/],
  ])("takes a module with %s", async (_, input, pattern) => {
    const { code, errors } = await minify(input, { level });
    expect(errors).toEqual([]);
    expect(code).toMatch(pattern);
  });

  it("keeps the names of the outermost scope of a script, and shortens them on request", async () => {
    const input = "var longName = prompt(); function otherName(parameter) { return parameter + longName }";
    const kept = await minify(input, { level });
    expect(kept.code).toMatch(/longName.*otherName/s);
    const input2 = `${input}; alert(otherName(1)); alert(otherName(2))`;
    const shortened = await minify(input2, { level, toplevel: true });
    expect(shortened.code).not.toMatch(/longName|otherName/);
  });

  it("takes a file with return outside of functions", async () => {
    const { errors } = await minify("if (process.argv[2]) return; console.log(1)", { level });
    expect(errors).toEqual([]);
  });

  it("leaves names alone that `with` could find elsewhere", async () => {
    const input =
      "print((function (found, hidden) { with (found) { return hidden } })({ hidden: 'in' }, 'out'))";
    const { code, warnings } = await minify(input, { level });
    expect(printed(code)).toEqual(["in"]);
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: "sees-names", values: { word: "with" } }),
    );
  });

  it("leaves names alone that eval could ask for", async () => {
    const input = "print((function (hidden) { return eval('hid' + 'den') })('seen'))";
    const { code } = await minify(input, { level });
    expect(printed(code)).toEqual(["seen"]);
  });

  it("keeps functions strict that are, one by one", async () => {
    const input = `
      print((function () { "use strict"; return this === undefined })());
      print((function () { return this === undefined })());
    `;
    const { code } = await minify(input, { level });
    expect(printed(code)).toEqual([true, false]);
  });

  it("uses up what a pattern takes from an iterator", async () => {
    const input = `
      function* three() { try { yield print("first"); yield print("second"); } finally { print("closed") } }
      (function () { var [, unused] = three(); })();
    `;
    const { code } = await minify(input, { level });
    expect(printed(code)).toEqual(printed(input));
  });

  it.each([
    ["a place of a pattern", "(function () { const [a, , b] = steps(); print(a) })()"],
    ["a spread", "[...steps()].length; void [...steps()]"],
    ["an optional call", 'print(({ "x-y": [0], tell(input) { return null } }).tell?.(1))'],
    ["a default value", "(function (value = print(1)) {})(); print((function ([value] = steps()) {})())"],
    [
      "a spread in an unused object",
      "(function () { ({ a: 1, b: `${print(2)}${[...steps()].length}` }).a })()",
    ],
  ])("loses nothing that %s does", async (_, input) => {
    const code = `function* steps() { try { yield print("one"); yield print("two"); yield print("three") } finally { print("end") } } ${input}`;
    const made = await minify(code, { level });
    expect(printed(made.code)).toEqual(printed(code));
  });

  it.each([
    "(function (__proto__) { print(Object.keys({ a: 1, __proto__ }).join()) })(3)",
    "var __proto__ = null; var c = { __proto__ }; print(Object.getPrototypeOf(c) === null, Object.keys(c).length)",
    "print(Object.keys({ __proto__() { return 1 }, async '__proto__x'() {} }).join())",
    "(function (o) { const { __proto__ } = o; ({ __proto__: o } = o); print(__proto__) })({ ['__proto__']: 5 })",
    "(function (x) { print(Object.keys({ __proto__: x }).length, Object.keys({ ['__proto__']: x }).length) })([])",
  ])("makes a property of __proto__ where the input does: %s", async input => {
    expect(printed((await minify(input, { level })).code)).toEqual(printed(input));
  });

  it("maps back past what was put in other words", async () => {
    const input = 'var __proto__ = 1;\nvar c = { a: 1, __proto__, marker: print };\nc.marker("here");';
    const { code, map } = await minify(input, { level, sourceMap: true });
    const traced = new SourceMap(JSON.parse(map ?? "")).findEntry(0, code.indexOf("print"));
    expect(traced).toMatchObject({ originalLine: 1, originalColumn: input.split("\n")[1]?.indexOf("print") });
  });

  it("keeps the line for the shell", async () => {
    const { code } = await minify("#!/usr/bin/env node\nconsole.log(  1  );", { level });
    expect(code).toMatch(/^#!\/usr\/bin\/env node\nconsole\.log\(1\)/);
  });

  it("adds nothing newer than ES5 to ES5", async () => {
    const input = "print('a' + (typeof b === 'undefined' ? 'b' : b) + '\\n' + 'c\\n');";
    const { code } = await minify(input, { level, target: 5 });
    expect(code).not.toMatch(/`|=>|\?\?|\?\./);
    expect(printed(code)).toEqual(["ab\nc\n"]);
  });
});

describe("options of minifyJs", () => {
  const level: Level = "maximum";

  it("is never larger than the level before", async () => {
    const gzips = [];
    for (const each of levels) gzips.push((await minify(program, { level: each })).sizes.gzip);
    expect(gzips).toEqual(gzips.toSorted((one, other) => other - one));
  });

  it("keeps the names that functions and classes tell", async () => {
    const input = `(function () {
      const arrow = () => 1; function declared() {} class Shape {} const held = class {};
      print([arrow.name, declared.name, Shape.name, held.name].join());
    })()`;
    const { code, engine } = await minify(input, { level, keepNames: true });
    expect(printed(code)).toEqual(["arrow,declared,Shape,held"]);
    expect(engine).toBe("oxc");
  });

  it("leaves names long without mangle", async () => {
    const input = "(function (parameter) { print(parameter); print(parameter) })(Math.random)";
    expect((await minify(input, { level, mangle: false })).code).toContain("parameter");
    expect((await minify(input, { level })).code).not.toContain("parameter");
  });

  it("keeps licences on request", async () => {
    const input = "/*! by us */\nprint(1);\n/** @license MIT */\nprint(2); // a note\n";
    expect((await minify(input, { level, keepLicenses: true })).code).toMatch(/by us.*@license MIT/s);
    const without = await minify(input, { level });
    expect(without.code).not.toMatch(/by us|MIT|note/);
  });

  it("takes console and debugger out as told", async () => {
    const input = "console.log(1); debugger; print(2);";
    const { code } = await minify(input, { level, dropConsole: true });
    expect(code).not.toMatch(/console|debugger/);
    const kept = await minify(input, { level, dropDebugger: false });
    expect(kept.code).toMatch(/console.*debugger/s);
  });

  it("measures brotli on request", async () => {
    const { sizes } = await minifyJs("print(1)");
    expect(sizes.brotli).toBeGreaterThan(0);
    expect((await minifyJs("print(1)", { brotli: false })).sizes.brotli).toBeNull();
  });

  it("says when an engine could not do it, and answers with another", async () => {
    const { warnings, errors, code } = await minify(
      `import data from "./data.json" with { type: "json" }; print(data);`,
      { level },
    );
    expect(errors).toEqual([]);
    expect(code).toContain("json");
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: "chain-failed", values: { chain: "oxc → uglify ×3" } }),
    );
  });

  it("leaves alone what does not come out smaller", async () => {
    const { code, engine } = await minify("a()", { level });
    expect(code.length).toBeLessThanOrEqual(4);
    expect(typeof engine).toBe("string");
  });

  it("tells how far it is and stops when told to", async () => {
    const steps: string[] = [];
    await minifyJs(program, { level }, { onProgress: ({ step }) => steps.push(step) });
    expect(steps).toContain("oxc → uglify ×3");
    expect(steps.at(-1)).toBe("");
    const stop = new AbortController();
    const reason = new Error("enough");
    const run = minifyJs(program, { level }, { signal: stop.signal, onProgress: () => stop.abort(reason) });
    await expect(run).rejects.toBe(reason);
  });
});

describe("input of all kinds", () => {
  it.each([
    ["nothing", ""],
    ["white space", " \n\t "],
    ["a comment", "/* only this */"],
    ["a byte order mark", "\uFEFFprint(1)"],
    ["a lone surrogate", "print('\\uD800')"],
    ["a script tag's end", "print('</script>')"],
    ["deep nesting", `print(${"(".repeat(500)}1${")".repeat(500)})`],
  ])("%s", async (_, input) => {
    const { code, errors } = await minify(input, { level: "maximum" });
    expect(errors).toEqual([]);
    expect(printed(code)).toEqual(printed(input));
  });

  it.each(["}", "(", "`${", "/*", "class", "\u0000", "import", "a b c"])("%j does not parse", async input => {
    const { errors } = await minify(input);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ code: "syntax-error", line: 1 });
  });
});
