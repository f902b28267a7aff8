// Every check and every test. A failed stage does not stop the next one, so that one run shows all that is wrong.
// The last line is the sum: `N passed, N failed`, and `, N skipped` if any.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { countPlaywright, countStage, countVitest, sumCounts, summaryLine } from "./test/count.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const reports = mkdtempSync(join(tmpdir(), "ra3d-test-"));
const report = name => join(reports, `${name}.json`);
const tool = path => join("node_modules", path);

const stages = [
  {
    title: "checks",
    args: ["scripts/check.mjs", "--report", report("checks")],
    count: counts => counts,
  },
  {
    title: "tests",
    args: [
      tool("vitest/vitest.mjs"),
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report("tests")}`,
    ],
    count: countVitest,
  },
  {
    // The journeys run against it; it has no tests of its own to count.
    title: "build",
    args: ["scripts/prepare.mjs"],
    count: null,
  },
  {
    title: "journeys",
    args: [tool("@playwright/test/cli.js"), "test", "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report("journeys"), FORCE_COLOR: "0" },
    count: countPlaywright,
  },
];

/** The stage that runs now; it has its own process group, which ends with this process. */
let running = null;

function runStage({ args, env }) {
  return new Promise(resolve => {
    running = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
      detached: true,
    });
    running.once("error", () => resolve(1));
    running.once("close", code => {
      running = null;
      resolve(code ?? 1);
    });
  });
}

function readReport(stage) {
  try {
    return stage.count(JSON.parse(readFileSync(report(stage.title), "utf8")));
  } catch {
    return null;
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, () => {
    if (running?.pid !== undefined) process.kill(-running.pid, "SIGTERM");
    rmSync(reports, { recursive: true, force: true });
    process.exit(1);
  });
}

const all = [];
for (const stage of stages) {
  process.stdout.write(`\n== ${stage.title}\n`);
  const code = await runStage(stage);
  const { counts, remark } = countStage(code, stage.count && readReport(stage), stage.count === null);
  if (remark) process.stdout.write(`${stage.title}: ${remark}\n`);
  all.push(counts);
}
rmSync(reports, { recursive: true, force: true });

const total = sumCounts(all);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
process.stdout.write(`\n${summaryLine(total)}\n`);
