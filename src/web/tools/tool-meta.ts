import { translator } from "#i18n/message.ts";
import { toolsTextsMessages } from "#i18n/messages/tools-texts.ts";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { breadcrumbs, type JsonLd, type Place } from "../structured-data.ts";
import { questions } from "./tool-faq.tsx";
import { type ToolId, toolKinds } from "./tool-kinds.ts";

/** A program in the browser that costs nothing, and the questions about it. */
function jsonLd(tool: ToolId, place: Place): JsonLd[] {
  const t = translator(toolsTextsMessages, place.language);
  const name = t(`${tool}_heading`);
  return [
    {
      "@type": "WebApplication",
      name,
      description: t(`${tool}_description`),
      url: place.href,
      inLanguage: place.language,
      applicationCategory: "DeveloperApplication",
      operatingSystem: "Any",
      isAccessibleForFree: true,
      offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    },
    {
      "@type": "FAQPage",
      mainEntity: questions.map(number => ({
        "@type": "Question",
        name: t(`${tool}_q${number}`),
        acceptedAnswer: { "@type": "Answer", text: t(`${tool}_a${number}`) },
      })),
    },
    breadcrumbs(place, [{ name, path: toolKinds[tool].path }]),
  ];
}

export const toolMeta = (tool: ToolId, args: MetaArgs) =>
  pageMeta(args, {
    share: { jsonLd: place => jsonLd(tool, place) },
    text: language => {
      const t = translator(toolsTextsMessages, language);
      return { title: t(`${tool}_title`), description: t(`${tool}_description`) };
    },
  });
