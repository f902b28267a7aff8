#!/usr/bin/env node
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Diagnostic, saysUnread } from "./change.ts";
import { convert } from "./convert.ts";
import { convertProject, isCode } from "./project/convert-project.ts";
import { namesOthers } from "./project/path-aliases.ts";
import type { ConvertedFile } from "./project/project-file.ts";
import { isSettings, longestSettings } from "./project/settings-file.ts";
import { type Version, versions } from "./tables/read-table.ts";
import { unifiedDiff } from "./unified-diff.ts";

const help = `djs-convert: converts discord.js bots to a newer version

  djs-convert [--from 12] [--to 14] src/ …     what would change, file by file
  djs-convert [--from 12] [--to 14] < a.js     converted code on standard output, remarks on standard error

  --write    write the files, and name those of events anew that a loader finds by name
  --force    also where git has changes that are not committed
  --check    exit with 1 when something would change
  --diff     show the changed lines
  --json     everything as JSON
  --from, --to   major versions, 11 to 14; --from is found from package.json and the code when not given

Exit codes: 0 done, 1 something would change (--check), 2 wrong use, 3 files that could not be read as code.
`;

/** Wrong use: said without a stack, with exit code 2. */
class UsageError extends Error {}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: "string" },
      to: { type: "string" },
      write: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
      diff: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      force: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const options = {
    ...values,
    from: versionOf(values.from, "--from"),
    to: versionOf(values.to, "--to") ?? 14,
  };
  if (options.from && options.from >= options.to) throw new UsageError("--from must be less than --to");
  return { options, paths: positionals };
}

type Options = ReturnType<typeof readOptions>["options"];

function versionOf(text: string | undefined, name: string): Version | undefined {
  if (text === undefined) return undefined;
  const found = versions.find(one => one === Number(text));
  if (!found) throw new UsageError(`${name} must be one of ${versions.join(", ")}`);
  return found;
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap(entry => {
    if (entry.name === "node_modules" || entry.name.startsWith(".")) return [];
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return listFiles(inner);
    const isRead =
      isCode(entry.name) || namesOthers(entry.name) || (isSettings(entry.name) && mayBeSettings(inner));
    return entry.isFile() && isRead ? [inner] : [];
  });
}

/** Longer JSON is data: there is no need to read it. */
const mayBeSettings = (path: string): boolean => statSync(path).size <= 4 * longestSettings;

function assertClean(paths: readonly string[]): void {
  for (const path of paths) {
    const folder = statSync(path).isDirectory() ? path : resolve(path, "..");
    let status = "";
    try {
      status = execFileSync("git", ["-C", folder, "status", "--porcelain", "--", "."], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      });
    } catch {
      // No repository: nothing to protect.
      continue;
    }
    if (status.trim())
      throw new UsageError(`${path} has changes that are not committed: commit them first, or give --force`);
  }
}

const remark = (path: string, one: Diagnostic): string =>
  `${path}:${one.line}:${one.column} ${one.rule} ${one.message}. ${one.action}`;

function convertStdin(options: Options): number {
  const source = readFileSync(0, "utf8");
  const result = convert(source, { from: options.from, to: options.to });
  if (options.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  else process.stdout.write(result.code);
  if (!options.json) for (const one of result.diagnostics) process.stderr.write(`${remark("-", one)}\n`);
  if (result.diagnostics.some(saysUnread)) return 3;
  return options.check && result.code !== source ? 1 : 0;
}

function convertPaths(paths: readonly string[], options: Options): number {
  if (options.write && !options.force) assertClean(paths);
  const names = [...new Set(paths.flatMap(listFiles))];
  const files = names.map(name => ({
    path: relative(".", name).split("\\").join("/"),
    text: readFileSync(name, "utf8"),
  }));
  progress(`${files.length} files`);
  const {
    files: converted,
    from,
    to,
  } = convertProject(files, {
    from: options.from,
    to: options.to,
    onProgress: countUp(),
  });
  const changed = converted.filter(file => file.after !== file.before || file.newPath !== file.path);
  if (options.write) for (const file of changed) writeFile(file);
  if (options.json) process.stdout.write(`${JSON.stringify({ from, to, files: converted }, null, 2)}\n`);
  else report(converted, options);
  progress(
    `version ${from} to ${to}: ${changed.length} of ${files.length} files ${options.write ? "written" : "would change"}`,
  );
  if (converted.some(file => file.diagnostics.some(saysUnread))) return 3;
  return options.check && changed.length > 0 ? 1 : 0;
}

function writeFile(file: ConvertedFile): void {
  if (file.after !== file.before) writeFileSync(file.path, file.after);
  if (file.newPath === file.path) return;
  // What was not among the paths that were given is not known to the converter.
  if (existsSync(file.newPath))
    process.stderr.write(`${file.newPath} is there already: ${file.path} keeps its name\n`);
  else renameSync(file.path, file.newPath);
}

function report(files: readonly ConvertedFile[], options: Options): void {
  for (const file of files) {
    if (file.changes.length > 0 && !options.diff)
      process.stdout.write(`${named(file)}: ${file.changes.length} changes\n`);
    if (options.diff) process.stdout.write(diffOf(file));
    for (const one of file.diagnostics) process.stderr.write(`${remark(file.path, one)}\n`);
  }
}

const named = ({ path, newPath }: ConvertedFile): string =>
  newPath === path ? path : `${path} → ${newPath}`;

function diffOf({ path, newPath, before, after }: ConvertedFile): string {
  const moved = newPath === path ? "" : `rename from ${path}\nrename to ${newPath}\n`;
  return moved + (after === before ? "" : unifiedDiff(path, before, after, newPath));
}

/** Only for people who look: never into what a program reads. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${text}\n`);
}

/** One line that counts up while many files are converted, and is gone afterwards. */
function countUp(): ((done: number, total: number, path: string) => void) | undefined {
  if (!process.stderr.isTTY) return undefined;
  let shown = performance.now();
  return (done, total, path) => {
    const now = performance.now();
    if (done < total && now - shown < 100) return;
    shown = now;
    process.stderr.write(done < total ? `\r\u001b[2K${done}/${total} ${path}` : "\r\u001b[2K");
  };
}

function main(): number {
  const { options, paths } = readOptions();
  if (options.help) {
    process.stdout.write(help);
    return 0;
  }
  return paths.length === 0 ? convertStdin(options) : convertPaths(paths, options);
}

try {
  process.exitCode = main();
} catch (error) {
  const isUsage = error instanceof UsageError || (error instanceof TypeError && "code" in error);
  const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
  if (!isUsage && !isMissing) throw error;
  process.stderr.write(`djs-convert: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
