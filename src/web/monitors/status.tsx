import type { MonitorItem } from "#features/monitors/monitors.schema.ts";
import { causeText, causeTitle } from "#i18n/cause-text.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { Rich, useLanguage, useT } from "../translation.tsx";
import { StatusBadge, type StatusLook } from "../ui/badge.tsx";
import { Duration, useNow } from "../ui/time.tsx";
import { useMonitorActions } from "./actions-context.tsx";
import { type ShownStatus, shownStatus } from "./live-page.ts";

const looks: Record<ShownStatus, StatusLook> = {
  online: "online",
  offline: "offline",
  pending: "pending",
  paused: "paused",
  confirming: "pending",
};

export const lookOf = (monitor: MonitorItem): StatusLook => looks[shownStatus(monitor)];

export function MonitorStatus({ monitor }: { monitor: MonitorItem }) {
  const t = useT(uptimesMessages);
  const shown = shownStatus(monitor);
  // While a failure is being confirmed the monitor still counts as what it was; the line below says what happens.
  const status = shown === "confirming" ? monitor.status : shown;
  return <StatusBadge status={status}>{t(status)}</StatusBadge>;
}

/** How long the outage lasts already. */
export function OfflineFor({ since }: { since: string }) {
  const { now } = useMonitorActions();
  const present = useNow() ?? new Date(now).getTime();
  const ms = Math.max(0, present - new Date(since).getTime());
  return (
    <Rich
      catalogue={uptimesMessages}
      id="offline_for"
      parts={{ duration: <Duration ms={ms} style="narrow" /> }}
    />
  );
}

/** Why the last check failed: a few words, and the whole sentence behind them. */
function Cause({ monitor: { lastCause, lastDetail } }: { monitor: MonitorItem }) {
  const language = useLanguage();
  if (lastCause === null) return null;
  return (
    <span className="block text-text" title={causeText(language, lastCause, lastDetail)}>
      {causeTitle(language, lastCause)}
    </span>
  );
}

/** The line under the status: the last response time, or what is wrong and since when. */
export function StatusLine({ monitor }: { monitor: MonitorItem }) {
  const t = useT(uptimesMessages);
  const shown = shownStatus(monitor);
  if (shown === "paused") return monitor.paused === "plan" ? t("paused_by_plan") : null;
  const cause = <Cause monitor={monitor} />;
  if (shown === "confirming")
    return (
      <>
        {t("confirming")}
        {cause}
      </>
    );
  if (shown === "offline")
    return (
      <>
        {cause}
        {monitor.since !== null && (
          <span className="block" suppressHydrationWarning>
            <OfflineFor since={monitor.since} />
          </span>
        )}
      </>
    );
  if (shown === "pending") return t(monitor.mode === "heartbeat" ? "waits_for_heartbeat" : "pending_hint");
  return monitor.lastMs === null || monitor.mode === "heartbeat" ? null : (
    <span className="tabular-nums" title={t("last_response")}>
      <span className="sr-only">{t("last_response")} </span>
      {t("ms", { ms: monitor.lastMs })}
    </span>
  );
}
