import { z } from "zod";
import { limits } from "#core/limits.ts";
import {
  assistantFailures,
  assistantRoles,
  assistantSourceKinds,
  assistantStates,
  libraryKinds,
} from "#core/vocabulary.ts";

const text = z
  .string("assistant_text_required")
  .trim()
  .min(1, "assistant_text_required")
  .max(limits.assistant.textMax, "too_long");
/** Made by the client for each question: sent again, it asks and costs nothing more. */
const key = z.string().regex(/^[\w-]{8,64}$/);
/** What the button said that an answer costs. */
const price = z.number().int().min(0);

export const Attachment = z.object({ kind: z.enum(libraryKinds), id: z.string().min(1).max(80) });
export type Attachment = z.output<typeof Attachment>;

export const Question = z.object({
  key,
  price,
  conversationId: z.string().max(40).nullable().default(null),
  text,
  attachments: z.array(Attachment).max(limits.assistant.attachmentsMax).default([]),
});
export type Question = z.output<typeof Question>;

export const Again = z.object({ key, price });
export type Again = z.output<typeof Again>;

export const EditedQuestion = z.object({ key, price, text });
export type EditedQuestion = z.output<typeof EditedQuestion>;

export const ConversationTitle = z.object({
  title: z.string("required").trim().min(1, "required").max(limits.assistant.titleMax, "too_long"),
});

/** What was begun: where to read it, and the answer that is on its way. */
export const Asked = z.object({ conversationId: z.string(), answerId: z.string() });
export type Asked = z.output<typeof Asked>;

const both = z.object({ en: z.string(), ar: z.string() });

export const Source = z.object({
  kind: z.enum(assistantSourceKinds),
  id: z.string(),
  path: z.string(),
  title: both,
  about: both,
  version: z.number().int().nullable(),
  discordJs: z.string().nullable(),
  /** Lines of a file that fit the question; `from` is the number of the first. */
  excerpt: z
    .object({ file: z.string().nullable(), from: z.number().int().nullable(), lines: z.array(z.string()) })
    .nullable(),
});
export type Source = z.output<typeof Source>;

export const Attached = Attachment.extend({ title: both, path: z.string() });
export type Attached = z.output<typeof Attached>;

/** A block of code of an answer as the server highlighted it: escaped text and classed spans, line by line. */
export const HighlightedCode = z.object({
  language: z.string(),
  text: z.string(),
  lines: z.array(z.string()),
});
export type HighlightedCode = z.output<typeof HighlightedCode>;

export const ChatMessage = z.object({
  id: z.string(),
  role: z.enum(assistantRoles),
  state: z.enum(assistantStates),
  failure: z.enum(assistantFailures).nullable(),
  text: z.string(),
  /** Null: no model wrote it; its sources are all there is. */
  model: z.string().nullable(),
  sources: z.array(Source),
  attachments: z.array(Attached),
  codes: z.array(HighlightedCode),
  coins: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type ChatMessage = z.output<typeof ChatMessage>;

export const ConversationItem = z.object({ id: z.string(), title: z.string(), lastAt: z.iso.datetime() });
export type ConversationItem = z.output<typeof ConversationItem>;

export const ConversationList = z.object({ items: z.array(ConversationItem) });
export type ConversationList = z.output<typeof ConversationList>;

export const Conversation = ConversationItem.extend({ messages: z.array(ChatMessage) });
export type Conversation = z.output<typeof Conversation>;

/** What the screen has to know before a question: whether a model answers, what that costs, and what there is. */
export const AssistantOffer = z.object({
  hasModel: z.boolean(),
  price: z.number().int(),
  balance: z.number().int(),
});
export type AssistantOffer = z.output<typeof AssistantOffer>;

export const AttachmentChoices = z.object({ items: z.array(Attached) });
export type AttachmentChoices = z.output<typeof AttachmentChoices>;

/** The end of an answer on its stream. */
export const AnswerEnd = z.object({
  state: z.enum(assistantStates),
  failure: z.enum(assistantFailures).nullable(),
});
export type AnswerEnd = z.output<typeof AnswerEnd>;
