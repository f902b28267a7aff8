import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { repositoryRoot } from "./code-folders.ts";
import { listWebCodes, type WebCode } from "./preview-page.ts";

/** What a Node process says and how it ends. */
async function runNode(args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd: repositoryRoot });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", chunk => {
      output += chunk;
    });
  const [code] = await once(child, "close");
  return { code, output };
}

const testFiles = ({ path }: WebCode): string[] =>
  readdirSync(join(path, "files"))
    .filter(name => /\.test\.[jt]s$/.test(name))
    .map(name => join(path, "files", name));

const codes = listWebCodes();
const tested = codes.filter(code => testFiles(code).length > 0);

describe("libraries among the codes", () => {
  it("come with their tests where there is something to compute", () => {
    expect(tested.length).toBeGreaterThanOrEqual(16);
    const shownNowhere = codes.filter(code => code.preview === null && !tested.includes(code));
    expect(shownNowhere.map(({ name }) => name)).toEqual([]);
  });

  it.each(tested.map(code => ({ name: code.name, files: testFiles(code) })))(
    "$name passes the tests that people download with it",
    async ({ files }) => {
      const { code, output } = await runNode(["--test", "--test-reporter=tap", ...files]);
      expect(code, output).toBe(0);
      expect(output).toMatch(/^# pass [1-9]/m);
    },
  );

  it("in TypeScript are strictly typed", async () => {
    const files = codes
      .filter(({ entry }) => entry.endsWith(".ts"))
      .flatMap(({ path }) => readdirSync(join(path, "files")).map(name => join(path, "files", name)));
    expect(files.length).toBeGreaterThanOrEqual(4);
    const { output } = await runNode([
      join(repositoryRoot, "node_modules", "typescript", "bin", "tsc"),
      ..."--ignoreConfig --noEmit --strict --noUncheckedIndexedAccess --exactOptionalPropertyTypes".split(
        " ",
      ),
      ..."--erasableSyntaxOnly --verbatimModuleSyntax --allowImportingTsExtensions --skipLibCheck".split(" "),
      ..."--target es2024 --module nodenext --lib es2024,dom,dom.iterable --types node --pretty false".split(
        " ",
      ),
      ...files,
    ]);
    expect(output).toBe("");
  }, 120_000);
});
