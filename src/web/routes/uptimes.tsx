import { type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import { plans } from "#core/limits.ts";
import { translator } from "#i18n/message.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { uptimesWelcomeMessages } from "#i18n/messages/uptimes-welcome.ts";
import { Dashboard } from "../monitors/dashboard.tsx";
import { isSameList } from "../monitors/list-address.ts";
import { LoadFailure } from "../monitors/load-failure.tsx";
import { WelcomeLater } from "../monitors/welcome-later.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { loadUptimes, type UptimesData } from "./uptimes.server.ts";

export const loader = loadUptimes;

export const meta = (args: MetaArgs & { loaderData?: UptimesData }) =>
  pageMeta(args, {
    text: language => {
      if (args.loaderData?.kind === "dashboard") {
        const t = translator(uptimesMessages, language);
        return { title: t("page_title"), description: t("description") };
      }
      const t = translator(uptimesWelcomeMessages, language);
      return { title: t("page_title"), description: t("description", { count: plans.free.slotsCeiling }) };
    },
  });

/** Opening and closing a dialog loads nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isDialogOnly =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    isSameList(currentUrl.searchParams, nextUrl.searchParams);
  return isDialogOnly ? false : defaultShouldRevalidate;
}

export default function Uptimes() {
  const data = useLoaderData<typeof loader>();
  return data.kind === "visitor" ? <WelcomeLater /> : <Dashboard data={data} />;
}

export const ErrorBoundary = LoadFailure;
