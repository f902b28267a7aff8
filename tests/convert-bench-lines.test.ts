import { describe, expect, it } from "vitest";
import { linesBefore } from "../bench/convert/origin.ts";

const text = (...lines: string[]): string => `${lines.join("\n")}\n`;

describe("the lines that a converted line may have come from", () => {
  it("are the line itself where nothing changed", () => {
    const from = linesBefore(text("a", "b", "c"), text("new", "a", "b", "c"));
    expect([2, 3, 4].map(line => from(line))).toEqual([[1], [2], [3]]);
  });

  it("are those at the same height where lines were rewritten", () => {
    const from = linesBefore(text("a", "old 1", "old 2", "z"), text("a", "new 1", "new 2", "z"));
    expect([2, 3, 4].map(line => from(line))).toEqual([[2], [3], [4]]);
  });

  it("are as many around it as came or went", () => {
    const from = linesBefore(text("a", "old 1", "old 2", "old 3", "z"), text("a", "new", "z"));
    expect([2, 3].map(line => from(line))).toEqual([[2, 3, 4], [5]]);
  });
});
