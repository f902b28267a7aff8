import { type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import { plans } from "#core/limits.ts";
import { translator } from "#i18n/message.ts";
import { uptimesDetailMessages } from "#i18n/messages/uptimes-detail.ts";
import { uptimesWelcomeMessages } from "#i18n/messages/uptimes-welcome.ts";
import { MonitorPage } from "../monitors/detail/monitor-page.tsx";
import { isSameMonitorPage } from "../monitors/list-address.ts";
import { LoadFailure } from "../monitors/load-failure.tsx";
import { WelcomeLater } from "../monitors/welcome-later.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { loadMonitorPage, type MonitorPageData } from "./uptimes-monitor.server.ts";

export const loader = loadMonitorPage;

/** Personal, so never for search engines. */
export const meta = (args: MetaArgs & { loaderData?: MonitorPageData }) =>
  pageMeta(args, {
    noIndex: true,
    text: language => {
      const t = translator(uptimesDetailMessages, language);
      const page = args.loaderData;
      if (page?.kind === "monitor")
        return {
          title: t("page_title", { name: page.detail.monitor.name }),
          description: t("description"),
        };
      const welcome = translator(uptimesWelcomeMessages, language);
      const count = plans.free.slotsCeiling;
      return { title: welcome("page_title"), description: welcome("description", { count }) };
    },
  });

/** Opening and closing a dialog loads nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return isSameMonitorPage(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
}

export default function UptimesMonitor() {
  const page = useLoaderData<typeof loader>();
  return page.kind === "visitor" ? (
    <WelcomeLater />
  ) : (
    <MonitorPage key={page.detail.monitor.id} data={page} />
  );
}

export const ErrorBoundary = LoadFailure;
