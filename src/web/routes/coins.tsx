import { type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { coinMessages } from "#i18n/messages/coins.ts";
import { coinQuestions } from "../coins/coin-questions.ts";
import { CoinsPage } from "../coins/coins-page.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { breadcrumbs, questions } from "../structured-data.ts";
import type { loader } from "./coins.server.ts";

export { loader } from "./coins.server.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    text: language => {
      const t = translator(coinMessages, language);
      return { title: t("page_title"), description: t("description") };
    },
    share: {
      jsonLd: place => [
        questions(place, coinQuestions(place.language)),
        breadcrumbs(place, [{ name: translator(coinMessages, place.language)("heading"), path: "/coins" }]),
      ],
    },
  });

/** Opening and closing the dialog loads nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isDialogOnly = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isDialogOnly ? false : defaultShouldRevalidate;
}

export default function Coins() {
  return <CoinsPage data={useLoaderData<typeof loader>()} />;
}
