import { useLoaderData } from "react-router";
import { cents, decimalOf } from "#core/money.ts";
import { paidPlans } from "#core/plans.ts";
import { planTitles } from "#features/plans/plans.schema.ts";
import { translator } from "#i18n/message.ts";
import { pricingMessages } from "#i18n/messages/pricing.ts";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { PricingPage } from "../pricing/pricing-page.tsx";
import { pricingQuestions } from "../pricing/pricing-questions.ts";
import { breadcrumbs, product, questions } from "../structured-data.ts";
import type { loader, PricingData } from "./pricing.server.ts";

export { loader } from "./pricing.server.ts";

export const meta = (args: MetaArgs & { loaderData?: PricingData }) =>
  pageMeta(args, {
    text: language => {
      const t = translator(pricingMessages, language);
      return { title: t("page_title"), description: t("description") };
    },
    share: {
      jsonLd: place => {
        const t = translator(pricingMessages, place.language);
        const { prices } = args.loaderData ?? {};
        const sold = paidPlans.flatMap(plan =>
          prices === undefined
            ? []
            : product(place, {
                name: planTitles[plan],
                description: t("description"),
                offers: [
                  { price: decimalOf(cents(prices[plan].monthly)), period: "P1M" },
                  { price: decimalOf(cents(prices[plan].yearly)), period: "P1Y" },
                ],
              }),
        );
        return [
          ...sold,
          questions(place, pricingQuestions(place.language)),
          breadcrumbs(place, [{ name: t("page_title"), path: "/pricing" }]),
        ];
      },
    },
  });

export default function Pricing() {
  return <PricingPage data={useLoaderData<typeof loader>()} />;
}
