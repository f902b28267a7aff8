import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PrepareError, runQuietly, say, seconds } from "./run.mjs";
import { findLibc, settleRuntime } from "./runtime.mjs";

const marker = root => join(root, "node_modules", ".ra3d-lock");

/** Names the locked tree on this kind of machine: a folder shared with another system installs anew. */
function lockHash(root) {
  const lock = readFileSync(join(root, "package-lock.json"));
  return createHash("sha256").update(`${process.platform}-${process.arch}\n`).update(lock).digest("hex");
}

export function installIsCurrent(root) {
  try {
    return readFileSync(marker(root), "utf8") === lockHash(root);
  } catch {
    return false;
  }
}

/** Written last and in one step: an interrupted install has no marker and is repeated. */
export function writeMarker(path, text) {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

const asList = value => (value === undefined ? [] : [value].flat());
const fits = (allowed, actual) => {
  const list = asList(allowed);
  const refused = list.some(entry => entry === `!${actual}`);
  const wanted = list.filter(entry => !entry.startsWith("!"));
  return !refused && (wanted.length === 0 || wanted.includes(actual));
};

/** Whether the tree works without this package: it is of another platform, or only needed by one that is. */
function canBeAbsent(entry, machine) {
  if (!entry.optional) return false;
  const isForAnyMachine = entry.os === undefined && entry.cpu === undefined && entry.libc === undefined;
  const fitsHere =
    fits(entry.os, machine.platform) && fits(entry.cpu, machine.arch) && fits(entry.libc, machine.libc);
  return isForAnyMachine || !fitsHere;
}

/** Whether npm's record of what it installed is the locked tree: then somebody ran `npm install` already. */
export function isInstalledAsLocked(locked, installed, machine) {
  for (const [path, entry] of Object.entries(locked)) {
    if (path === "") continue;
    const found = installed[path];
    if (found === undefined ? !canBeAbsent(entry, machine) : found.version !== entry.version) return false;
  }
  return Object.keys(installed).every(path => locked[path] !== undefined);
}

function wasInstalledByHand(root) {
  try {
    const read = path => JSON.parse(readFileSync(join(root, path), "utf8")).packages;
    const [locked, installed] = [read("package-lock.json"), read("node_modules/.package-lock.json")];
    const machine = { platform: process.platform, arch: process.arch, libc: findLibc() };
    return (
      isInstalledAsLocked(locked, installed, machine) &&
      Object.keys(installed).every(path => existsSync(join(root, path, "package.json")))
    );
  } catch {
    return false;
  }
}

/** npm as the one that started us, or the one in PATH. */
function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script?.endsWith("npm-cli.js") && existsSync(script)) {
    return [node && existsSync(node) ? node : process.execPath, [script]];
  }
  return ["npm", []];
}

// Development packages build the product, so they are wanted also under NODE_ENV=production. No package
// needs its install script: leaving them out is quicker and runs nobody's code.
const installArgs = [
  "ci",
  "--include=dev",
  "--include=optional",
  "--ignore-scripts",
  "--engine-strict=false",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
];

async function runNpmCi(root, onStart) {
  const [command, before] = npmCommand();
  const startedMs = Date.now();
  say("installing packages …");
  try {
    await runQuietly(command, [...before, ...installArgs], { cwd: root, env: process.env, onStart });
  } catch (error) {
    if (error.code === "ENOENT")
      throw new PrepareError("npm was not found.", "Install npm and run the command again.");
    throw new PrepareError(
      `Installing the packages failed: npm ci ${error.message}.`,
      "Check the network, the npm registry and the free disk space, then run the command again: it starts over.",
      error.output,
    );
  }
  say(`installed in ${seconds(startedMs)}`);
}

export async function install(root, onStart) {
  const hash = lockHash(root);
  rmSync(marker(root), { force: true });
  if (!wasInstalledByHand(root)) await runNpmCi(root, onStart);
  settleRuntime(root);
  mkdirSync(join(root, "node_modules"), { recursive: true });
  writeMarker(marker(root), hash);
}
