import { execFile } from "node:child_process";
import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import * as path from "node:path";
import { promisify } from "node:util";
import { type Level, minifyJs, obfuscateJs } from "#code-tools";
import { readPackageFile } from "./npm-file.ts";
import { type Suite, suites, testPackages } from "./suite-list.ts";

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "../..");
const work = path.join(tmpdir(), "code-tools-suites");
const runMs = 3_600_000;
/** `names` of what failed, where the runner tells them by module and title as qunit-extras does. */
type Counts = { passed: number; failed: number; names: readonly string[] };

/** What the packages of tests are for, outside of the repository: nothing of it is part of it. */
async function installTestPackages() {
  await fs.mkdir(work, { recursive: true });
  const manifest = JSON.stringify({ private: true, dependencies: testPackages });
  const place = path.join(work, "package.json");
  if ((await fs.readFile(place, "utf8").catch(() => "")) === manifest) return;
  await fs.writeFile(place, manifest);
  await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: work });
}

async function prepare({ name, parts, extra = {} }: Suite, checkouts: string): Promise<string> {
  const folder = path.join(work, name);
  await fs.rm(folder, { recursive: true, force: true });
  for (const part of parts) {
    const from = path.join(checkouts, name, part);
    if (await fs.stat(from).catch(() => null))
      await fs.cp(from, path.join(folder, part), { recursive: true });
  }
  for (const [file, text] of Object.entries(extra)) await fs.writeFile(path.join(folder, file), text);
  await fs.symlink(path.join(work, "node_modules"), path.join(folder, "node_modules"));
  return folder;
}

/** The ways in which test runners say how many passed and failed. */
const reports: readonly [RegExp, RegExp][] = [
  [/"numPassedTests":(\d+)/, /"numFailedTests":(\d+)/],
  [/"passes": (\d+),/, /"failures": (\d+),/],
  [/In total, (\d+) of \d+ tests passed/, /In total, \d+ of (\d+) tests passed/],
  [/PASS: (\d+)/, /FAIL: (\d+)/],
  [/# pass (\d+)/, /# fail (\d+)/],
];

/** A module stands between two rules, its tests behind it. */
function failuresIn(output: string): string[] {
  const names: string[] = [];
  const lines = output.split("\n");
  for (const [at, line] of lines.entries()) {
    const title = /^ FAIL - (.+)$/.exec(line)?.[1];
    if (title === undefined) continue;
    const rule = lines.findLastIndex((before, index) => index < at && /-{20,}\s*$/.test(before));
    names.push(`${lines[rule - 1]?.trim()}: ${title}`);
  }
  return names;
}

function countsOf(output: string): Counts {
  for (const [pass, fail] of reports) {
    const [passed, other] = [output.match(pass)?.[1], output.match(fail)?.[1]].map(Number);
    if (passed === undefined || other === undefined || Number.isNaN(passed + other)) continue;
    const failed = pass.source.startsWith("In total") ? other - passed : other;
    return { passed, failed, names: failuresIn(output) };
  }
  throw new Error(`No counts in: ${output.slice(-300)}`);
}

async function runTests(folder: string, { target, run: args }: Suite, code: string): Promise<Counts> {
  await fs.mkdir(path.dirname(path.join(folder, target)), { recursive: true });
  await fs.writeFile(path.join(folder, target), code);
  const own = args.map(arg => arg.replace(/^here\//, `${root}/`));
  const env = { ...process.env, TZ: "UTC", NODE_PATH: path.join(root, "node_modules") };
  const options = { cwd: folder, env, maxBuffer: 500_000_000, timeout: runMs };
  // Runners end with an error when a test fails: what they say counts.
  const said = await run(process.execPath, own, options).catch(
    (error: { stdout?: string; stderr?: string }) => error,
  );
  const report = await fs.readFile(path.join(folder, "report.json"), "utf8").catch(() => "");
  return countsOf(`${report}\n${said.stdout ?? ""}\n${said.stderr ?? ""}`);
}

async function* buildsOf(code: string, levels: readonly Level[]): AsyncGenerator<[string, string]> {
  for (const level of levels)
    yield [`minified, ${level}`, (await minifyJs(code, { level, brotli: false })).code];
  const made = await obfuscateJs(code, { preset: "balanced", seed: 5, brotli: false });
  yield ["obfuscated, balanced", made.code];
}

async function checkSuite(suite: Suite, checkouts: string, levels: readonly Level[]): Promise<number> {
  const { name, version, file, readNames = [] } = suite;
  const folder = await prepare(suite, checkouts);
  const code = await readPackageFile(name, version, file);
  const expected = await runTests(folder, suite, code);
  console.log(`${name} ${version}: as it comes ${expected.passed} passed, ${expected.failed} failed`);
  let wrong = 0;
  for await (const [build, made] of buildsOf(code, levels)) {
    const found = await runTests(folder, suite, made);
    const declared = found.names.filter(failed => readNames.includes(failed));
    const isSame =
      found.passed >= expected.passed - declared.length && found.failed <= expected.failed + declared.length;
    wrong += isSame ? 0 : 1;
    const said = isSame ? declared.map(failed => `; reads names: ${failed}`).join("") : ": NOT THE SAME";
    console.log(`  ${build.padEnd(22)} ${found.passed} passed, ${found.failed} failed${said}`);
  }
  return wrong;
}

/**
 * Runs the libraries' own tests, from checkouts of their repositories in `checkouts`, on their npm builds as they come,
 * minified and obfuscated: what passes before has to pass afterwards.
 */
export async function runSuites(
  checkouts: string,
  only: readonly string[],
  levels: readonly Level[],
): Promise<void> {
  await installTestPackages();
  let wrong = 0;
  for (const suite of suites) {
    if (only.length > 0 && !only.includes(suite.name)) continue;
    if (await fs.stat(path.join(checkouts, suite.name)).catch(() => null))
      wrong += await checkSuite(suite, path.resolve(checkouts), levels);
    else console.log(`${suite.name}: no checkout`);
  }
  console.log(`own suites: ${wrong} builds fail where the library as it comes passes`);
  if (wrong > 0) process.exitCode = 1;
}
