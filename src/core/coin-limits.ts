import { dayMs as day, minuteMs as minute } from "./time.ts";

/** The numbers of coins: part of `limits` (limits.ts). */
export const coinLimits = {
  /** Decision 22: the next gift after the first, the streak kept until the second. */
  claimEveryMs: day,
  streakKeptMs: 2 * day,
  /** Shorter silences of the site are no outage: windows stay as they are. */
  outageMinMs: 5 * minute,
  pulseEveryMs: minute,
  /** What plans are bought with was earned by somebody: an account of this age, or so many claims. */
  spenderAgeMs: 30 * day,
  spenderClaims: 7,
  historyPage: 30,
  /** Coins held for an answer that never ended go back after this long. */
  holdMs: 15 * minute,
  keyMax: 64,
  adjustmentMax: 1_000_000,
  reasonMax: 500,
} as const;
