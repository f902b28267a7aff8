import { dayMs as day, minuteMs as minute, secondMs as second } from "./time.ts";

/** The numbers of contact, policies and the human check: part of `limits` (limits.ts). */
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
  /** The banner above every page. Kept so long by each process: a change is seen within seconds everywhere. */
  announcement: { textMax: 200, linkMax: 500, versionMax: 32, listed: 50, keepMs: 2 * second, waitMs: 500 },
  humanCheck: {
    /** Also how long a token of Turnstile holds. */
    challengeMs: 5 * minute,
    minNumber: 10_000,
    maxNumber: 60_000,
    solutionMax: 4_096,
    /** One question to a provider elsewhere. */
    requestMs: 5 * second,
    answerMaxBytes: 16 * 1_024,
  },
  /** What the policies promise and the software does not count itself. */
  policy: { minimumAge: 13, publisherAge: 18, refundPaidDays: 3, breachHours: 72, activationHours: 24 },
} as const;
