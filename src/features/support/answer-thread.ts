import { eq } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { supportMessages, supportThreads } from "#db/schema/index.ts";
import { assertRight, writeAudit } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { writeNotices } from "../notices/index.ts";
import { StaffAnswer } from "./support.schema.ts";
import { lockThread } from "./thread-rows.ts";

const noticeNote = (text: string): string => {
  const max = limits.support.noticeNoteMax;
  const letters = Array.from(text);
  return letters.length <= max ? text : `${letters.slice(0, max).join("").trimEnd()}…`;
};

/** Answers a conversation, closes it, or both. Its user is told on the site and by mail. For staff. */
export async function answerThread(
  ctx: Ctx,
  input: { id: string; answer: unknown },
): Promise<{ id: string }> {
  const staffId = assertRight(ctx, "support");
  const { text, close } = parseInput(StaffAnswer, input.answer);
  await ctx.db.transaction(async tx => {
    const { id, userId, subject } = await lockThread(tx, input.id);
    if (text !== "")
      await tx
        .insert(supportMessages)
        .values({ threadId: id, authorId: staffId, fromStaff: true, text, createdAt: ctx.now });
    await tx
      .update(supportThreads)
      .set({
        state: close ? "closed" : "answered",
        unreadByStaff: false,
        unreadByUser: true,
        ...(text !== "" && { lastAt: ctx.now }),
      })
      .where(eq(supportThreads.id, id));
    const kind = text === "" ? "support_closed" : "support_answered";
    await writeNotices(tx, ctx, [{ userId, kind, about: { id, name: subject }, note: noticeNote(text) }]);
    await writeAudit(tx, ctx, {
      action: text === "" ? "support.close" : "support.answer",
      subjectKind: "support",
      subjectId: id,
      details: { closed: close },
    });
  });
  ctx.jobs.nudge("mail-notice");
  return { id: input.id };
}
