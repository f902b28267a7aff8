import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import * as path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

type Measured = {
  files: number;
  sitesBefore: number;
  fixedPct: number;
  introducedPer100: number;
  parseBroken: number;
  crashed: number;
  idempotent?: string;
  alreadyConvertedUntouched?: string;
  collateralLines: number;
  linesChanged: string;
  commentsLost: string;
};

/** The harness needs packages and class tables of its own: made once, in a copy inside the home. */
export function prepareHarness(source: string, home: string): string {
  const harness = path.join(home, "harness");
  if (
    fs.existsSync(path.join(harness, "step-13-14.json")) &&
    fs.existsSync(path.join(harness, "node_modules"))
  )
    return harness;
  fs.cpSync(source, harness, { recursive: true });
  const env = { ...process.env, CONVERT_HOME: home };
  execFileSync("npm", ["install", "--no-audit", "--no-fund"], { cwd: harness, stdio: "inherit" });
  for (const program of ["graph.mjs", "diff.mjs", "make-typings.mjs"])
    execFileSync(process.execPath, [program], { cwd: harness, env, stdio: "inherit" });
  return harness;
}

/**
 * One run of the harness over the development corpus. The converter is started anew for each file: what Node.js made
 * of its sources is kept, so that a run takes minutes and not half an hour.
 */
function measure(harness: string, home: string, step: string, how: readonly string[]): Measured {
  const json = path.join(fs.mkdtempSync(path.join(harness, ".measured-")), "result.json");
  const env = {
    ...process.env,
    CONVERT_HOME: home,
    NODE_COMPILE_CACHE: path.join(home, ".compile-cache"),
  };
  execFileSync(
    process.execPath,
    ["run.mjs", "--step", step, "--split", "dev", "--quiet", "--json", json, ...how],
    { cwd: harness, env, stdio: ["ignore", "ignore", "inherit"] },
  );
  const measured: Measured = JSON.parse(fs.readFileSync(json, "utf8"));
  fs.rmSync(path.dirname(json), { recursive: true });
  return measured;
}

const heads = [
  "step",
  "who",
  "files",
  "break sites",
  "fixed %",
  "new per 100",
  "unparsable",
  "idempotent",
  "converted ones untouched",
  "collateral lines",
  "comments lost",
];

/** The table: this converter, the naive one and the bots' own authors, by the same measure. */
export function measureQuality(source: string, home: string, steps: readonly string[]): string[] {
  const harness = prepareHarness(source, home);
  const cli = path.join(root, "packages/djs-convert/src/cli.ts");
  const command = `sh -c '"${process.execPath}" "${cli}" --from $0 --to $1 2>/dev/null || [ $? -eq 3 ]'`;
  const ways: [string, string[]][] = [
    ["this converter", ["--cmd", command]],
    ["renames by pattern", ["--cmd", `"${process.execPath}" naive.cjs`]],
    ["the authors themselves", ["--human"]],
  ];
  const line = (cells: readonly unknown[]) => `| ${cells.join(" | ")} |`;
  const rows = steps.flatMap(step =>
    ways.map(([who, how]) => {
      const start = Date.now();
      process.stderr.write(`${step}, ${who} …`);
      const m = measure(harness, home, step, how);
      process.stderr.write(` ${Math.round((Date.now() - start) / 1000)} s\n`);
      return line([
        step,
        who,
        m.files,
        m.sitesBefore,
        m.fixedPct,
        m.introducedPer100,
        m.parseBroken + m.crashed,
        m.idempotent ?? "–",
        m.alreadyConvertedUntouched ?? "–",
        `${m.collateralLines} of ${m.linesChanged.split("/")[1]}`,
        m.commentsLost,
      ]);
    }),
  );
  return [line(heads), line(heads.map(() => "---")), ...rows];
}
