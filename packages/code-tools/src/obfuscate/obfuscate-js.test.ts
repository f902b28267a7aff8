import { execFileSync } from "node:child_process";
import * as path from "node:path";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { obfuscateJs } from "./obfuscate-js.ts";
import { type ObfuscateJsOptions, obfuscationTargets, presetNames } from "./options.ts";

const obfuscate = (code: string, options: ObfuscateJsOptions = {}) =>
  obfuscateJs(code, { brotli: false, ...options });

function printed(code: string): unknown[] {
  const lines: unknown[] = [];
  const globals: Record<string, unknown> = { print: (line: unknown) => lines.push(line) };
  globals.window = globals;
  runInNewContext(code, globals);
  return lines;
}

const program = `
  class Shape { constructor(sides) { this.sides = sides } get name() { return "shape of " + this.sides } }
  function addUp(numbers) { let total = 0; for (const number of numbers) { if (number > 1) total += number } return total }
  const { sides: [first, ...others] } = { sides: [3, 4, 5] };
  print(new Shape(first).name); print(addUp([first, ...others])); print(["a", "b"].map(each => each + "!").join());
  try { null.x } catch { print("caught") }
  switch (others.length) { case 2: print("two"); break; default: print("other") }
`;

afterEach(() => vi.unstubAllGlobals());

describe.each(presetNames)("preset %s", preset => {
  it.each(obfuscationTargets)("prints the same for %s and hides its strings", async target => {
    const { code, errors, warnings, seed } = await obfuscate(program, { preset, target, seed: 7 });
    expect({ errors, warnings, seed }).toEqual({ errors: [], warnings: [], seed: 7 });
    expect(printed(code)).toEqual(["shape of 3", 12, "a!,b!", "caught", "two"]);
    expect(code).not.toMatch(/total|numbers/);
  });

  it("keeps a script strict", async () => {
    const { code } = await obfuscate(`"use strict"; print((function () { return this === undefined })())`, {
      preset,
    });
    expect(printed(code)).toEqual([true]);
  });

  it("writes no code that a policy without unsafe-eval forbids", async () => {
    const { code } = await obfuscate(program, { preset, seed: 3 });
    expect(code).not.toMatch(/\beval\b|\bFunction\(/);
  });
});

describe("obfuscateJs", () => {
  it("makes the same bytes of the same seed, tells the one it drew, and draws another each time", async () => {
    const first = await obfuscate(program);
    const second = await obfuscate(program);
    expect(first.seed).not.toBe(second.seed);
    expect(first.code).not.toBe(second.code);
    expect((await obfuscate(program, { seed: first.seed })).code).toBe(first.code);
  });

  it.each(presetNames)(
    "makes the same bytes as another process that has made others before, %s",
    async preset => {
      await obfuscate(program, { preset, seed: "another" });
      const { code } = await obfuscate(program, { preset, seed: "seven" });
      const cli = path.join(import.meta.dirname, "../cli.ts");
      const args = [cli, "obfuscate", "--preset", preset, "--seed", "seven"];
      expect(execFileSync(process.execPath, args, { input: program, encoding: "utf8" }).trim()).toBe(code);
      expect("shuffledNameSequence" in Function.prototype).toBe(false);
    },
  );

  it("makes the same bytes with the library's build for browsers", async () => {
    vi.stubGlobal("self", globalThis);
    vi.stubGlobal("window", globalThis);
    const { loadObfuscator } = await import("../platform/browser/obfuscator.ts");
    const options = { seed: 11, optionsPreset: "medium-obfuscation", log: false } as const;
    const { loadObfuscator: loadNodes } = await import("../platform/node/obfuscator.ts");
    const browser = (await loadObfuscator())(program, options).getObfuscatedCode();
    expect((await loadNodes())(program, options).getObfuscatedCode()).toBe(browser);
  });

  it("takes modules", async () => {
    const { code, errors } = await obfuscate(
      `import value from "./value.js"; export const twice = value * 2;`,
    );
    expect(errors).toEqual([]);
    expect(code).toMatch(/import .* from'\.\/value\.js'/);
    expect(code).toMatch(/export/);
  });

  it("says where code does not parse", async () => {
    const { code, errors } = await obfuscate("let a = 1;\nlet = = 2");
    expect(code).toBe("let a = 1;\nlet = = 2");
    expect(errors).toEqual([expect.objectContaining({ code: "syntax-error", line: 2 })]);
  });

  it("gives the library's words for options that it does not know", async () => {
    const advanced = { stringArrayThreshold: 7 };
    const { errors } = await obfuscate(program, { advanced });
    expect(errors).toEqual([expect.objectContaining({ code: "obfuscator-failed" })]);
  });

  it.each([
    ["eval('1 + 1')", "sees-names"],
    ["new Function('a', 'return a')", "sees-names"],
    ["with (document) { title }", "sees-names"],
    ["Function.prototype.toString.call(print)", "reads-functions"],
    ["print(this.constructor.name)", "reads-functions"],
    ["print(print?.constructor.name)", "reads-functions"],
    ["function f() { return arguments.callee } f()", "reads-functions"],
    ["function f() { return f.caller } f()", "reads-functions"],
    ["print(f.name === 'f'); function f() {}", "reads-functions"],
    ["class Shape {} print(Shape.name)", "reads-functions"],
    ["function f() {} print(f.toString())", "reads-functions"],
    ["const proto = Function.prototype, text = proto.toString; print(text.call(print))", "reads-functions"],
    ["function F() { print(new.target.name) } new F()", "reads-functions"],
    ["try { null.x } catch (error) { print(error.stack.split('at ')[1]) }", "reads-functions"],
    ["print(new Error().stack)", "reads-functions"],
    ["setTimeout('print(1)', 5)", "sees-names"],
  ])("warns of %s", async (code, warning) => {
    const { warnings } = await obfuscate(code, { preset: "light" });
    expect(warnings.map(each => each.code)).toEqual([warning]);
  });

  it("says where, once for each word, and nothing of comments, texts and names of other things", async () => {
    const code = "print(1);\nfunction f() {}\n  print(f.name, f.name);";
    expect((await obfuscate(code, { preset: "light" })).warnings).toMatchObject([
      { code: "reads-functions", line: 3, column: 11, values: { word: "f.name" } },
    ]);
    const plain = `// new Function, arguments.callee
      const user = { name: "new Function" }; print(user.name, "f.caller"); try { null.x } catch (e) { print(e.stack) }
      function f() {} f.toString = () => "f"; f.name = 1`;
    expect((await obfuscate(plain, { preset: "light" })).warnings).toEqual([]);
  });

  it.each([
    [{ disableConsoleOutput: true }, "silences-console"],
    [{ selfDefending: true }, "self-defending"],
    [{ debugProtection: true }, "debug-protection"],
    [{ renameProperties: true }, "renames-properties"],
    [{ renameGlobals: true }, "renames-globals"],
    [{ transformObjectKeys: true }, "reorders-objects"],
  ] as const)("warns of %j, which no preset chooses", async (advanced, warning) => {
    const { warnings } = await obfuscate(program, { preset: "light", advanced });
    expect(warnings.map(each => each.code)).toEqual([warning]);
  });

  it("locks to domains, with a warning, and says that strict policies forbid it for the target browser", async () => {
    const options = { preset: "light", domainLock: [".example.com"] } as const;
    expect((await obfuscate(program, options)).warnings.map(each => each.code)).toEqual(["domain-lock"]);
    const inBrowser = await obfuscate(program, { ...options, target: "browser" });
    expect(inBrowser.warnings.map(each => each.code)).toEqual(["domain-lock", "needs-eval"]);
  });

  it("warns of input that is large for the preset", async () => {
    const { warnings } = await obfuscate(`/*${"x".repeat(160_000)}*/ print(1)`, { preset: "strong" });
    expect(warnings).toEqual([
      expect.objectContaining({ code: "large-input", values: { kilobytes: 160, preset: "strong" } }),
    ]);
  });

  it("maps back to the source", async () => {
    const { map } = await obfuscate(program, { sourceMap: true, fileName: "shapes.js" });
    expect(JSON.parse(map ?? "")).toMatchObject({ version: 3, sourcesContent: [program] });
  });

  it("stops before it begins when told to", async () => {
    const signal = AbortSignal.abort(new Error("enough"));
    await expect(obfuscateJs(program, {}, { signal })).rejects.toThrow("enough");
  });
});
