import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const document = "docs/specification.md";
const sections = ["2", "3", "4", "5", "6", "7", "8", "9"];

/** Rows of the tables: section, line, and the tests that show it, each as `file` · title; several end with <br>. */
export function readRows(text) {
  return text
    .split("\n")
    .map((line, at) => ({ line, number: at + 1 }))
    .filter(({ line }) => /^\|\s*\d/.test(line))
    .map(({ line, number }) => {
      const cells = line
        .replace(/^\||\|\s*$/g, "")
        .split(/(?<!\\)\|/)
        .map(cell => cell.trim().replaceAll("\\|", "|"));
      const tests = (cells[2] ?? "").split("<br>").map(entry => {
        const match = /^`([^`]+)` · (.+)$/.exec(entry.trim());
        return match === null ? null : { file: match[1], title: match[2].trim() };
      });
      return { number, section: cells[0], says: cells[1] ?? "", tests };
    });
}

const escaped = text => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a file begins a test with this title, as it is written there: `it("…"`, `it.each(…)("…"` and the like. */
export const hasTest = (source, title) => new RegExp(`\\(\\s*(["'\`])${escaped(title)}\\1\\s*,`).test(source);

/** `read` gives the text of a file, or null when there is none. */
export function findSpecificationProblems(text, read) {
  const rows = readRows(text);
  const missing = sections.filter(section => !rows.some(row => row.section.split(".")[0] === section));
  return [
    ...missing.map(section => `${document} has no line for section ${section}`),
    ...rows.flatMap(({ number, says, tests }) => {
      const place = `${document}:${number}`;
      if (says === "") return [`${place}: the line says nothing`];
      return tests.flatMap(test => {
        if (test === null) return [`${place}: a test is written \`file\` · title`];
        const source = read(test.file);
        if (source === null) return [`${place}: there is no file ${test.file}`];
        return hasTest(source, test.title) ? [] : [`${place}: ${test.file} has no test “${test.title}”`];
      });
    }),
  ];
}

/** Every line of the specification leads to a test that is there. */
export function checkSpecification(root) {
  const path = join(root, document);
  if (!existsSync(path)) return [`${document} is missing`];
  const read = file => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : null);
  return findSpecificationProblems(readFileSync(path, "utf8"), read);
}
