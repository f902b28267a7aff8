import { z } from "zod";
import { limits } from "#core/limits.ts";
import { supportStates } from "#core/vocabulary.ts";

const text = z
  .string("support_text_required")
  .trim()
  .min(1, "support_text_required")
  .max(limits.support.messageMax, "too_long");

export const ThreadDraft = z.object({
  subject: z
    .string("support_subject_required")
    .trim()
    .min(limits.support.subjectMin, "support_subject_required")
    .max(limits.support.subjectMax, "too_long"),
  text,
});
export type ThreadDraft = z.output<typeof ThreadDraft>;

export const MessageDraft = z.object({ text });
export type MessageDraft = z.output<typeof MessageDraft>;

/** What staff answer; `close` says that nothing is left to do. Closing alone needs no words. */
export const StaffAnswer = z
  .object({
    text: z.string().trim().max(limits.support.messageMax, "too_long").default(""),
    close: z.boolean().default(false),
  })
  .refine(answer => answer.close || answer.text !== "", { path: ["text"], message: "support_text_required" });
export type StaffAnswer = z.output<typeof StaffAnswer>;

export const SupportMessage = z.object({
  id: z.number().int(),
  fromStaff: z.boolean(),
  /** Null for staff: to users they are one. Staff themselves see who wrote. */
  author: z.string().nullable(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type SupportMessage = z.output<typeof SupportMessage>;

export const ThreadItem = z.object({
  id: z.string(),
  subject: z.string(),
  state: z.enum(supportStates),
  isUnread: z.boolean(),
  createdAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});
export type ThreadItem = z.output<typeof ThreadItem>;

export const ThreadDetail = ThreadItem.extend({
  messages: z.array(SupportMessage),
  /** Whether the plan of today lets its user write. */
  canWrite: z.boolean(),
});
export type ThreadDetail = z.output<typeof ThreadDetail>;

export const ThreadList = z.object({ items: z.array(ThreadItem), canWrite: z.boolean() });
export type ThreadList = z.output<typeof ThreadList>;

export const StaffThreadQuery = z.object({
  state: z.enum(supportStates).catch("open").default("open"),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
});
export type StaffThreadQuery = z.output<typeof StaffThreadQuery>;

const Writer = z.object({ id: z.string(), name: z.string().nullable() });

export const StaffThreadItem = ThreadItem.extend({ user: Writer });
export type StaffThreadItem = z.output<typeof StaffThreadItem>;

export const StaffThreadPage = z.object({
  items: z.array(StaffThreadItem),
  matching: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
});
export type StaffThreadPage = z.output<typeof StaffThreadPage>;

export const StaffThreadDetail = StaffThreadItem.extend({
  messages: z.array(SupportMessage),
  /** The plan of its user as clients read it. */
  plan: z.string(),
});
export type StaffThreadDetail = z.output<typeof StaffThreadDetail>;
