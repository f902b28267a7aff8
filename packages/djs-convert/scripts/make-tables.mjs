#!/usr/bin/env node
// Makes src/tables/v*.ts: what classes discord.js exports, which members they have, and of which class a member is.
//   node packages/djs-convert/scripts/make-tables.mjs
// The typings come from npm into a temporary folder, together with a TypeScript that still has a JavaScript API.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readTypings } from "./read-typings.mjs";

const versions = { 11: "11.6.4", 12: "12.5.3", 13: "13.17.1", 14: "14.28.1" };
const target = join(dirname(fileURLToPath(import.meta.url)), "..", "src", "tables");
const folder = mkdtempSync(join(tmpdir(), "djs-tables-"));
const install = (at, ...packages) =>
  execFileSync(
    "npm",
    ["install", "--prefix", at, "--ignore-scripts", "--no-audit", "--no-fund", ...packages],
    {
      stdio: "ignore",
    },
  );

try {
  install(folder, "typescript@5.9.3", "@types/node@22.20.5");
  const ts = createRequire(join(folder, "index.js"))("typescript");
  for (const [major, version] of Object.entries(versions)) {
    const at = mkdtempSync(join(folder, `v${major}-`));
    install(at, `discord.js@${version}`);
    const lines = readTypings(ts, at, Number(major));
    const text = [
      `// Made by scripts/make-tables.mjs from the typings of discord.js ${version}; read-table.ts explains the form.`,
      `export const v${major} = \``,
      ...lines,
      "`;",
      "",
    ].join("\n");
    writeFileSync(join(target, `v${major}.ts`), text);
    process.stdout.write(`v${major}: ${lines.length} lines, ${text.length} characters\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
