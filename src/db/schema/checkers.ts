import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** The running checkers, one row a worker process. A row that was not seen for a while is of a worker that ended. */
export const checkerStates = pgTable("checker_states", {
  workerId: text("worker_id").primaryKey(),
  /** It reaches nothing, not even its control targets: it takes no failed check and turns no status. */
  isolated: boolean().notNull().default(false),
  seenAt: instant("seen_at").notNull(),
});
