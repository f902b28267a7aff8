import { type Cents, type Coins, cents, coins, times } from "./money.ts";
import type { BillingPeriod, PlanName } from "./vocabulary.ts";

/** What a plan costs: a month in coins, a month in money, and a year at its discount (decisions 11, 12). */
export type PlanPrice = { coins: Coins; monthly: Cents; yearly: Cents };

/** What a plan opens. `null` means no limit stated to the user; `slotsCeiling` is the stated fair-use ceiling. */
export type PlanLimits = {
  slots: number | null;
  slotsCeiling: number;
  minIntervalS: number;
  boostsPerDay: number | null;
  codeFavorites: number | null;
  projectFavorites: number | null;
  downloadsPerDay: number | null;
  aiMessageCoins: number;
  support: boolean;
  /** The plan's stated online percentage, in hundredths of a per cent (decision 10). */
  statedUptimeBp: number | null;
  price: PlanPrice | null;
};

export const plans: Record<PlanName, PlanLimits> = {
  free: {
    slots: 5,
    slotsCeiling: 5,
    minIntervalS: 300,
    boostsPerDay: 1,
    codeFavorites: 5,
    projectFavorites: 3,
    downloadsPerDay: 5,
    aiMessageCoins: 50,
    support: false,
    statedUptimeBp: null,
    price: null,
  },
  prime: {
    slots: 15,
    slotsCeiling: 15,
    minIntervalS: 180,
    boostsPerDay: 3,
    codeFavorites: 20,
    projectFavorites: 10,
    downloadsPerDay: 25,
    aiMessageCoins: 30,
    support: false,
    statedUptimeBp: 9_694,
    price: { coins: coins(3_000), monthly: cents(299), yearly: cents(1_794) },
  },
  plus: {
    slots: 30,
    slotsCeiling: 30,
    minIntervalS: 120,
    boostsPerDay: 10,
    codeFavorites: 50,
    projectFavorites: 30,
    downloadsPerDay: null,
    aiMessageCoins: 10,
    support: true,
    statedUptimeBp: 9_858,
    price: { coins: coins(6_000), monthly: cents(599), yearly: cents(3_594) },
  },
  developer: {
    slots: null,
    slotsCeiling: 500,
    minIntervalS: 60,
    boostsPerDay: null,
    codeFavorites: null,
    projectFavorites: null,
    downloadsPerDay: null,
    aiMessageCoins: 0,
    support: true,
    statedUptimeBp: 9_992,
    price: { coins: coins(12_000), monthly: cents(999), yearly: cents(5_994) },
  },
};

/** Plans that are paid for, the smallest first. */
export const paidPlans = ["prime", "plus", "developer"] as const satisfies readonly PlanName[];
export type PaidPlan = (typeof paidPlans)[number];

/** How far a year is below twelve months. With an end date it is called limited in time until then (decision 31). */
export const yearlyDiscount: { percent: number; endsAt: Date | null } = { percent: 50, endsAt: null };

export function priceOf(plan: PaidPlan): PlanPrice {
  const { price } = plans[plan];
  if (price === null) throw new Error(`${plan} has no price`);
  return price;
}

/** A year costs twelve months once its discount has ended. */
export const isYearDiscounted = (now: Date): boolean =>
  yearlyDiscount.endsAt === null || now < yearlyDiscount.endsAt;

/** What a period of a plan costs when it is bought at `now`. */
export function moneyPrice(plan: PaidPlan, period: BillingPeriod, now: Date): Cents {
  const { monthly, yearly } = priceOf(plan);
  if (period === "monthly") return monthly;
  return isYearDiscounted(now) ? yearly : times(monthly, 12);
}
