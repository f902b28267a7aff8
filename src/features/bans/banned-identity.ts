import { and, desc, eq, type SQL } from "drizzle-orm";
import type { Keys } from "#core/keys.ts";
import type { Tx } from "#db/client.ts";
import { auditEntries, bannedIdentities } from "#db/schema/index.ts";

export type Identity = { keys: Keys; discordId: string };

/** Only whoever has both the key and the Discord id can tell that they belong together. */
export const isIdentity = ({ keys, discordId }: Identity): SQL =>
  eq(bannedIdentities.identityHash, keys.sign("banned-identity", discordId));

/** Why staff banned the account, as long as the log still says so of this id. */
async function findReason(tx: Tx, discordId: string): Promise<string | null> {
  const [entry] = await tx
    .select({ reason: auditEntries.reason })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectKind, "user"),
        eq(auditEntries.subjectId, discordId),
        eq(auditEntries.action, "user.ban"),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry?.reason ?? null;
}

/** Keeps a ban whose account is deleted. Comes before the log forgets whom it was about. */
export async function keepBan(tx: Tx, { keys, discordId }: Identity, bannedAt: Date): Promise<void> {
  const identityHash = keys.sign("banned-identity", discordId);
  const reason = await findReason(tx, discordId);
  await tx.insert(bannedIdentities).values({ identityHash, bannedAt, reason }).onConflictDoNothing();
}

export async function isBannedIdentity(tx: Tx, identity: Identity): Promise<boolean> {
  const [row] = await tx
    .select({ id: bannedIdentities.id })
    .from(bannedIdentities)
    .where(isIdentity(identity));
  return row !== undefined;
}

/** Lets somebody come back whose account went while it was banned. False when nobody of this id is banned so. */
export async function dropKeptBan(tx: Tx, identity: Identity): Promise<boolean> {
  const dropped = await tx
    .delete(bannedIdentities)
    .where(isIdentity(identity))
    .returning({ id: bannedIdentities.id });
  return dropped.length > 0;
}
