import { useLoaderData } from "react-router";
import type { Language } from "#core/vocabulary.ts";
import { assistantMessages } from "#i18n/messages/assistant.ts";
import { LocaleLink } from "../locale-link.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { useLanguage, useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";
import { CodeBox } from "../ui/code-box.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import type { ArticleData, loader } from "./article.server.ts";

export { loader } from "./article.server.ts";

export const meta = (args: MetaArgs & { loaderData?: ArticleData | undefined }) => {
  const article = args.loaderData?.article;
  return pageMeta(args, {
    text: (language: Language) => ({
      title: article?.title[language] ?? "",
      description: article?.cause[language] ?? "",
    }),
    noIndex: article === undefined,
    share: { type: "article" },
  });
};

/** One error: what it says, why it comes, how it goes away. */
export default function ArticlePage() {
  const t = useT(assistantMessages);
  const language = useLanguage();
  const { article, lines } = useLoaderData<typeof loader>();
  return (
    <div className="page py-10 sm:py-14">
      <article className="flex max-w-3xl flex-col gap-6">
        <LocaleLink to="/articles" className="text-sm text-muted underline">
          {t("all_articles")}
        </LocaleLink>
        <h1 dir="auto" className="text-3xl">
          {article.title[language]}
        </h1>
        <section className="flex flex-col gap-2">
          <h2 className="text-lg">{t("message")}</h2>
          <CodeBox
            label={t("message")}
            text={article.error}
            className="rounded-xl border border-line bg-surface p-4 text-sm leading-6"
          />
        </section>
        <section className="flex flex-col gap-2">
          <h2 className="text-lg">{t("cause")}</h2>
          <p dir="auto">{article.cause[language]}</p>
        </section>
        <section className="flex flex-col gap-2">
          <h2 className="text-lg">{t("fix")}</h2>
          <p dir="auto">{article.fix[language]}</p>
          <CodeBox
            label={t("code")}
            text={article.code}
            lines={lines}
            className="rounded-xl border border-line bg-surface p-4 text-sm leading-6"
          />
          <div>
            <CopyButton text={article.code} />
          </div>
        </section>
        <div>
          <LinkButton to="/ra3dai" icon="sparkle">
            {t("ask_assistant")}
          </LinkButton>
        </div>
      </article>
    </div>
  );
}
