import { brand } from "#core/brand.ts";
import type { Language } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { converterPageMessages } from "#i18n/messages/converter-pages.ts";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { breadcrumbs, type JsonLd, type Place, questions } from "../structured-data.ts";
import type { Question } from "../ui/questions.tsx";
import { type ConverterId, converters } from "./steps.ts";

const asked = ["upload", "all", "folder", "likely", "run", "offline"] as const;

/** The questions below the converter, and in its structured data. */
export function converterQuestions(language: Language): Question[] {
  const t = translator(converterPageMessages, language);
  return asked.map(id => ({ id, question: t(`q_${id}`), answer: t(`a_${id}`) }));
}

const application = ({ href, language }: Place, name: string, description: string): JsonLd => ({
  "@type": "WebApplication",
  name,
  description,
  url: href,
  inLanguage: language,
  applicationCategory: "DeveloperApplication",
  operatingSystem: "Any",
  browserRequirements: "JavaScript",
  isAccessibleForFree: true,
  offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
  provider: { "@type": "Organization", name: brand.name[language] },
});

export const converterMeta = (id: ConverterId, args: MetaArgs) => {
  const text = (language: Language) => {
    const t = translator(converterPageMessages, language);
    return { title: t(`${id}_page_title`), description: t(`${id}_description`) };
  };
  return pageMeta(args, {
    text,
    share: {
      jsonLd: place => {
        const { title, description } = text(place.language);
        return [
          application(place, title, description),
          questions(place, converterQuestions(place.language)),
          breadcrumbs(place, [{ name: title, path: converters[id].path }]),
        ];
      },
    },
  });
};
