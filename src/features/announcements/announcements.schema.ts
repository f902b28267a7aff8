import { z } from "zod";
import { limits } from "#core/limits.ts";

const { textMax, linkMax, versionMax } = limits.announcement;

/** A path of this site, or an https address; nothing else is ever put into a page's link. */
const isLink = (value: string): boolean =>
  /^\/(?![/\\])/.test(value) || (value.startsWith("https://") && URL.canParse(value));

const Link = z
  .string()
  .trim()
  .max(linkMax, "too_long")
  .transform(value => (value === "" ? null : value))
  .refine(value => value === null || isLink(value), "banner_link_invalid");

const Text = z.string().trim().min(1, "required").max(textMax, "too_long");

/** What staff write. The version is what visitors dismiss: another one comes back to everybody. */
export const AnnouncementDraft = z
  .object({
    textEn: Text,
    textAr: Text,
    link: Link.nullable().default(null),
    isOn: z.boolean().default(true),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime().nullable().default(null),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || new Date(endsAt) > new Date(startsAt), {
    path: ["endsAt"],
    message: "banner_end_early",
  });
export type AnnouncementDraft = z.output<typeof AnnouncementDraft>;

export const AnnouncementVersion = z
  .string()
  .trim()
  .min(1, "required")
  .max(versionMax, "too_long")
  .regex(/^[\w.-]+$/, "banner_version_invalid");

export const NewAnnouncement = AnnouncementDraft.and(z.object({ version: AnnouncementVersion }));

/** Where an announcement stands: shown now, behind a newer one, not yet out, over, or switched off. */
export const announcementStates = ["shown", "covered", "waiting", "ended", "off"] as const;

export const AnnouncementItem = z.object({
  version: z.string(),
  textEn: z.string(),
  textAr: z.string(),
  link: z.string().nullable(),
  isOn: z.boolean(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  state: z.enum(announcementStates),
});
export type AnnouncementItem = z.output<typeof AnnouncementItem>;

export const AnnouncementList = z.object({ items: z.array(AnnouncementItem) });
