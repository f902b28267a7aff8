import { readFileSync } from "node:fs";
import { join } from "node:path";

const publicRegistry = "registry.npmjs.org";
const kinds = ["dependencies", "devDependencies", "optionalDependencies"];
const exactVersion = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

/** Where Node would find `name` from the package at `path`, or null. */
function resolveEntry(packages, path, name) {
  let from = path;
  for (;;) {
    const entry = packages[`${from === "" ? "" : `${from}/`}node_modules/${name}`];
    if (entry !== undefined) return entry;
    if (from === "") return null;
    from = from.slice(0, Math.max(0, from.lastIndexOf("node_modules/") - 1));
  }
}

function* findPinProblems(manifest, root) {
  for (const kind of kinds) {
    const wanted = manifest[kind] ?? {};
    for (const [name, version] of Object.entries(wanted)) {
      if (!exactVersion.test(version)) yield `package.json: ${name} is not pinned exactly: ${version}`;
      if (root[kind]?.[name] !== version)
        yield `package-lock.json does not know ${name} ${version}: run npm install`;
    }
    for (const name of Object.keys(root[kind] ?? {})) {
      if (wanted[name] === undefined) yield `package-lock.json still has ${name}: run npm install`;
    }
  }
}

function* findSourceProblems(path, entry) {
  if (entry.link || entry.version === undefined) {
    yield `${path} is a link to a folder: publish it or move it into packages/`;
    return;
  }
  // What travels inside another package's archive is covered by that one's integrity.
  if (!entry.integrity && entry.inBundle !== true) yield `${path} has no integrity`;
  if (entry.resolved === undefined) return;
  const url = URL.canParse(entry.resolved) ? new URL(entry.resolved) : null;
  if (url?.protocol !== "https:" || url.host !== publicRegistry) {
    yield `${path} comes from ${url?.host || entry.resolved}, not from the public npm registry`;
  }
}

/** A gap makes `npm ci` fail, or leave a native part out, on the platform whose package is missing. */
function* findPlatformGaps(packages, path, entry) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (resolveEntry(packages, path, name) === null) {
      yield `${path || "package.json"} names ${name}, which is not in the lock: choose a version with all its platform packages`;
    }
  }
}

export function findLockProblems(manifest, lock) {
  const packages = lock.packages ?? {};
  const problems = [...findPinProblems(manifest, packages[""] ?? {})];
  for (const [path, entry] of Object.entries(packages)) {
    if (path !== "") problems.push(...findSourceProblems(path, entry));
    problems.push(...findPlatformGaps(packages, path, entry));
  }
  return problems;
}

export function checkLock(root) {
  const read = file => JSON.parse(readFileSync(join(root, file), "utf8"));
  return findLockProblems(read("package.json"), read("package-lock.json"));
}
