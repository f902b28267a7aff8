import { describe, expect, it } from "vitest";
import { findSpecificationProblems, hasTest, readRows } from "./specification.mjs";

const files = {
  "a.test.ts":
    'it("opens", () => {});\nit.each([\n  1,\n])("counts %s", n => {});\nit("says (so)", () => {});',
  "b.spec.ts":
    "test(`walks (${language})`, async () => {});\ninEachLanguage(\n  'a journey',\n  async () => {},\n);",
};
const read = file => files[file] ?? null;
const tableOf = (...rows) => ["# Title", "| § | line | tests |", "| --- | --- | --- |", ...rows].join("\n");
const all = ["2", "3", "4", "5", "6", "7", "8", "9"].map(
  section => `| ${section} | x | \`a.test.ts\` · opens |`,
);

describe("the table of the specification", () => {
  it("is fine when each test is there", () => {
    const rows = [
      "| 2.1 | one | `a.test.ts` · counts %s<br>`b.spec.ts` · walks (${language}) |",
      "| 2.2 | two | `b.spec.ts` · a journey |",
      "| 2.3 | three | `a.test.ts` · says (so) |",
    ];
    expect(readRows(tableOf(...rows))).toHaveLength(3);
    expect(findSpecificationProblems(tableOf(...all, ...rows), read)).toEqual([]);
  });

  it.each([
    ["a file that is not there", "| 2 | x | `c.test.ts` · opens |", /no file c\.test\.ts/],
    ["a test that is not there", "| 2 | x | `a.test.ts` · shuts |", /has no test “shuts”/],
    ["a part of a title", "| 2 | x | `a.test.ts` · open |", /has no test “open”/],
    ["no test at all", "| 2 | x |  |", /is written/],
    ["a line without words", "| 2 |  | `a.test.ts` · opens |", /says nothing/],
  ])("names %s", (_title, row, problem) => {
    const problems = findSpecificationProblems(tableOf(...all, row), read);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });

  it("names a section without a line", () => {
    const problems = findSpecificationProblems(tableOf(...all.slice(1)), read);
    expect(problems).toEqual(["docs/specification.md has no line for section 2"]);
  });

  it("takes no title out of a text for a test", () => {
    expect(hasTest('const title = "opens";', "opens")).toBe(false);
  });
});
