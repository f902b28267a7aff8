import { describe, expect, it } from "vitest";
import { fileTreeOf, visibleRows } from "./file-tree-entries.ts";

const files = ["index.js", "src/b.js", "src/a10.js", "src/a2.js", "README.md", "src/commands/ping.js"];
const shown = (closed: string[], folders: string[] = []) =>
  visibleRows(fileTreeOf(files, folders), new Set(closed)).map(
    ({ entry, level, position, count }) => `${"  ".repeat(level - 1)}${entry.fileName} ${position}/${count}`,
  );

describe("the tree of files", () => {
  it("has folders first, numbers in their order, and a place for each", () => {
    expect(shown([])).toEqual([
      "src 1/3",
      "  commands 1/4",
      "    ping.js 1/1",
      "  a2.js 2/4",
      "  a10.js 3/4",
      "  b.js 4/4",
      "index.js 2/3",
      "README.md 3/3",
    ]);
  });

  it("hides what is inside closed folders", () => {
    expect(shown(["src"])).toEqual(["src 1/3", "index.js 2/3", "README.md 3/3"]);
    expect(shown(["src/commands"])).toHaveLength(7);
  });

  it("keeps empty folders, with the folders around them", () => {
    expect(shown(["src"], ["assets/icons"]).slice(0, 2)).toEqual(["assets 1/4", "  icons 1/1"]);
  });

  it("names the folder around each line", () => {
    const rows = visibleRows(fileTreeOf(["a/b/c.js"]), new Set());
    expect(rows.map(row => row.parent)).toEqual([null, "a", "a/b"]);
  });
});
