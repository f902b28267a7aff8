import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const permissive = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "0BSD",
  "CC0-1.0",
  "Unlicense",
  "BlueOak-1.0.0",
  "Python-2.0",
  "PostgreSQL",
  "Zlib",
  "WTFPL",
]);

/** Licences that only fit what these packages are: fonts, data, and tools that never ship. */
const special = [
  { licence: "OFL-1.1", fits: ({ name }) => name.startsWith("@fontsource/") },
  // A table of data, shipped as it is; its authors are named in the README of code-tools.
  { licence: "CC-BY-4.0", fits: ({ name }) => name === "caniuse-lite" },
  {
    licence: "MPL-2.0",
    fits: ({ name, dev }) => dev && /^(axe-core|@axe-core\/playwright)$/.test(name),
  },
  // A module of its own, unchanged, whose source is public and which anybody may replace.
  { licence: "MPL-2.0", fits: ({ name }) => /^lightningcss(-.+)?$/.test(name) },
  // A shared library of its own that sharp (Apache-2.0) loads at run time and anybody may replace.
  { licence: "LGPL-3.0-or-later", fits: ({ name }) => name.startsWith("@img/sharp-libvips-") },
];

/** Packages that name their licence in a file only; looked at by a person, for one version each. */
const namedInReadme = { "humanize-number@0.0.2": "MIT", "png-js@2.0.0": "MIT" };

const isAllowedId = (licence, entry) =>
  permissive.has(licence) || special.some(rule => rule.licence === licence && rule.fits(entry));

/** Reads an SPDX expression: one side of an OR is enough, both sides of an AND are needed. */
export function isAllowed(expression, entry) {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const readTerm = () => {
    const token = tokens[at++];
    if (token !== "(") return token !== undefined && isAllowedId(token, entry);
    const inside = readOr();
    at += 1;
    return inside;
  };
  const readAnd = () => {
    let allowed = readTerm();
    for (; tokens[at] === "AND"; allowed = readTerm() && allowed) at += 1;
    return allowed;
  };
  const readOr = () => {
    let allowed = readAnd();
    for (; tokens[at] === "OR"; allowed = readAnd() || allowed) at += 1;
    return allowed;
  };
  return readOr() && at === tokens.length;
}

/** `license` as a string, or as older manifests have it. */
export function licenceOf({ license, licenses }) {
  if (typeof license === "string") return license;
  if (typeof license?.type === "string") return license.type;
  if (Array.isArray(licenses)) return licenses.map(entry => entry.type ?? entry).join(" OR ");
  return "";
}

export const findLicenceProblems = entries =>
  entries
    .filter(entry => !isAllowed(entry.licence, entry))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence || "no licence named"}`);

export function checkLicences(root) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const entries = [];
  for (const [path, entry] of Object.entries(packages)) {
    const file = join(root, path, "package.json");
    if (path === "" || !existsSync(file)) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const licence =
      licenceOf(JSON.parse(readFileSync(file, "utf8"))) || (namedInReadme[`${name}@${entry.version}`] ?? "");
    entries.push({ name, version: entry.version, licence, dev: entry.dev === true });
  }
  return entries.length === 0 ? ["no package is installed"] : findLicenceProblems(entries);
}
