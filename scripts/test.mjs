// Every check and every test. A failed stage does not stop the next one, so that one run shows all that is wrong; what
// a failed one said last stands once more at the end. The last line is the sum: `N passed, N failed`, and `, N skipped`
// if any.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { countPlaywright, countStage, countVitest, sumCounts, summaryLine } from "./test/count.mjs";
import { createTail } from "./test/tail.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const reports = mkdtempSync(join(tmpdir(), "ra3d-test-"));
const report = name => join(reports, `${name}.json`);
const tool = path => join("node_modules", path);

/**
 * Each test file's thread has an embedded database of its own, and V8 shares the glue between their WebAssembly and
 * JavaScript. Where a thread swaps the glue for a quicker one, the process may die (nodejs/node#64500): so none does.
 */
const neverSwapGlue = "--wasm-wrapper-tiering-budget=2147483647";

const stages = [
  {
    title: "checks",
    args: ["scripts/check.mjs", "--report", report("checks")],
    count: counts => counts,
  },
  {
    title: "tests",
    args: [
      neverSwapGlue,
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

/** As many as a failure and where it came from take. */
const repeatedLines = 60;
/** How long after its end what a stage wrote may take to arrive. */
const outputWithinMs = 5_000;

/** The stage that runs now; it has its own process group, which ends with this process. */
let running = null;

function runStage({ args, env }) {
  const tail = createTail(repeatedLines);
  return new Promise(resolve => {
    const stage = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    running = stage;
    for (const name of ["stdout", "stderr"])
      stage[name].setEncoding("utf8").on("data", text => {
        process[name].write(text);
        tail.add(text);
      });
    const end = (code, signal = null) => {
      running = null;
      // Whatever a test left running may hold its end of them open.
      for (const name of ["stdout", "stderr"]) stage[name].destroy();
      resolve({ code: code ?? 1, signal, tail });
    };
    stage.once("error", () => end(1));
    stage.once("close", end);
    stage.once("exit", (code, signal) => setTimeout(end, outputWithinMs, code, signal).unref());
  });
}

/** A runtime that crashed says nothing about the tests; one that crashes twice does. */
async function runTwiceAtMost(stage) {
  const first = await runStage(stage);
  if (first.signal === null) return first;
  process.stdout.write(`\n== ${stage.title}, once more: the first try was ended by ${first.signal}\n`);
  return runStage(stage);
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
const failures = [];
for (const stage of stages) {
  process.stdout.write(`\n== ${stage.title}\n`);
  const { code, tail } = await runTwiceAtMost(stage);
  const { counts, remark } = countStage(code, stage.count && readReport(stage), stage.count === null);
  if (remark) tail.add(`${stage.title}: ${remark}\n`);
  if (remark) process.stdout.write(`${stage.title}: ${remark}\n`);
  if (counts.failed > 0) failures.push(`\n== ${stage.title} failed; its last lines\n${tail.text()}`);
  all.push(counts);
}
rmSync(reports, { recursive: true, force: true });

const total = sumCounts(all);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
process.stdout.write(failures.join(""));
process.stdout.write(`\n${summaryLine(total)}\n`);
