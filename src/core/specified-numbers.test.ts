import { describe, expect, it } from "vitest";
import { giftRange } from "./gift-size.ts";
import { limits } from "./limits.ts";
import { paidPlans, plans, yearlyDiscount } from "./plans.ts";
import { minuteMs, secondMs } from "./time.ts";

const day = 24 * 60 * minuteMs;

describe("numbers that the specification gives", () => {
  it("checks every 1, 2, 3 or 5 minutes, by the plan", () => {
    expect(limits.monitor.intervalsS).toEqual([60, 120, 180, 300]);
    const shortest = Object.entries(plans).map(([name, { minIntervalS }]) => [name, minIntervalS / 60]);
    expect(Object.fromEntries(shortest)).toEqual({ free: 5, prime: 3, plus: 2, developer: 1 });
  });

  it("states 96.94, 98.58 and 99.92 per cent", () => {
    expect(paidPlans.map(plan => (plans[plan].statedUptimeBp ?? 0) / 100)).toEqual([96.94, 98.58, 99.92]);
  });

  it("gives plans their links, favorites, downloads, assistant and support", () => {
    const { prime, plus, developer, free } = plans;
    expect([prime.slots, plus.slots, developer.slots]).toEqual([15, 30, null]);
    expect([prime.codeFavorites, plus.codeFavorites, developer.codeFavorites]).toEqual([20, 50, null]);
    expect([prime.projectFavorites, plus.projectFavorites, developer.projectFavorites]).toEqual([
      10,
      30,
      null,
    ]);
    expect([plus.downloadsPerDay, developer.downloadsPerDay]).toEqual([null, null]);
    expect([prime.aiMessageCoins, plus.aiMessageCoins, developer.aiMessageCoins]).toEqual([30, 10, 0]);
    expect([free, prime, plus, developer].map(({ support }) => support)).toEqual([false, false, true, true]);
  });

  it("draws 50 to 300 coins every 24 hours, more with the streak, and forgets a streak after a missed day", () => {
    const days = Array.from({ length: 40 }, (_, n) => giftRange(n + 1));
    expect(Math.min(...days.map(({ min }) => min))).toBe(50);
    expect(Math.max(...days.map(({ max }) => max))).toBe(300);
    expect(limits.coins.claimEveryMs).toBe(day);
    expect(limits.coins.streakKeptMs).toBe(2 * day);
  });

  it("halves the price of a year", () => expect(yearlyDiscount.percent).toBe(50));

  it("refunds within 3 days, pays within 3 more, opens within 24 hours, tells of a breach within 72", () => {
    expect(limits.billing.refundWindowDays).toBe(3);
    expect(limits.policy).toMatchObject({ refundPaidDays: 3, activationHours: 24, breachHours: 72 });
  });

  it("is for people of 13 years, and publishing for those of 18", () => {
    expect(limits.policy).toMatchObject({ minimumAge: 13, publisherAge: 18 });
  });

  it("takes 5 images of 5 MB and files of 1 MB", () => {
    expect(limits.project).toMatchObject({
      imagesMax: 5,
      imageMaxBytes: 5_242_880,
      fileMaxBytes: 1_048_576,
    });
  });

  it("shows messages 5 seconds, 3 in the editor, and waits 120 seconds for code", () => {
    expect(limits.toast).toEqual({ editorMs: 3 * secondMs, defaultMs: 5 * secondMs });
    expect(limits.chunkLoadMs).toBe(120_000);
  });
});
