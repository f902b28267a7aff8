import { describe, expect, it } from "vitest";
import { extendedTo, formatLines, parseLines, textOfLines } from "./line-range.ts";

describe("lines in an address", () => {
  it.each([
    ["#L10", { from: 10, to: 10 }],
    ["#L10-L20", { from: 10, to: 20 }],
    ["#L20-L10", { from: 10, to: 20 }],
    ["#L10-20", { from: 10, to: 20 }],
    ["10 - 20", { from: 10, to: 20 }],
    ["10–12", { from: 10, to: 12 }],
    ["7", { from: 7, to: 7 }],
    ["#L25-L900", { from: 25, to: 30 }],
    ["#L31", null],
    ["#L0", null],
    ["#L-3", null],
    ["#L1e3", null],
    ["#setup", null],
    ["", null],
    ["#L9999999999", null],
  ])("%s", (text, range) => {
    expect(parseLines(text, 30)).toEqual(range);
  });

  it("are written as they are read", () => {
    for (const range of [
      { from: 3, to: 3 },
      { from: 3, to: 9 },
    ])
      expect(parseLines(formatLines(range), 10)).toEqual(range);
  });

  it("grow from the first line that was tapped", () => {
    expect(extendedTo(null, 4)).toEqual({ from: 4, to: 4 });
    expect(extendedTo({ from: 4, to: 4 }, 8)).toEqual({ from: 4, to: 8 });
    expect(extendedTo({ from: 4, to: 8 }, 2)).toEqual({ from: 2, to: 4 });
  });

  it("give their text", () => {
    expect(textOfLines("a\r\nb\nc\n", { from: 2, to: 3 })).toBe("b\nc");
    expect(textOfLines("a", { from: 1, to: 1 })).toBe("a");
  });
});
