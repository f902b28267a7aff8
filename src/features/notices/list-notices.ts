import { and, count, desc, eq, inArray, isNull, lt } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import { reportOutcomes, reportReasons } from "#core/vocabulary.ts";
import { notices } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput, type Services } from "../context/index.ts";
import { type NoticeItem, type NoticeList, NoticesSeen } from "./notices.schema.ts";

type Row = typeof notices.$inferSelect;

export function noticeItemOf({ id, kind, subjectId, params, createdAt, seenAt }: Row): NoticeItem {
  return {
    id,
    kind,
    subjectId,
    name: String(params.name ?? ""),
    codename: String(params.codename ?? ""),
    reason: reportReasons.find(reason => reason === params.reason) ?? null,
    note: String(params.note ?? ""),
    outcome: reportOutcomes.find(outcome => outcome === params.outcome) ?? null,
    createdAt: createdAt.toISOString(),
    isSeen: seenAt !== null,
  };
}

/** How many notices the user has not seen; none for visitors. */
export async function countUnseenNotices(ctx: Pick<Ctx, "db" | "actor">): Promise<number> {
  if (ctx.actor.kind !== "user") return 0;
  const isUnseen = and(eq(notices.userId, ctx.actor.userId), isNull(notices.seenAt));
  const [row] = await ctx.db.select({ count: count() }).from(notices).where(isUnseen);
  return row?.count ?? 0;
}

/** The user's newest notices. */
export async function listNotices(ctx: Pick<Ctx, "db" | "actor">): Promise<NoticeList> {
  const userId = assertUser(ctx);
  const rows = await ctx.db
    .select()
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limits.notice.shown);
  return { items: rows.map(noticeItemOf), unseen: await countUnseenNotices(ctx) };
}

/** Remembers which of the user's notices were seen. Returns how many are left unseen. */
export async function markNoticesSeen(
  ctx: Pick<Ctx, "db" | "actor" | "now">,
  input: unknown,
): Promise<{ unseen: number }> {
  const userId = assertUser(ctx);
  const { ids } = parseInput(NoticesSeen, input);
  if (ids.length > 0)
    await ctx.db
      .update(notices)
      .set({ seenAt: ctx.now })
      .where(and(eq(notices.userId, userId), inArray(notices.id, ids), isNull(notices.seenAt)));
  return { unseen: await countUnseenNotices(ctx) };
}

/** Notices do not stay for ever. */
export async function dropOldNotices({ db, now }: Pick<Services, "db"> & { now: Date }): Promise<void> {
  await db.delete(notices).where(lt(notices.createdAt, addMs(now, -limits.notice.keepMs)));
}
