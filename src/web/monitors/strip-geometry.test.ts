import { describe, expect, it } from "vitest";
import { barAt, barState, stripFigures, stripPaths } from "./strip-geometry.ts";

const bar = (share: number | null, minute = 0) => ({
  atMs: Date.UTC(2026, 2, 10, 12, minute),
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
  const line = (bars: ReturnType<typeof bar>[], count: number, state: string) =>
    stripPaths(bars, count).lines.find(each => each.state === state);

  it("puts the newest bar at the right edge and marks the unobserved places", () => {
    const bars = [bar(1), bar(0)];
    expect(stripPaths(bars, 4).width).toBe(16);
    expect(line(bars, 4, "unobserved")?.path).toBe("M0.75 22.5H7.25");
    expect(line(bars, 4, "good")).toEqual({ state: "good", path: "M8.75 17H11.25", width: 22 });
    expect(line(bars, 4, "failed")).toEqual({ state: "failed", path: "M12.75 14H15.25", width: 28 });
  });

  it("draws equal bars beside each other with one stroke", () => {
    const bars = [bar(1), bar(1), bar(0), bar(1)];
    expect(line(bars, 4, "good")?.path).toBe("M0.75 17H7.25M12.75 17H15.25");
    expect(line(bars, 4, "unobserved")).toBeUndefined();
  });

  it("splits a day with failures, and shows a tiny failure too", () => {
    expect(stripPaths([bar(0.5)], 1).halves).toEqual({ failed: "M2 0V14", good: "M2 14V28" });
    expect(stripPaths([bar(0.9999)], 1).halves.failed).toBe("M2 0V6");
  });

  it("keeps the newest when there are more bars than places", () => {
    expect(line([bar(0), bar(1), bar(1)], 2, "failed")).toBeUndefined();
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
