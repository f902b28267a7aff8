import { describe, expect, it } from "vitest";
import { barHeight, liveFigures } from "./live-checks.ts";

describe("the live panel", () => {
  it("draws a failed check higher than any good one", () => {
    expect(barHeight(null, 40)).toBe(100);
    expect(barHeight(40, 40)).toBeLessThan(100);
    expect(barHeight(1, 400)).toBeGreaterThanOrEqual(14);
    expect(barHeight(20, 40)).toBeLessThan(barHeight(40, 40));
  });

  it("counts only the checks that were answered", () => {
    const checks = [
      { id: 1, ms: 10 },
      { id: 2, ms: null },
      { id: 3, ms: 21 },
    ];
    expect(liveFigures(checks)).toEqual({ last: { id: 3, ms: 21 }, averageMs: 16, slowestMs: 21 });
    expect(liveFigures([])).toEqual({ last: null, averageMs: null, slowestMs: null });
  });
});
