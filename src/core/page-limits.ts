import { dayMs as day } from "./time.ts";

/** The numbers of contact and policies: part of `limits` (limits.ts). */
export const pageLimits = {
  /** Messages to us by a user, and from an address, within the window; what is done is kept so long. */
  contact: {
    messageMin: 10,
    messageMax: 4_000,
    emailMax: 254,
    perWindow: 5,
    windowMs: day,
    keepMs: 180 * day,
  },
  /** What the policies promise and the software does not count itself. */
  policy: { minimumAge: 13, publisherAge: 18, refundPaidDays: 3, breachHours: 72, activationHours: 24 },
} as const;
