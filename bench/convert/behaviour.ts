import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import * as path from "node:path";
import { convertProject, type Version } from "#djs-convert";
import { compare, type Run } from "./run/compare.ts";

const child = path.join(import.meta.dirname, "run", "child.mjs");
/** A bot that takes longer is cut off there, in milliseconds: what it has done until then counts. */
const longest = 60_000;

/** Bots are other people's code: they may read, and neither write nor start anything. */
function runBot(version: number, folder: string, home: string, names: string): Run[] {
  const library = path.join(home, "versions", `v${version}`, "node_modules");
  const { stdout } = spawnSync(
    process.execPath,
    ["--permission", "--allow-fs-read=*", child, String(version), folder, library, names],
    { encoding: "utf8", timeout: longest, killSignal: "SIGKILL", maxBuffer: 2 ** 30, env: {} },
  );
  // The last line of one that was cut off may be half a line.
  return stdout.split("\n").flatMap(line => (line.endsWith("}") ? [JSON.parse(line) as Run] : []));
}

/** The members that clients of either version have, in a file. */
function writeNames(folder: string, versions: readonly number[], home: string): string {
  const file = path.join(folder, "names.json");
  const names = versions.flatMap(version => {
    const library = path.join(home, "versions", `v${version}`, "node_modules");
    const { stdout } = spawnSync(process.execPath, [child, String(version), "-", library, ""], {
      encoding: "utf8",
      timeout: longest,
    });
    return JSON.parse(stdout) as string[];
  });
  fs.writeFileSync(file, JSON.stringify([...new Set(names)]));
  return file;
}

/** Writes the bot as it is after the conversion; returns how many remarks each of its files has. */
function writeConverted(bot: string, to: string, from: Version, next: Version): Map<string, number> {
  fs.cpSync(bot, to, { recursive: true });
  const files = fs
    .readdirSync(bot, { recursive: true, withFileTypes: true })
    .filter(file => file.isFile() && /\.(?:[cm]?[jt]s|json)$/.test(file.name))
    .map(file => path.relative(bot, path.join(file.parentPath, file.name)))
    .map(file => ({ path: file, text: fs.readFileSync(path.join(bot, file), "utf8") }));
  const converted = convertProject(files, { from, to: next }).files;
  for (const file of converted) fs.writeFileSync(path.join(to, file.path), file.after);
  return new Map(converted.map(file => [file.path, file.diagnostics.length]));
}

/**
 * Runs what the files of whole bots (`folder/<bot>/…`) export, as they are and converted, each with the real library of
 * its version and the same answers in place of Discord's; what the two ask to change is compared. Versions 12 to 14.
 */
export function measureBehaviour(home: string, step: string, folder: string): string[] {
  const [from, to] = step.split("-").map(Number) as [Version, Version];
  if (from < 12) return [`${step}: not run, version 11 is put together otherwise`];
  const made = fs.mkdtempSync(path.join(tmpdir(), "ra3d-bots-"));
  const names = writeNames(made, [from, to], home);
  const lines: string[] = [];
  const counts = { bots: 0, runs: 0, requests: 0, otherwise: 0, untold: 0 };
  for (const bot of fs.readdirSync(folder)) {
    const after = path.join(made, bot);
    const remarks = writeConverted(path.join(folder, bot), after, from, to);
    const before = runBot(from, path.join(folder, bot), home, names);
    const { same, otherwise } = compare(before, runBot(to, after, home, names));
    counts.bots += 1;
    counts.runs += same + otherwise.length;
    counts.requests += before.reduce((sum, { log }) => sum + log.length, 0);
    counts.otherwise += otherwise.length;
    counts.untold += otherwise.filter(({ file }) => !remarks.get(file)).length;
    // Once a file: with other words it mostly comes to the same.
    for (const one of new Map(otherwise.map(each => [each.file, each])).values())
      lines.push(
        `${bot}/${one.file} (${remarks.get(one.file) ?? 0} remarks)`,
        `  before: ${one.before.slice(0, 300)}`,
        `  after:  ${one.after.slice(0, 300)}`,
      );
  }
  fs.rmSync(made, { recursive: true, force: true });
  const percent = (part: number): string => ((part / Math.max(1, counts.runs)) * 100).toFixed(2);
  return [
    ...lines,
    `${step}: ${counts.bots} bots, ${counts.runs} runs that went well before and can be compared, ${counts.requests} requests, ` +
      `otherwise after the conversion ${percent(counts.otherwise)} %, ` +
      `in files without a remark ${percent(counts.untold)} %`,
  ];
}
