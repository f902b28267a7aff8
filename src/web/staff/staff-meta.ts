import { translator } from "#i18n/message.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { type MetaArgs, pageMeta } from "../page-meta.ts";

type Section =
  | "reports"
  | "projects"
  | "appeals"
  | "codes"
  | "gifts"
  | "support"
  | "contact"
  | "refunds"
  | "users"
  | "bans"
  | "banner"
  | "team"
  | "system"
  | "audit";

/** The title of a page of the staff area; search engines never see one. */
export const staffMeta = (args: MetaArgs, section: Section) =>
  pageMeta(args, {
    noIndex: true,
    text: language => {
      const t = translator(staffMessages, language);
      return { title: `${t(section)} · ${t("page_title")}`, description: t("description") };
    },
  });
