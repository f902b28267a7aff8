import { useEffect, useState } from "react";
import type { MonitorLive } from "#features/monitors/monitors.schema.ts";
import { causeText } from "#i18n/cause-text.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { useLanguage, useT } from "../translation.tsx";
import type { Turn } from "./live-page.ts";

/** What is read out when a status turns, and only then. */
export function useTurns() {
  const t = useT(uptimesMessages);
  const language = useLanguage();
  const [text, setText] = useState("");
  const announce = ({ name, to, first }: Turn, live: MonitorLive) => {
    const cause = live.lastCause === null ? "" : causeText(language, live.lastCause, live.lastDetail);
    if (to === "offline") setText(t("turn_offline", { name, cause }));
    else setText(t(first ? "turn_first" : "turn_online", { name }));
  };
  return { text, announce };
}

const mark = /^\(\d+\)[^·]*· /;

/** How many monitors are offline stands first in the tab's title. */
export function useTitleCount(offline: number): void {
  const t = useT(uptimesMessages);
  useEffect(() => {
    const title = document.title.replace(mark, "");
    document.title = offline === 0 ? title : `${t("page_title_offline", { count: offline })} · ${title}`;
  });
}
