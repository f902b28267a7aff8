import { describe, expect, it } from "vitest";
import { barAt, barState, stripFigures, stripPaths } from "./strip-geometry.ts";

const bar = (share: number | null, minute = 0) => ({
  from: new Date(Date.UTC(2026, 2, 10, 12, minute)).toISOString(),
  share,
  ms: share === 1 ? 120 : null,
});

describe("barState", () => {
  it.each([
    [null, "unobserved"],
    [1, "good"],
    [0, "failed"],
    [0.9999, "partial"],
    [0.0001, "partial"],
  ] as const)("a share of %s is %s", (share, state) => {
    expect(barState({ share })).toBe(state);
  });
});

describe("stripPaths", () => {
  it("puts the newest bar at the right edge and marks the unobserved places", () => {
    const paths = stripPaths([bar(1), bar(0)], 4);
    expect(paths.width).toBe(16);
    expect(paths.good).toBe("M10 6V28");
    expect(paths.failed).toBe("M14 0V28");
    expect(paths.unobserved.match(/M/g)).toHaveLength(2);
  });

  it("splits a day with failures, and shows a tiny failure too", () => {
    const half = stripPaths([bar(0.5)], 1);
    expect(half.failed).toBe("M2 0V14");
    expect(half.good).toBe("M2 14V28");
    expect(stripPaths([bar(0.9999)], 1).failed).toBe("M2 0V6");
  });

  it("keeps the newest when there are more bars than places", () => {
    expect(stripPaths([bar(0), bar(1), bar(1)], 2).failed).toBe("");
  });
});

describe("stripFigures", () => {
  it("leaves out what nobody observed", () => {
    expect(stripFigures([bar(null), bar(1), bar(0.5), bar(0)])).toEqual({
      observed: 3,
      failed: 2,
      share: 0.5,
    });
    expect(stripFigures([])).toEqual({ observed: 0, failed: 0, share: null });
  });
});

describe("barAt", () => {
  const bars = [bar(1, 1), bar(0, 2)];
  it("finds the bar under the pointer", () => {
    expect(barAt(bars, 4, 0.99)).toBe(bars[1]);
    expect(barAt(bars, 4, 0.6)).toBe(bars[0]);
    expect(barAt(bars, 4, 0.1)).toBeNull();
    expect(barAt(bars, 4, 1.5)).toBe(bars[1]);
  });
});
