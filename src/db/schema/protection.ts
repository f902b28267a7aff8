import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Solutions of the human check that were used, until their challenge would have expired anyway. */
export const spentSolutions = pgTable(
  "spent_solutions",
  {
    signature: text().primaryKey(),
    expiresAt: instant("expires_at").notNull(),
  },
  table => [index("spent_solutions_expires").on(table.expiresAt)],
);

/** Counters of the rate limiter; the columns are those that rate-limiter-flexible's PostgreSQL store asks for. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});
