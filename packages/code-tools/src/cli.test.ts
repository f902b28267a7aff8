import { spawn } from "node:child_process";
import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import * as path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const bin = path.join(import.meta.dirname, "../bin/code-tools.mjs");
const source =
  "function greet(personName) {\n  return 'Hello ' + personName;\n}\nconsole.log(greet('you'));\n";
let folder = "";

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), "code-tools-"));
});
afterEach(() => fs.rm(folder, { recursive: true }));

const put = async (name: string, text: string) => {
  await fs.mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await fs.writeFile(path.join(folder, name), text);
};
const get = (name: string) => fs.readFile(path.join(folder, name), "utf8");

function run(args: string[], input = ""): Promise<{ code: number | null; out: string; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], { cwd: folder });
    let out = "";
    let said = "";
    child.stdout.on("data", chunk => {
      out += chunk;
    });
    child.stderr.on("data", chunk => {
      said += chunk;
    });
    child.once("error", reject);
    child.once("close", code => resolve({ code, out, said }));
    child.stdin.end(input);
  });
}

describe("code-tools", () => {
  it("takes standard input to standard output", async () => {
    const { code, out, said } = await run(["js"], source);
    expect({ code, said }).toEqual({ code: 0, said: "" });
    expect(out).toMatch(/^function greet\((\w)\)\{return"Hello "\+\1\}console\.log\(greet\("you"\)\);?$/);
  });

  it("says where the input is wrong, and ends with 1", async () => {
    expect(await run(["js"], "let a = 1;\nlet = = 2;")).toEqual({
      code: 1,
      out: "",
      said: expect.stringMatching(/^standard input:2:\d+: error: Unexpected token\n$/),
    });
  });

  it.each([
    [[], /code-tools js\|css/],
    [["shrink"], /no command shrink/],
    [["js", "--levle", "fast"], /levle/],
    [["js", "--level", "tiny"], /--level is one of fast, best, maximum/],
    [["js", "missing.js"], /no file or folder missing\.js/],
    [["js", "--module", "--script"], /exclude each other/],
    [["js", "--write"], /needs files/],
    [["obfuscate", "--set", "seven"], /name=value/],
  ])("ends with 2 for %j", async (args, message) => {
    const { code, out, said } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(said).toMatch(message);
  });

  it("tells its options", async () => {
    const { code, out } = await run(["obfuscate", "--help"]);
    expect(code).toBe(0);
    expect(out).toMatch(/--preset light\|balanced\|strong/);
  });

  it("puts files of folders and globs below another folder, and over nothing", async () => {
    await put("in/a.js", source);
    await put("in/deep/b.mjs", "export const value = 1 + 1;");
    await put("in/node_modules/c.js", source);
    await put("in/.hidden/d.js", source);
    await put("in/e.txt", "text");
    const { code, said } = await run(["js", "in", "--out", "made"]);
    expect(code).toBe(0);
    expect(said).toMatch(/a\.js: \d+ → \d+ bytes/);
    const made = await fs.readdir(path.join(folder, "made"), { recursive: true });
    expect(made.sort()).toEqual(["a.js", "deep", path.join("deep", "b.mjs")]);
    await put("in/a.js", "console.log(2)");
    const again = await run(["js", "in", "--out", "made"]);
    expect(again.code).toBe(2);
    expect(again.said).toMatch(/--force/);
    expect(await get("made/a.js")).toMatch(/^function greet/);
    expect((await run(["js", "in/*.js", "--out", "made"])).code).toBe(0);
    expect(await get("made/in/a.js")).toMatch(/^console\.log\(2\)/);
    expect((await run(["js", "in/a.js", "--out", "made", "--force"])).code).toBe(0);
    expect(await get("made/a.js")).toMatch(/^console\.log\(2\)/);
  });

  it("writes answers in the place of their inputs, except where one is wrong", async () => {
    await put("good.js", source);
    await put("bad.js", "let = = 1");
    const { code, said } = await run(["js", "good.js", "bad.js", "--write", "--level", "fast"]);
    expect(code).toBe(1);
    expect(said).toMatch(/bad\.js:1:\d+: error/);
    expect(await get("bad.js")).toBe("let = = 1");
    expect((await get("good.js")).length).toBeLessThan(source.length);
    expect((await fs.readdir(folder)).sort()).toEqual(["bad.js", "good.js"]);
  });

  it("asks where to with several files", async () => {
    await put("a.js", source);
    await put("b.js", source);
    expect((await run(["js", "a.js", "b.js"])).said).toMatch(/2 files: say where to/);
  });

  it("answers in JSON", async () => {
    await put("a.js", source);
    const { out } = await run(["js", "a.js", "--json"]);
    const [row] = JSON.parse(out);
    expect(row).toMatchObject({ file: "a.js", out: null, errors: [], warnings: [] });
    expect(row.sizes.brotli).toBeGreaterThan(0);
    expect(row.code).toMatch(/^function greet/);
  });

  it("writes source maps and joins the map beside the input", async () => {
    const map = { version: 3, sources: ["greet.ts"], names: [], mappings: "AAAA,AACA,AACA;AACA;AACA;AACA" };
    await put("a.js", source);
    await put("a.js.map", JSON.stringify(map));
    expect((await run(["js", "a.js", "--out", "a.min.js", "--source-map"])).code).toBe(0);
    expect(await get("a.min.js")).toMatch(/\n\/\/# sourceMappingURL=a\.min\.js\.map\n$/);
    expect(JSON.parse(await get("a.min.js.map")).sources).toEqual(["greet.ts"]);
  });

  it("refuses text that is not UTF-8", async () => {
    await fs.writeFile(path.join(folder, "a.js"), Buffer.from([0x22, 0xff, 0x22]));
    const { code, said } = await run(["js", "a.js"]);
    expect(code).toBe(1);
    expect(said).toMatch(/a\.js: error: .*UTF-8/);
  });

  it("obfuscates the same with the same seed", async () => {
    const args = ["obfuscate", "--seed", "seven", "--preset", "light"];
    const first = await run(args, source);
    expect(first.code).toBe(0);
    expect((await run(args, source)).out).toBe(first.out);
    expect((await run(["obfuscate", "--seed", "eight", "--preset", "light"], source)).out).not.toBe(
      first.out,
    );
  });

  it.each(["css", "html", "encode"])("%s answers on standard output", async command => {
    const input = command === "css" ? "a { color : red }" : "<!doctype html><title>t</title><p>a</p>";
    const { code, out } = await run([command], input);
    expect(code).toBe(0);
    expect(out).not.toBe("");
  });
});
