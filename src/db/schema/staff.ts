import { pgTable, text } from "drizzle-orm/pg-core";
import { namedRoles } from "#core/staff-rights.ts";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** Whom admins have named. `users.role` follows from it and from the settings. */
export const staffRoles = pgTable("staff_roles", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  role: text({ enum: namedRoles }).notNull(),
  /** Without a reference: the role outlives the account that gave it. */
  givenBy: text("given_by").notNull(),
  givenAt: instant("given_at").notNull(),
});
