import { and, eq, lte } from "drizzle-orm";
import { createId } from "#core/ids.ts";
import type { Tx } from "#db/client.ts";
import { accountDeletions, contactMessages, giftCodes, monitors, users } from "#db/schema/index.ts";
import { renameInAudit, writeOwnAct } from "../audit/index.ts";
import { keepBan } from "../bans/index.ts";
import { endRenewals, forgetBuyer } from "../billing/index.ts";
import { renameCoinOwner } from "../coins/index.ts";
import type { Services } from "../context/index.ts";
import { dropFavoritesOf } from "../favorites/index.ts";
import { deleteProjectsOf } from "../projects/index.ts";

type Access = Pick<Services, "db" | "jobs" | "keys" | "log" | "payments">;

/** Held until the end, so that nobody takes it back meanwhile; null when it was taken back or is not due. */
async function lockDue(tx: Tx, userId: string, now: Date) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  const [due] = await tx
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), lte(accountDeletions.dueAt, now)));
  return due === undefined ? null : (user ?? null);
}

/** What outlives the account goes under the pseudonym, which nothing ties to the account. */
async function renameWhatStays(
  tx: Tx,
  buyer: { userId: string; pseudonym: string; now: Date },
): Promise<void> {
  const { userId, pseudonym } = buyer;
  await forgetBuyer(tx, buyer);
  await renameCoinOwner(tx, buyer);
  await tx.update(giftCodes).set({ redeemedBy: pseudonym }).where(eq(giftCodes.redeemedBy, userId));
  await renameInAudit(tx, buyer);
  await writeOwnAct(tx, { userId: pseudonym, action: "account.remove", now: buyer.now });
}

/**
 * Deletes an account whose time has come: everything personal in one transaction, after its subscription has ended at
 * the provider. Safe to repeat, and for several processes at once. False when there was nothing to delete.
 */
export async function deleteAccount(access: Access, userId: string, now: Date): Promise<boolean> {
  await endRenewals(access, { userId, when: "now" }, now);
  return access.db.transaction(async tx => {
    const user = await lockDue(tx, userId, now);
    if (user === null) return false;
    if (user.bannedAt !== null) await keepBan(tx, { keys: access.keys, discordId: userId }, user.bannedAt);
    await renameWhatStays(tx, { userId, pseudonym: `former-${createId()}`, now });
    await dropFavoritesOf(tx, userId);
    await deleteProjectsOf(tx, userId, now);
    await tx.delete(contactMessages).where(eq(contactMessages.userId, userId));
    await tx.delete(monitors).where(eq(monitors.ownerId, userId));
    // Everything else of the account refers to this row and goes with it.
    await tx.delete(users).where(eq(users.id, userId));
    return true;
  });
}
