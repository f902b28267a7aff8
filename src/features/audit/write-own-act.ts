import { and, eq, inArray } from "drizzle-orm";
import { type OwnAction, ownActions } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { auditEntries } from "#db/schema/index.ts";

/** Writes down what somebody did with their own account, or what the site did because they had asked for it. */
export async function writeOwnAct(
  tx: Tx,
  { userId, action, now }: { userId: string; action: OwnAction; now: Date },
): Promise<void> {
  await tx
    .insert(auditEntries)
    .values({ actorId: userId, action, subjectKind: "user", subjectId: userId, at: now });
}

/** A user who is gone stands in the log under a pseudonym. What they did as staff stays theirs. */
export async function renameInAudit(
  tx: Tx,
  { userId, pseudonym }: { userId: string; pseudonym: string },
): Promise<void> {
  await tx
    .update(auditEntries)
    .set({ actorId: pseudonym })
    .where(and(eq(auditEntries.actorId, userId), inArray(auditEntries.action, [...ownActions])));
  await tx
    .update(auditEntries)
    .set({ subjectId: pseudonym })
    .where(and(eq(auditEntries.subjectKind, "user"), eq(auditEntries.subjectId, userId)));
}
