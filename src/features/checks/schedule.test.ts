import { describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { addMs, minuteMs } from "#core/time.ts";
import { noon } from "#tests/factories.ts";
import { effectiveIntervalS, nextDue, phaseMs } from "./schedule.ts";

describe("the grid", () => {
  it.each([60, 120, 180, 300])("spreads monitors evenly over an interval of %d s", intervalS => {
    const intervalMs = intervalS * 1_000;
    const buckets = Array.from({ length: intervalS }, () => 0);
    for (let seq = 1; seq <= intervalS * 100; seq++) {
      const index = Math.floor(phaseMs(seq, intervalMs) / 1_000);
      buckets[index] = (buckets[index] ?? 0) + 1;
    }
    expect(Math.min(...buckets)).toBeGreaterThanOrEqual(97);
    expect(Math.max(...buckets)).toBeLessThanOrEqual(103);
  });

  it("keeps the phase on its steps and inside of the interval for any number", () => {
    for (const seq of [0, 1, 2, 10_946, 1_000_003, 2 ** 40]) {
      const phase = phaseMs(seq, minuteMs);
      expect(phase % limits.monitor.phaseStepMs === 0 && phase >= 0 && phase < minuteMs, String(seq)).toBe(
        true,
      );
    }
  });

  it("goes from due to due in exact steps, whenever the check ends", () => {
    const first = nextDue(7, minuteMs, noon);
    expect(nextDue(7, minuteMs, first)).toEqual(addMs(first, minuteMs));
    expect(nextDue(7, minuteMs, addMs(first, 1))).toEqual(addMs(first, minuteMs));
    expect(nextDue(7, minuteMs, addMs(first, minuteMs - 1))).toEqual(addMs(first, minuteMs));
    expect(nextDue(7, minuteMs, addMs(first, -1))).toEqual(first);
  });

  it("comes back to the same phase after any downtime", () => {
    const first = nextDue(42, 5 * minuteMs, noon);
    const later = nextDue(42, 5 * minuteMs, addMs(noon, 1_234_567_891));
    expect((later.getTime() - first.getTime()) % (5 * minuteMs)).toBe(0);
  });

  it("works before 1970", () => {
    expect(nextDue(3, minuteMs, new Date(-10 * minuteMs)).getTime()).toBeGreaterThan(-10 * minuteMs);
  });
});

describe("the interval", () => {
  const slow = { intervalS: 300, boostUntil: addMs(noon, minuteMs) };
  it.each([
    ["a boost makes it a minute", slow, noon, 60],
    ["until the boost has ended", slow, addMs(noon, minuteMs), 300],
    ["no boost", { intervalS: 180, boostUntil: null }, noon, 180],
    ["a boost never makes it longer", { intervalS: 30, boostUntil: addMs(noon, 1) }, noon, 30],
  ])("%s", (_, monitor, now, expected) => {
    expect(effectiveIntervalS(monitor, now)).toBe(expected);
  });
});
