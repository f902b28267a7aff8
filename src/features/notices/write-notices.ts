import { createId } from "#core/ids.ts";
import type { NoticeKind, ReportOutcome, ReportReason } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { notices } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";

export type NewNotice = {
  userId: string;
  kind: NoticeKind;
  /** A project with its address, or what else has an id and a name of its own: a thread, a plan. */
  about: { id: string; name: string; codename?: string };
  reason?: ReportReason | null;
  note?: string;
  outcome?: ReportOutcome;
};

/** What is worth a mail, too: what somebody has to know. */
const mailed: ReadonlySet<NoticeKind> = new Set([
  "project_hidden",
  "project_removed",
  "project_restored",
  "appeal_refused",
  "support_answered",
  "support_closed",
  "refund_approved",
  "refund_refused",
]);

/**
 * Tells users something, in the transaction in which it becomes true. Whether one is mailed, too, is decided when the
 * mail is due. Ask for `ctx.jobs.nudge("mail-notice")` after the commit.
 */
export async function writeNotices(
  tx: Tx,
  ctx: Pick<Ctx, "jobs" | "now">,
  list: readonly NewNotice[],
): Promise<void> {
  if (list.length === 0) return;
  const rows = list.map(({ userId, kind, about, reason, note = "", outcome }) => ({
    id: createId(),
    userId,
    kind,
    subjectId: about.id,
    params: {
      name: about.name,
      codename: about.codename ?? "",
      note,
      ...(reason && { reason }),
      ...(outcome && { outcome }),
    },
    createdAt: ctx.now,
  }));
  await tx.insert(notices).values(rows);
  const payloads = rows.filter(row => mailed.has(row.kind)).map(({ id }) => ({ noticeId: id }));
  if (payloads.length > 0) await ctx.jobs.add(tx, "mail-notice", payloads);
}
