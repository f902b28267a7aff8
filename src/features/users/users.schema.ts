import { z } from "zod";
import { languages, roles } from "#core/vocabulary.ts";
import { SubscriptionCheck } from "../plans/plans.schema.ts";

/** The signed-in user as the pages know them; what only the owner may see is sent to the owner alone. */
export const UserDetails = z.object({
  /** The Discord id; a string, because it exceeds what a number holds. */
  id: z.string(),
  username: z.string(),
  globalName: z.string().nullable(),
  /** A path on this host. */
  avatarUrl: z.string(),
  role: z.enum(roles),
  language: z.enum(languages),
  emailNotifications: z.boolean(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  /** False until the user has confirmed to be at least 13; until then nothing can be changed. */
  ageConfirmed: z.boolean(),
  subscriptionCheck: SubscriptionCheck,
  /** When the plan ends unless it is renewed, so that an open page asks again then; null without a plan. */
  planEndsAt: z.iso.datetime().nullable(),
  /** When the account is deleted, which its owner asked for; null while it stays. */
  deletesAt: z.iso.datetime().nullable(),
  /** The balance; for its owner alone, as everything here. */
  coins: z.number().int(),
  /** Whether the menu leads to /support: the plan has it, or conversations from an earlier plan can be read. */
  hasSupport: z.boolean(),
  /** Messages on /notices that were not seen yet. */
  unseenNotices: z.number().int(),
});
export type UserDetails = z.output<typeof UserDetails>;

/** `userDetails` is null for a visitor. */
export const UserAnswer = z.object({ userDetails: UserDetails.nullable() });
export type UserAnswer = z.output<typeof UserAnswer>;

/** What the settings form sends: only what changes. */
export const SettingsUpdate = z.object({
  language: z.enum(languages, "language_invalid").optional(),
  emailNotifications: z.boolean().optional(),
});
export type SettingsUpdate = z.output<typeof SettingsUpdate>;

export const Settings = z.object({ language: z.enum(languages), emailNotifications: z.boolean() });
export type Settings = z.output<typeof Settings>;
