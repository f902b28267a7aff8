import { type Coins, coins, plus, share } from "./money.ts";

/** From this day of a streak on the daily gift grows no more. */
export const giftGrowsDays = 30;

/** The smallest and the largest gift on a day of the streak, the first being 1 (decision 23). */
export function giftRange(streak: number): { min: Coins; max: Coins } {
  const grown = Math.min(Math.max(streak, 1), giftGrowsDays) - 1;
  return {
    min: plus(coins(50), share(coins(130), grown, giftGrowsDays - 1)),
    max: plus(coins(110), share(coins(190), grown, giftGrowsDays - 1)),
  };
}
