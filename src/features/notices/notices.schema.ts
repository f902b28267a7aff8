import { z } from "zod";
import { limits } from "#core/limits.ts";
import { noticeKinds, reportOutcomes, reportReasons } from "#core/vocabulary.ts";

/** A message to a user on the site: what became of a project, a report, a thread or a refund. */
export const NoticeItem = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  /** Id of what it is about. */
  subjectId: z.string(),
  /** Its name, and for a project its address, as they were. */
  name: z.string(),
  codename: z.string(),
  reason: z.enum(reportReasons).nullable(),
  /** What staff wrote about it, in whatever language. */
  note: z.string(),
  /** What became of a report. */
  outcome: z.enum(reportOutcomes).nullable(),
  createdAt: z.iso.datetime(),
  isSeen: z.boolean(),
});
export type NoticeItem = z.output<typeof NoticeItem>;

export const NoticeList = z.object({ items: z.array(NoticeItem), unseen: z.number().int() });
export type NoticeList = z.output<typeof NoticeList>;

/** The notices that were on the screen. */
export const NoticesSeen = z.object({ ids: z.array(z.string().max(64)).max(limits.notice.shown) });
export type NoticesSeen = z.output<typeof NoticesSeen>;
