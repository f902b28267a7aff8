#!/usr/bin/env node
// Writes the table at the end of README.md: what happens to each row of the catalogue, from the tests' cases.
//   node packages/djs-convert/scripts/make-readme.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { catalogue } from "../src/index.ts";
import { cases12 } from "../tests/cases-12.ts";
import { cases13 } from "../tests/cases-13.ts";
import { cases14 } from "../tests/cases-14.ts";
import { casesRest } from "../tests/cases-rest.ts";
import { casesSeen, rowsOfPackage } from "../tests/cases-seen.ts";
import { casesTypes } from "../tests/cases-types.ts";
import { goneCase } from "../tests/run-case.ts";

const file = new URL("../README.md", import.meta.url);
const cases = [...cases12, ...cases13, ...cases14, ...casesRest, ...casesSeen, ...casesTypes];
const idsOf = fits => new Set(cases.filter(fits).map(([id]) => id));
const rewritten = idsOf(([, , after, kind]) => after !== null && !kind);
const remarked = idsOf(([, , after, kind]) => after === null || kind);
const handled = ([id, before, after, , convert, , classes]) => {
  if (rowsOfPackage.includes(id)) return "rule";
  if (rewritten.has(id)) return remarked.has(id) ? "rule or remark" : "rule";
  if (remarked.has(id)) return "remark";
  return convert === "flag" && !after.includes("→") && goneCase(before, classes)
    ? "remark"
    : "no test of its own";
};
const cell = text => text.replaceAll("|", "\\|").replaceAll("`", "");
const rows = catalogue.map(
  row => `| ${row[0]} | ${cell(row[1])} | ${cell(row[2]) || "gone"} | ${handled(row)} |`,
);
const counts = {};
for (const row of catalogue) counts[handled(row)] = (counts[handled(row)] ?? 0) + 1;
const mark = "<!-- generated: scripts/make-readme.mjs -->";
const head = readFileSync(file, "utf8").split(mark)[0];
const summary = Object.entries(counts)
  .map(([name, count]) => `${count} ${name}`)
  .join(", ");
writeFileSync(
  file,
  `${head}${mark}\n${summary}.\n\n| id | before | after | what is done |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n`,
);
process.stdout.write(`${summary}\n`);
