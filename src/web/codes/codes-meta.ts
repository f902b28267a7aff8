import type { CodeListName } from "#features/codes/codes.schema.ts";
import { translator } from "#i18n/message.ts";
import { codesMessages } from "#i18n/messages/codes.ts";
import { feedOf } from "../feed-of.ts";
import { type MetaArgs, pageMeta } from "../page-meta.ts";

/** Search engines take the list and its tags, not what somebody sought. */
export const codesMeta = (list: CodeListName, args: MetaArgs) =>
  pageMeta(args, {
    noIndex: new URLSearchParams(args.location.search).has("q"),
    params: ["tag", "page"],
    share: { feed: feedOf("code") },
    text: language => {
      const t = translator(codesMessages, language);
      return { title: t(`${list}_page_title`), description: t(`${list}_description`) };
    },
  });
