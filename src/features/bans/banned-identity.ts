import { eq } from "drizzle-orm";
import type { Keys } from "#core/keys.ts";
import type { Tx } from "#db/client.ts";
import { bannedIdentities } from "#db/schema/index.ts";

/** Only whoever has both the key and the Discord id can tell that they belong together. */
const hashOf = (keys: Keys, discordId: string): string => keys.sign("banned-identity", discordId);

type Identity = { keys: Keys; discordId: string };

/** Keeps a ban whose account is deleted. */
export async function keepBan(tx: Tx, { keys, discordId }: Identity, bannedAt: Date): Promise<void> {
  await tx
    .insert(bannedIdentities)
    .values({ identityHash: hashOf(keys, discordId), bannedAt })
    .onConflictDoNothing();
}

export async function isBannedIdentity(tx: Tx, { keys, discordId }: Identity): Promise<boolean> {
  const [row] = await tx
    .select({ bannedAt: bannedIdentities.bannedAt })
    .from(bannedIdentities)
    .where(eq(bannedIdentities.identityHash, hashOf(keys, discordId)));
  return row !== undefined;
}

/** Lets somebody come back whose account went while it was banned. False when nobody of this id is banned so. */
export async function liftKeptBan(tx: Tx, { keys, discordId }: Identity): Promise<boolean> {
  const lifted = await tx
    .delete(bannedIdentities)
    .where(eq(bannedIdentities.identityHash, hashOf(keys, discordId)))
    .returning({ bannedAt: bannedIdentities.bannedAt });
  return lifted.length > 0;
}
