import { rightOfAction } from "#core/staff-rights.ts";
import type { AuditAction, AuditSubject } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { auditEntries } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { assertRight } from "./assert-right.ts";

export type AuditEntry = {
  action: AuditAction;
  subjectKind: AuditSubject;
  subjectId: string;
  reason?: string;
  details?: Record<string, string | number | boolean | null>;
};

/** Writes down what a member of staff does, in the transaction that does it. Nobody else acts that way. */
export async function writeAudit(tx: Tx, ctx: Pick<Ctx, "actor" | "now">, entry: AuditEntry): Promise<void> {
  const actorId = assertRight(ctx, rightOfAction[entry.action]);
  await tx.insert(auditEntries).values({ ...entry, actorId, at: ctx.now });
}
