import { z } from "zod";

/** Names of plans as clients read them: one that starts with Prime, Plus or Developer, otherwise free. */
export const planTitles = { free: "free", prime: "Prime", plus: "Plus", developer: "Developer" } as const;

/** What a client shows of a user's plan. Ads are hidden while `isValid`. */
export const SubscriptionCheck = z.object({
  isValid: z.boolean(),
  /** Whole days, the started one included; 0 when the plan has ended or there is none. */
  daysRemaining: z.number().int().min(0),
  message: z.string(),
  NamePlan: z.enum(["free", "Prime", "Plus", "Developer"]),
});
export type SubscriptionCheck = z.output<typeof SubscriptionCheck>;
