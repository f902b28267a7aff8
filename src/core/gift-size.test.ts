import { describe, expect, it } from "vitest";
import { giftRange } from "./gift-size.ts";

const meanOf = (streak: number) => {
  const { min, max } = giftRange(streak);
  return (min + max) / 2;
};

/** What `days` days bring on average to whoever claims on each of them with this chance. */
function expectedCoins(days: number, chance: number): number {
  // How likely each length of the streak is after a day; index 0 is a day missed.
  let streaks = [1];
  let total = 0;
  for (let day = 0; day < days; day++) {
    const claimed = streaks.map(likely => likely * chance);
    total += claimed.reduce((sum, likely, streak) => sum + likely * meanOf(streak + 1), 0);
    const missed = streaks.reduce((sum, likely) => sum + likely * (1 - chance), 0);
    streaks = [missed, ...claimed];
  }
  return total;
}

describe("the daily gift", () => {
  it.each([
    [0, 50, 110],
    [1, 50, 110],
    [2, 54, 117],
    [7, 77, 149],
    [15, 113, 202],
    [29, 176, 293],
    [30, 180, 300],
    [31, 180, 300],
    [5_000, 180, 300],
  ])("on day %i holds %i to %i coins", (streak, min, max) => {
    expect(giftRange(streak)).toEqual({ min, max });
  });

  it("never shrinks as a streak grows", () => {
    for (let day = 1; day < 40; day++) {
      expect(giftRange(day + 1).min).toBeGreaterThanOrEqual(giftRange(day).min);
      expect(giftRange(day + 1).max).toBeGreaterThanOrEqual(giftRange(day).max);
    }
  });

  it("gives a perfect month about 4,800 coins and every later one 7,200", () => {
    expect(Math.abs(expectedCoins(30, 1) - 4_800)).toBeLessThan(10);
    expect(expectedCoins(60, 1) - expectedCoins(30, 1)).toBe(7_200);
  });

  it("earns Prime on the 22nd day, and less than half of that month on four days of five", () => {
    expect(expectedCoins(21, 1)).toBeLessThan(3_000);
    expect(expectedCoins(22, 1)).toBeGreaterThan(3_000);
    expect(Math.abs(expectedCoins(30, 0.8) - 2_355)).toBeLessThan(60);
  });
});
