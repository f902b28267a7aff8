import { describe, expect, it } from "vitest";
import { fileTreeOf, visibleRows } from "./file-tree-entries.ts";
import { afterRemoval, treeStep } from "./file-tree-keys.ts";

const tree = fileTreeOf(["src/commands/ping.js", "src/index.js", "assets/logo.txt", "main.js"]);
const rows = visibleRows(tree, new Set(["assets"]));
const step = (key: string, focused: string, isRightToLeft = false) =>
  treeStep({ key, rows, focused, isRightToLeft });

describe("the keys of the tree", () => {
  it.each([
    ["ArrowDown", "assets", { kind: "focus", path: "src" }],
    ["ArrowUp", "src", { kind: "focus", path: "assets" }],
    ["ArrowUp", "assets", null],
    ["ArrowDown", "main.js", null],
    ["Home", "main.js", { kind: "focus", path: "assets" }],
    ["End", "assets", { kind: "focus", path: "main.js" }],
    ["ArrowRight", "assets", { kind: "open", path: "assets" }],
    ["ArrowRight", "src", { kind: "focus", path: "src/commands" }],
    ["ArrowRight", "main.js", null],
    ["ArrowLeft", "src", { kind: "close", path: "src" }],
    ["ArrowLeft", "src/index.js", { kind: "focus", path: "src" }],
    ["ArrowLeft", "assets", null],
    ["Enter", "main.js", { kind: "choose", path: "main.js" }],
    [" ", "assets", { kind: "open", path: "assets" }],
    ["Enter", "src", { kind: "close", path: "src" }],
    ["Delete", "src", { kind: "remove", path: "src" }],
    ["m", "assets", { kind: "focus", path: "main.js" }],
    ["z", "assets", null],
    ["*", "main.js", { kind: "open_siblings", paths: ["assets", "src", "main.js"] }],
    ["Tab", "main.js", null],
  ])("%s on %s", (key, focused, expected) => expect(step(key, focused)).toEqual(expected));

  it("turn with the page", () => {
    expect(step("ArrowLeft", "assets", true)).toEqual({ kind: "open", path: "assets" });
    expect(step("ArrowRight", "src", true)).toEqual({ kind: "close", path: "src" });
  });

  it("leave the focus beside what was removed", () => {
    expect(afterRemoval(rows, "src")).toBe("main.js");
    expect(afterRemoval(rows, "main.js")).toBe("src/index.js");
    expect(afterRemoval(visibleRows(fileTreeOf(["a.js"]), new Set()), "a.js")).toBeNull();
  });
});
