import { describe, expect, it } from "vitest";
import { packBars, unpackBars } from "./packed-bars.ts";

const noonMs = Date.UTC(2026, 2, 10, 12);
const bar = (afterMs: number, share: number | null, ms: number | null) => ({
  atMs: noonMs + afterMs,
  share,
  ms,
});

describe("packed bars", () => {
  it.each([
    ["none", []],
    ["one", [bar(0, 1, 120)]],
    ["a check that took no time at all", [bar(0, 1, 0)]],
    ["good and failed ones a minute apart", [bar(0, 1, 80), bar(60_000, 0, null), bar(120_000, 1, 9_999)]],
    [
      "another step, and two at one moment",
      [bar(0, 1, 80), bar(300, 1, 81), bar(300, 1, 82), bar(60_300, 0, null)],
    ],
    [
      "days",
      [bar(0, null, null), bar(86_400_000, 0.75, 120), bar(172_800_000, 0.5, null), bar(259_200_000, 0, 7)],
    ],
    ["days that nobody observed", [bar(0, null, null), bar(86_400_000, null, null)]],
  ])("come back as they were: %s", (_, bars) => {
    expect(unpackBars(packBars(bars))).toEqual(bars);
  });

  it("never round a failure away, nor an hour of success", () => {
    const [almost, hardly] = unpackBars(packBars([bar(0, 1 - 1e-12, null), bar(0, 1e-12, null)]));
    expect(almost?.share).toBeLessThan(1);
    expect(hardly?.share).toBeGreaterThan(0);
  });

  it("take a few letters a bar", () => {
    const bars = Array.from({ length: 90 }, (_, index) => bar(index * 60_000, 1, 100 + index));
    expect(packBars(bars).length).toBeLessThan(90 * 4);
  });
});
