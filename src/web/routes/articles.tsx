import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { assistantMessages } from "#i18n/messages/assistant.ts";
import { LocaleLink } from "../locale-link.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { useLanguage, useT } from "../translation.tsx";
import type { loader } from "./articles.server.ts";

export { loader } from "./articles.server.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    text: language => {
      const t = translator(assistantMessages, language);
      return { title: t("articles_title"), description: t("articles_text") };
    },
  });

export default function Articles() {
  const t = useT(assistantMessages);
  const language = useLanguage();
  const { items } = useLoaderData<typeof loader>();
  return (
    <div className="page flex flex-col gap-8 py-10 sm:py-14">
      <header className="flex max-w-prose flex-col gap-2">
        <h1 className="text-3xl">{t("articles_title")}</h1>
        <p className="text-muted">{t("articles_text")}</p>
      </header>
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {items.map(({ id, title, error }) => (
          <li key={id} className="flex min-w-0 flex-col gap-1">
            <LocaleLink to={`/articles/${id}`} className="font-semibold text-accent underline">
              <bdi>{title[language]}</bdi>
            </LocaleLink>
            <bdi dir="ltr" className="truncate text-start font-mono text-xs text-muted">
              {error}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
