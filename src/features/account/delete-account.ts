import { and, eq, isNotNull, lte } from "drizzle-orm";
import { createId } from "#core/ids.ts";
import type { Tx } from "#db/client.ts";
import { accountDeletions, contactMessages, giftCodes, monitors, sessions, users } from "#db/schema/index.ts";
import { renameInAudit, writeOwnAct } from "../audit/index.ts";
import { keepBan } from "../bans/index.ts";
import { endRenewals, forgetBuyer } from "../billing/index.ts";
import { renameCoinOwner } from "../coins/index.ts";
import type { Services } from "../context/index.ts";
import { dropFavoritesOf } from "../favorites/index.ts";
import { deleteProjectsOf } from "../projects/index.ts";

type Access = Pick<Services, "db" | "jobs" | "keys" | "log" | "payments">;

/** From here on nobody takes it back, and nobody is signed in. False when it was taken back or is not due. */
async function begin(tx: Tx, userId: string, now: Date): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const begun = await tx
    .update(accountDeletions)
    .set({ begunAt: now })
    .where(and(eq(accountDeletions.userId, userId), lte(accountDeletions.dueAt, now)))
    .returning({ userId: accountDeletions.userId });
  if (begun.length > 0) await tx.delete(sessions).where(eq(sessions.userId, userId));
  return begun.length > 0;
}

/** Held until the end; null when another process was quicker. */
async function lockBegun(tx: Tx, userId: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  const [begun] = await tx
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), isNotNull(accountDeletions.begunAt)));
  return begun === undefined ? null : (user ?? null);
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
  if (!(await access.db.transaction(tx => begin(tx, userId, now)))) return false;
  await endRenewals(access, { userId, when: "now" }, now);
  return access.db.transaction(async tx => {
    const user = await lockBegun(tx, userId);
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
