import { readTextFiles } from "./files.mjs";

const maxLines = 300;
/** This file and its test spell out what they look for. */
const isThisCheck = path => path.startsWith("scripts/checks/house.");
const isTest = path => /\.(test|spec)\.[cm]?[jt]sx?$/.test(path);
const isCode = path => /\.([cm]?[jt]sx?|css)$/.test(path);
const inProduct = path => /^(src|packages)\//.test(path);

/** "line 3: …" for each match of `pattern` (global). */
function* findLines(text, pattern, describe) {
  for (const match of text.matchAll(pattern)) {
    const line = text.slice(0, match.index).split("\n").length;
    yield `line ${line}: ${describe(match[0].trim())}`;
  }
}

// Class names, after any variant (`md:hover:`) and sign, that mean a side of the screen instead of a side of the text.
const side = String.raw`(?:m[lr]|p[lr]|scroll-m[lr]|scroll-p[lr]|left|right)-(?:\d|\[|\(|px\b|auto\b|full\b)`;
const word = String.raw`(?:text|float|clear)-(?:left|right)\b|(?:border|rounded)-[lr]\b|rounded-(?:t|b)[lr]\b`;
const physicalClass = new RegExp(String.raw`(?<=["'\`\s:!])-?(?:${side}|${word})[^\s"'\`]*`, "g");
const physicalStyle =
  /\b(?:margin|padding|scrollMargin|scrollPadding|border)(?:Left|Right)\w*(?=\s*:)|\b(?:textAlign|float):\s*["'](?:left|right)["']/g;
const physicalProperty =
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g;

export function* findPhysicalSides({ path, text }) {
  const advise = found =>
    `"${found}" names a side of the screen: use the logical form (ms- me- ps- pe- start end)`;
  if (path.endsWith(".css")) {
    yield* findLines(text, physicalProperty, advise);
    yield* findLines(text, physicalClass, advise);
  } else if (/\.tsx?$/.test(path) && path.startsWith("src/web/")) {
    yield* findLines(text, physicalClass, advise);
    yield* findLines(text, physicalStyle, advise);
  }
}

/** Rows of the converter's data, one a line: as long as discord.js has members and changes. */
const isTable = path => /^packages\/djs-convert\/src\/(?:catalogue|tables)\//.test(path);

export function* findLongFile({ path, text }) {
  if (!inProduct(path) || !isCode(path) || isTable(path)) return;
  const lines = text.replace(/\n$/, "").split("\n").length;
  if (lines > maxLines) yield `${lines} lines, more than ${maxLines}: look for the second noun`;
}

export function* findEnvReads({ path, text }) {
  if (!inProduct(path) || isTest(path) || path === "src/core/env.ts") return;
  yield* findLines(
    text,
    /\bprocess\s*\.\s*env\b/g,
    () => "only core/env knows the environment: take the value from Env",
  );
}

const unfinished = /\b(?:TODO|FIXME|XXX|HACK)\b|\b[Cc]oming soon\b/g;
export function* findUnfinished({ path, text }) {
  if (isThisCheck(path) || (!isCode(path) && !/\.(md|html|json|ya?ml|sql|sh)$/.test(path))) return;
  if (path === "package-lock.json") return;
  yield* findLines(text, unfinished, found => `"${found}": finish it or leave it out`);
}

export function* findSwitchedOffTests({ path, text }) {
  if (!isTest(path) || isThisCheck(path)) return;
  const pattern = /\b(?:it|test|describe|suite|bench)(?:\.\w+)*\.(?:only|skip|todo|fixme|fails)\b/g;
  yield* findLines(text, pattern, found => `${found}: every test runs, or is not there`);
}

/** Test files share their modules with each other: one that replaces some needs modules of its own. */
const replaced = /\bvi\.(?:mock|doMock|resetModules)\b/g;
export function* findSharedReplacements({ path, text }) {
  if (!isTest(path) || isThisCheck(path) || path.includes(".isolated.test.")) return;
  yield* findLines(text, replaced, found => `${found} needs a file named *.isolated.test.*`);
}

export function* findVagueNames({ path }) {
  const name = path.split("/").at(-1) ?? "";
  if (isCode(path) && /(^|[.-])(utils?|helpers?|misc|common|managers?)[.-]/.test(name)) {
    yield "the name says nothing: name the file for what it holds";
  }
}

const place = String.raw`(?<=^|[\s"'\`(=:])/(?:home|root|work)/[\w.-]+`;
export function* findMachinePaths({ path, text }) {
  if (isThisCheck(path)) return;
  yield* findLines(text, new RegExp(place, "gm"), found => `${found} is a path of one machine`);
}

// How the work is organised is nobody's business who reads the product.
const workTalk = [
  /\bissues? (?:no\. ?)?#?\d+\b/gi,
  /\bthe brief\b/gi,
  /\bsub-?agents?\b/gi,
  /\bthe prompt says\b/gi,
];
export function* findWorkTalk({ path, text }) {
  if (path === "package-lock.json" || isThisCheck(path)) return;
  for (const pattern of workTalk)
    yield* findLines(text, pattern, found => `"${found}" speaks of the work, not of the product`);
}

const rules = [
  findPhysicalSides,
  findLongFile,
  findEnvReads,
  findUnfinished,
  findSwitchedOffTests,
  findSharedReplacements,
  findVagueNames,
  findMachinePaths,
  findWorkTalk,
];

export const findHouseProblems = files =>
  files.flatMap(file => rules.flatMap(rule => [...rule(file)].map(problem => `${file.path}: ${problem}`)));

export const checkHouse = root => findHouseProblems(readTextFiles(root));
