import { z } from "zod";
import { limits } from "#core/limits.ts";
import { contactStates, contactTopics, languages } from "#core/vocabulary.ts";

const { messageMin, messageMax, emailMax } = limits.contact;

export const ContactDraft = z.object({
  topic: z.enum(contactTopics, "contact_topic_required"),
  text: z
    .string("support_text_required")
    .trim()
    .min(messageMin, "contact_text_short")
    .max(messageMax, "too_long"),
  replyTo: z.string("email_invalid").trim().max(emailMax, "email_invalid").pipe(z.email("email_invalid")),
  language: z.enum(languages).default("en"),
  /** A solved challenge of the purpose `contact`. */
  humanCheck: z.string().nullish(),
});
export type ContactDraft = z.output<typeof ContactDraft>;

export const ContactQuery = z.object({
  state: z.enum(contactStates).catch("open").default("open"),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
});
export type ContactQuery = z.output<typeof ContactQuery>;

export const ContactItem = z.object({
  id: z.string(),
  topic: z.enum(contactTopics),
  text: z.string(),
  replyTo: z.string(),
  language: z.enum(languages),
  /** Who wrote, where they were signed in. */
  user: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  createdAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
});
export type ContactItem = z.output<typeof ContactItem>;

export const ContactPage = z.object({
  items: z.array(ContactItem),
  matching: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
});
export type ContactPage = z.output<typeof ContactPage>;
