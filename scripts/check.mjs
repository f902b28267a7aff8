// Every check of the house, each with a line of its own. `node scripts/check.mjs walls lock` runs only those.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkHouse } from "./checks/house.mjs";
import { checkLicences } from "./checks/licences.mjs";
import { checkLock } from "./checks/lock.mjs";
import { checkMigrations } from "./checks/migrations.mjs";
import { checkMoney } from "./checks/money.mjs";
import { checkSettings } from "./checks/settings.mjs";
import { checkSpecification } from "./checks/specification.mjs";
import { checkWalls } from "./checks/walls.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Runs a tool's script on this Node; its output is the problem when it fails. */
function runTool(script, ...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, "node_modules", script), ...args], { cwd: root });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", chunk => {
        output += chunk;
      });
    }
    child.once("error", reject);
    child.once("close", code => resolve(code === 0 ? [] : [output.trim() || `${script} ended with ${code}`]));
  });
}

async function checkTypes() {
  const problems = await runTool("@react-router/dev/bin.cjs", "typegen");
  return problems.length > 0 ? problems : runTool("typescript/bin/tsc", "--noEmit", "--pretty", "false");
}

/** Name → a function that resolves to the list of problems. */
const checks = {
  types: checkTypes,
  format: () => runTool("@biomejs/biome/bin/biome", "ci", "--colors=off", "--error-on-warnings"),
  walls: () => checkWalls(root),
  lock: () => checkLock(root),
  licences: () => checkLicences(root),
  house: () => checkHouse(root),
  settings: () => checkSettings(root),
  migrations: () => checkMigrations(root),
  money: () => checkMoney(root),
  specification: () => checkSpecification(root),
};

/** Those that run as processes. */
const byTools = new Set(["types", "format"]);

async function run(name) {
  const startedMs = performance.now();
  const problems = await Promise.resolve()
    .then(checks[name])
    .catch(error => [`the check itself failed: ${error.stack ?? error}`]);
  const took = `${((performance.now() - startedMs) / 1_000).toFixed(1)} s`;
  const details = problems.map(problem => `    ${problem.replaceAll("\n", "\n    ")}\n`).join("");
  const isFine = problems.length === 0;
  return { isFine, report: `${isFine ? "  ok  " : "FAIL  "}check ${name} (${took})\n${details}` };
}

const reportAt = process.argv.indexOf("--report");
const reportPath = reportAt === -1 ? null : process.argv[reportAt + 1];
const wanted = process.argv
  .slice(2)
  .filter((arg, at, all) => !arg.startsWith("--") && all[at - 1] !== "--report");
const unknown = wanted.filter(name => checks[name] === undefined);
if (unknown.length > 0) {
  process.stderr.write(
    `There is no check ${unknown.join(", ")}. There are: ${Object.keys(checks).join(", ")}\n`,
  );
  process.exit(2);
}

const counts = { passed: 0, failed: 0, skipped: 0 };
// What tools of their own check goes on beside the rest, which goes one by one; told in their order.
let turn = Promise.resolve();
const started = (wanted.length > 0 ? wanted : Object.keys(checks)).map(name => {
  if (byTools.has(name)) return run(name);
  turn = turn.then(() => run(name));
  return turn;
});
for (const done of started) {
  const { isFine, report } = await done;
  process.stdout.write(report);
  counts[isFine ? "passed" : "failed"] += 1;
}
if (reportPath) writeFileSync(reportPath, JSON.stringify(counts));
process.stdout.write(`checks: ${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;
