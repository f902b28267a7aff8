import { sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";

/**
 * Puts a pseudonym (`former-` and 16 letters) in the place of an owner who leaves, in everything that was booked. The
 * one change that the ledger takes; no amount is touched. The streak goes.
 */
export async function renameCoinOwner(
  tx: Tx,
  { userId, pseudonym }: { userId: string; pseudonym: string },
): Promise<void> {
  await tx.execute(sql`select coins_rename_owner(${userId}, ${pseudonym})`);
}
