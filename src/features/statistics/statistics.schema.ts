import { z } from "zod";

/** The three figures of the home page: accounts that have logged in, public codes, monitors. */
export const Counters = z.object({
  logins: z.number().int().min(0),
  codes: z.number().int().min(0),
  uptimes: z.number().int().min(0),
});
export type Counters = z.output<typeof Counters>;
export const counterNames = ["logins", "codes", "uptimes"] as const satisfies (keyof Counters)[];
