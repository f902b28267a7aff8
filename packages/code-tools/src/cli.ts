#!/usr/bin/env node
import * as fs from "node:fs/promises";
import * as path from "node:path";
import { parseArgs } from "node:util";
import { commands } from "./cli-commands.ts";
import { type InputFile, listInputs, placeOutputs, readText, UsageError, writeText } from "./cli-files.ts";
import type { Command, Values } from "./cli-options.ts";
import { type Report, say, sayReport, watchProgress } from "./cli-report.ts";
import type { Tool } from "./result.ts";
import { loadTool, type ToolOptions } from "./tools.ts";

const exit = { done: 0, inputWrong: 1, usage: 2 } as const;

const common = {
  out: { type: "string", short: "o" },
  write: { type: "boolean", short: "w" },
  force: { type: "boolean", short: "f" },
  json: { type: "boolean" },
  quiet: { type: "boolean", short: "q" },
  help: { type: "boolean", short: "h" },
} as const;

const commonHelp = `  --out, -o <file|folder>     where answers go; one file without it goes to standard output
  --write, -w                 put each answer in the place of its input
  --force, -f                 let --out write over files
  --json                      print sizes, warnings and errors as JSON on standard output
  --quiet, -q                 say nothing but errors`;

const usage = (name: string, command: Command) => `code-tools ${name} [options] [files, globs, folders]
Without files: standard input to standard output.

${command.help}
${commonHelp}`;

const overview = `code-tools ${Object.keys(commands).join("|")} [options] [files, globs, folders]
code-tools <command> --help tells the options of a command.`;

/** A file that cannot be read as text. */
class InputFileError extends Error {}

interface Job {
  command: Command;
  values: Values;
  tool: Tool<ToolOptions[keyof ToolOptions]>;
}

/** A map that lies beside its file is the input's map. */
async function findInputMap(file: string, values: Values): Promise<{ inputMap?: string }> {
  if (!values["source-map"]) return {};
  const inputMap = await fs.readFile(`${file}.map`, "utf8").catch(() => undefined);
  return inputMap === undefined ? {} : { inputMap };
}

async function runOn(file: string | null, { command, values, tool }: Job): Promise<Report> {
  const code = await readText(file ?? process.stdin).catch(error => {
    if (error instanceof TypeError) throw new InputFileError(`${file ?? "standard input"}: error: not UTF-8`);
    throw error;
  });
  const named = file ? { fileName: path.basename(file), ...(await findInputMap(file, values)) } : {};
  const options = { ...command.read(values), brotli: values.json === true, ...named };
  const onProgress = values.quiet ? undefined : watchProgress(file);
  const result = await tool(code, options, { onProgress });
  return { file, out: null, result };
}

async function writeAnswer(report: Report, out: string, overwrite: boolean): Promise<Report> {
  const { code, map } = report.result;
  if (map === null) await writeText(out, code, overwrite);
  else {
    await writeText(out, `${code}\n//# sourceMappingURL=${path.basename(out)}.map\n`, overwrite);
    await writeText(`${out}.map`, map, overwrite);
  }
  return { ...report, out };
}

async function runInput(job: Job): Promise<Report[]> {
  const { out, write, force, quiet } = job.values;
  if (write) throw new UsageError("--write needs files");
  let report = await runOn(null, job);
  const isFit = report.result.errors.length === 0;
  if (typeof out === "string" && isFit) report = await writeAnswer(report, out, force === true);
  sayReport(report, quiet === true);
  return [report];
}

async function runFiles(files: readonly InputFile[], job: Job): Promise<Report[]> {
  const { out, write, force } = job.values;
  if (out !== undefined && write) throw new UsageError("--out and --write exclude each other");
  if (out === undefined && !write && !job.values.json && files.length > 1)
    throw new UsageError(`${files.length} files: say where to with --out <folder>, or --write`);
  const places = typeof out === "string" ? await placeOutputs(files, out) : files.map(file => file.path);
  const reports: Report[] = [];
  for (const [at, file] of files.entries()) {
    let report = await runOn(file.path, job);
    const place = places[at];
    const isFit = report.result.errors.length === 0 && place !== undefined;
    if (isFit && (write || out !== undefined))
      report = await writeAnswer(report, place, write === true || force === true);
    sayReport(report, job.values.quiet === true);
    reports.push(report);
  }
  return reports;
}

function print(reports: readonly Report[], isJson: boolean) {
  if (isJson) {
    const rows = reports.map(({ file, out, result }) => {
      const { code, map, ...rest } = result;
      return { file, out, ...rest, ...(out === null && { code, map }) };
    });
    process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
    return;
  }
  for (const { out, result } of reports)
    if (out === null && result.errors.length === 0) process.stdout.write(result.code);
}

async function main(args: string[]): Promise<number> {
  const [name = "", ...rest] = args;
  const command = commands[name];
  if (!command) {
    say(
      name === "" || name === "--help" || name === "-h"
        ? overview
        : `There is no command ${name}.\n${overview}`,
    );
    return name === "--help" || name === "-h" ? exit.done : exit.usage;
  }
  const { values, positionals } = parseArgs({
    args: rest,
    options: { ...common, ...command.options },
    allowPositionals: true,
  });
  if (values.help) {
    process.stdout.write(`${usage(name, command)}\n`);
    return exit.done;
  }
  if (positionals.length === 0 && process.stdin.isTTY) {
    say(usage(name, command));
    return exit.usage;
  }
  command.read(values);
  // Each command's options go to the tool that the same command names.
  const tool = (await loadTool[command.tool]()) as Job["tool"];
  const job = { command, values, tool };
  const reports =
    positionals.length > 0
      ? await runFiles(await listInputs(positionals, command.extensions), job)
      : await runInput(job);
  print(reports, values.json === true);
  return reports.some(({ result }) => result.errors.length > 0) ? exit.inputWrong : exit.done;
}

const isUsage = (error: unknown) =>
  error instanceof UsageError ||
  (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = isUsage(error) ? exit.usage : exit.inputWrong;
}
