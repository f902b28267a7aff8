import { SourceMap } from "node:module";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { obfuscateJs } from "./obfuscate-js.ts";
import { type ObfuscateJsOptions, presetNames } from "./options.ts";

const obfuscate = (code: string, options: ObfuscateJsOptions = {}) =>
  obfuscateJs(code, { brotli: false, ...options });

function printed(code: string): unknown[] {
  const lines: unknown[] = [];
  runInNewContext(code, { print: (...line: unknown[]) => lines.push(line.join(" ")) });
  return lines;
}

afterEach(() => vi.doUnmock("#platform/obfuscator"));

describe.each(presetNames)("preset %s", preset => {
  it.each([
    "class A { #x = 1; has(o) { return #x in o } } print(new A().has(new A()), new A().has({}))",
    "class A { #x; #y() {} static is(o) { if (!(#x in o)) return 0; for (const k of [1, 2]) if (!(#y in (o, o))) return k; return #y in o?.self ? #x in (#y in o ? o : {}) : 3 } get self() { return this } } print(A.is(new A()), A.is({}))",
    `class A { static #n = "a"; static is = o => { try { return (1 + 2 > 2 && #n in o) + "!" } catch (e) { return e.name } } }
    print(A.is(A), A.is({}), A.is(1)); function add(a, b) { return a + b } print(add(1, 2) * 3)`,
  ])("keeps checks for private names: %s", async code => {
    for (const seed of [1, 2, 3, 4]) {
      const made = await obfuscate(code, { preset, seed });
      expect(made.errors).toEqual([]);
      expect(printed(made.code)).toEqual(printed(code));
      expect(made.code).not.toContain("brandCheck");
    }
  });

  it.each([
    "var __proto__ = 2; var c = { __proto__ }; print(Object.keys(c))",
    "(function (__proto__) { print(Object.keys({ a: 1, __proto__ })) })(3)",
    "print(Object.keys({ __proto__() { return 1 } }), Object.keys({ get __proto__() { return 1 } }))",
    "(function (o) { const { __proto__ } = o; print(__proto__); ({ __proto__: o } = o); print(o) })({ ['__proto__']: 5 })",
    "print(Object.getPrototypeOf({ __proto__: null }), Object.keys({ '__proto__': [] }).length)",
  ])("makes a property of __proto__ where the input does: %s", async code => {
    const made = await obfuscate(code, { preset, seed: 5 });
    expect(made.errors).toEqual([]);
    expect(printed(made.code)).toEqual(printed(code));
  });

  it("maps back past what was put in other words", async () => {
    const code =
      "class A {\n  #x = 1;\n  has(o) { const r = { __proto__: 1 }; return #x in o && later(r) }\n}";
    const made = await obfuscate(code, { preset, seed: 2, sourceMap: true, fileName: "a.js" });
    expect(JSON.parse(made.map ?? "")).toMatchObject({ sources: ["a.js"], sourcesContent: [code] });
    const traced = new SourceMap(JSON.parse(made.map ?? "")).findEntry(0, made.code.indexOf("later"));
    expect(traced).toMatchObject({ originalLine: 2, originalColumn: code.split("\n")[2]?.indexOf("later") });
  });
});

it("says why an answer is refused, and at which line of the input", async () => {
  vi.resetModules();
  const { loadObfuscator } = await import("../platform/node/obfuscator.ts");
  const library = await loadObfuscator();
  vi.doMock("#platform/obfuscator", () => ({
    loadObfuscator: async () => (code: string, options: ObfuscateJsOptions["advanced"]) => {
      const made = library(code, options);
      const broken = made.getObfuscatedCode().replace("broken", "%roken");
      return { getObfuscatedCode: () => broken, getSourceMap: () => made.getSourceMap() };
    },
  }));
  const { obfuscateJs: withBrokenLibrary } = await import("./obfuscate-js.ts");
  const code = "const a = 1;\nprint(a);\nbroken(a);";
  const made = await withBrokenLibrary(code, { preset: "light", seed: 1, brotli: false });
  expect(made.code).toBe(code);
  expect(made.errors).toEqual([
    { code: "answer-refused", message: expect.stringMatching(/^Unexpected token$/), line: 3, column: 1 },
  ]);
});
