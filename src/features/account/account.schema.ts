import { z } from "zod";
import { limits } from "#core/limits.ts";

/** What is typed to delete an account: one's own username, as it stands on the page. */
export const DeletionRequest = z.object({
  confirmation: z
    .string("confirmation_wrong")
    .trim()
    .max(limits.account.confirmationMax, "confirmation_wrong"),
  /** A solved challenge of the purpose `delete-account`. */
  humanCheck: z.string().nullish(),
});
export type DeletionRequest = z.output<typeof DeletionRequest>;

export const DeletionPlan = z.object({
  /** From this moment on nothing can be taken back. */
  dueAt: z.iso.datetime(),
});
export type DeletionPlan = z.output<typeof DeletionPlan>;

/** What became of the renewals of a subscription when its owner stayed. */
export const DeletionUndone = z.object({
  /**
   * `on`: they go on. `off`: the provider could not be asked, Billing offers it. `ended`: the subscription is over.
   * `untouched`: the deletion had not ended any.
   */
  renewals: z.enum(["untouched", "on", "off", "ended"]),
});
export type DeletionUndone = z.output<typeof DeletionUndone>;

/** Whether what was typed is the username: Discord's own are in small letters, and often written with an @. */
export const isConfirmedBy = (typed: string, username: string): boolean =>
  typed.trim().replace(/^@/, "").toLowerCase() === username.toLowerCase();
