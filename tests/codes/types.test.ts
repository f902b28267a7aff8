import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { type CodeFolder, listDiscordCodes, repositoryRoot } from "./code-folders.ts";

const shared = {
  target: "es2024",
  lib: ["es2024"],
  module: "nodenext",
  types: ["node"],
  strict: true,
  erasableSyntaxOnly: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};
const programs = {
  javascript: { ...shared, allowJs: true, checkJs: true },
  typescript: { ...shared, verbatimModuleSyntax: true, noUncheckedIndexedAccess: true },
};

/** Everything that `tsc` says about the newest versions of these codes, in one program. */
async function check(language: keyof typeof programs, codes: CodeFolder[]): Promise<string> {
  const cache = join(repositoryRoot, "node_modules", ".cache", "codes");
  mkdirSync(cache, { recursive: true });
  const project = join(cache, `tsconfig.${language}.json`);
  const include = codes.map(({ path }) => `${relative(cache, join(path, "files"))}/**/*`);
  writeFileSync(project, JSON.stringify({ include, compilerOptions: programs[language] }));
  const tsc = join(repositoryRoot, "node_modules", "typescript", "bin", "tsc");
  const child = spawn(process.execPath, [tsc, "--project", project, "--pretty", "false"], {
    cwd: repositoryRoot,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", chunk => {
      output += chunk;
    });
  const [code] = await once(child, "close");
  return code === 0 ? "" : output || `tsc ended with ${code}`;
}

describe("types of the codes for discord.js", () => {
  const codes = listDiscordCodes();
  const isTypeScript = ({ path }: CodeFolder) => existsSync(join(path, "files", "tsconfig.json"));

  it("JavaScript fits discord.js 14, by its JSDoc", async () => {
    const found = codes.filter(code => !isTypeScript(code));
    expect(found.length).toBeGreaterThan(0);
    expect(await check("javascript", found)).toBe("");
  }, 300_000);

  it("TypeScript fits discord.js 14", async () => {
    const found = codes.filter(isTypeScript);
    expect(found.length).toBeGreaterThanOrEqual(4);
    expect(await check("typescript", found)).toBe("");
  }, 300_000);
});
