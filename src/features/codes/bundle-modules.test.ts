import { describe, expect, it } from "vitest";
import { inlinePreview } from "./inline-preview.ts";

/** Runs the module scripts of a preview one after another; they report with `log(…)`. */
async function run(files: Record<string, string>): Promise<unknown[]> {
  const html = inlinePreview({
    files: new Map(Object.entries(files)),
    entry: "index.html",
    maxCharacters: 100_000,
  });
  const logged: unknown[] = [];
  const AsyncFunction = (async () => {}).constructor;
  // As the document would be, the registry of modules is a fresh one in each test.
  Reflect.deleteProperty(globalThis, Symbol.for("preview.modules"));
  for (const [, script] of html.matchAll(/<script type="module">([\s\S]*?)<\/script>/g)) {
    await Reflect.construct(AsyncFunction, ["log", `"use strict";${script}`])((value: unknown) =>
      logged.push(value),
    );
  }
  return logged;
}

const main = '<script type="module" src="js/main.js"></script>';

describe("modules", () => {
  it("reach each other by every kind of import and export", async () => {
    const logged = await run({
      "index.html": main,
      "js/main.js": `
        import twice, { add, max as most, "odd name" as odd } from "./numbers.js";
        import * as all from "./again.js";
        import "../effect.js";
        import data from "./data.json" with { type: "json" };
        const late = await import("./late.js");
        log([twice(2), add(1, 2), most, odd, Object.keys(all).sort(), all.inner.max, all.renamed, data.x, late.default]);`,
      "js/numbers.js": `
        export default function twice(x) { return add(x, x) }
        export const add = (a, b) => a + b, { max, ...rest } = { max: 9, other: 1 };
        const strange = 7;
        export { strange as "odd name" };`,
      "js/again.js": `export * from "./numbers.js"; export * as inner from "./numbers.js"; export { max as renamed } from "./numbers.js";`,
      "js/data.json": '{ "x": 5 }',
      "js/late.js": "export default class {}\n(() => log('late'))()",
      "effect.js": "log('effect')",
    });
    expect(logged.slice(0, 2)).toEqual(["effect", "late"]);
    expect(logged[2]).toEqual([
      4,
      3,
      9,
      7,
      ["add", "inner", "max", "odd name", "renamed", "rest"],
      9,
      9,
      5,
      expect.any(Function),
    ]);
  });

  it("stay live, keep `this` away, and leave other names of the same spelling alone", async () => {
    const logged = await run({
      "index.html": main,
      "js/main.js": `
        import { count, raise, self } from "./counter.js";
        raise();
        const box = { count, inner: { raise: 1 }, self() { return "own" } };
        const shadow = raise => raise + 1;
        count: for (;;) break count;
        log([count, box.count, box.inner.raise, shadow(1), self(), box.self(), \`\${count}\`, self\`x\`]);`,
      "js/counter.js": `
        export let count = 0;
        export function raise() { count += 1 }
        export function self() { return this === undefined }`,
    });
    expect(logged).toEqual([[1, 1, 1, 2, true, "own", "1", true]]);
  });

  it("run once, dependencies first, across the scripts of a page", async () => {
    const logged = await run({
      "index.html": `${main}<script type="module">import { b } from "./js/b.js"; log(b)</script>${main}`,
      "js/main.js": 'import { b } from "./b.js"; import "./c.js"; log("main " + b)',
      "js/b.js": 'import "./c.js"; log("b"); export const b = "B"',
      "js/c.js": '#!/usr/bin/env node\nlog("c")',
    });
    expect(logged).toEqual(["c", "b", "main B", "B"]);
  });

  it("may import each other in a circle", async () => {
    const logged = await run({
      "index.html": main,
      "js/main.js": 'import { even } from "./even.js"; log(even(10))',
      "js/even.js": 'import { odd } from "./odd.js"; export const even = n => n === 0 || odd(n - 1)',
      "js/odd.js":
        'import { even } from "./even.js"; export function odd(n) { return n !== 0 && even(n - 1) }',
    });
    expect(logged).toEqual([true]);
  });

  it("leave what is elsewhere to the browser", () => {
    const html = inlinePreview({
      files: new Map([
        [
          "index.html",
          '<script type="module">import x from "https://cdn.example/x.js"; import "lib"; x()</script>',
        ],
      ]),
      entry: "index.html",
      maxCharacters: 10_000,
    });
    expect(html).toContain('import "https://cdn.example/x.js";\nimport "lib";');
  });

  it("stay as they are when they are no valid module", () => {
    const html = '<script type="module">let = import {</script>';
    expect(
      inlinePreview({ files: new Map([["index.html", html]]), entry: "index.html", maxCharacters: 100 }),
    ).toContain("let = import {");
  });
});
