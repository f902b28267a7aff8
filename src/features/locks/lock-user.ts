import { eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import type { Tx } from "#db/client.ts";
import { users } from "#db/schema/index.ts";

/**
 * Whatever counts what a user has against a limit takes this lock first: two requests of one user never count the
 * same free place, and never wait for each other's rows. "No key update" lets rows that refer to the user come and go
 * meanwhile.
 */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  if (user === undefined) throw new AppError("unauthorized");
}
