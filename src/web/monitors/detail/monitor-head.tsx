import type { MonitorItem } from "#features/monitors/monitors.schema.ts";
import { causeText } from "#i18n/cause-text.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { uptimesDetailMessages } from "#i18n/messages/uptimes-detail.ts";
import { LocaleLink } from "../../locale-link.tsx";
import { useLanguage, useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useMonitorActions } from "../actions-context.tsx";
import { Boost } from "../boost.tsx";
import { shownStatus } from "../live-page.ts";
import { MonitorMenu } from "../row-menu.tsx";
import { MonitorStatus, OfflineFor } from "../status.tsx";
import { Timing } from "../timing.tsx";

function PauseButton({ monitor }: { monitor: MonitorItem }) {
  const t = useT(uptimesMessages);
  const { run } = useMonitorActions();
  return monitor.paused === null ? (
    <Button size="sm" icon="pause" onClick={() => run("pause", monitor)}>
      {t("pause")}
    </Button>
  ) : (
    <Button size="sm" icon="play" onClick={() => run("resume", monitor)}>
      {t("resume")}
    </Button>
  );
}

/** The whole sentence: what is wrong, and since when. */
function Trouble({ monitor }: { monitor: MonitorItem }) {
  const t = useT(uptimesMessages);
  const language = useLanguage();
  const shown = shownStatus(monitor);
  if (shown === "paused" && monitor.paused === "plan")
    return <p className="text-muted">{t("paused_by_plan")}</p>;
  if (shown === "pending")
    return (
      <p className="text-muted">{t(monitor.mode === "heartbeat" ? "waits_for_heartbeat" : "pending_hint")}</p>
    );
  if ((shown !== "offline" && shown !== "confirming") || monitor.lastCause === null) return null;
  return (
    <p className="text-text">
      {shown === "confirming" && `${t("confirming")}: `}
      {causeText(language, monitor.lastCause, monitor.lastDetail)}{" "}
      {shown === "offline" && monitor.since !== null && (
        <span className="text-muted" suppressHydrationWarning>
          <OfflineFor since={monitor.since} />
        </span>
      )}
    </p>
  );
}

function Target({ monitor }: { monitor: MonitorItem }) {
  const t = useT(uptimesMessages);
  if (monitor.url === null) return <span className="text-sm text-muted">{t("mode_heartbeat")}</span>;
  return (
    <a
      href={monitor.url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      dir="ltr"
      className="self-start text-sm wrap-anywhere text-muted hover:text-accent hover:underline"
    >
      {monitor.url}
    </a>
  );
}

/** Name, target, state, and everything that can be done with the monitor. */
export function MonitorHead({ monitor }: { monitor: MonitorItem }) {
  const t = useT(uptimesDetailMessages);
  return (
    <header className="flex flex-col gap-4">
      <LocaleLink
        to="/uptimes"
        className="inline-flex items-center gap-1.5 self-start text-sm text-muted hover:text-text"
      >
        <Icon name="chevronStart" size={16} />
        {t("back")}
      </LocaleLink>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-col gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 className="text-2xl wrap-anywhere">
              <bdi>{monitor.name}</bdi>
            </h1>
            <MonitorStatus monitor={monitor} />
          </div>
          <Target monitor={monitor} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Boost monitor={monitor} />
          <PauseButton monitor={monitor} />
          <MonitorMenu monitor={monitor} text={t("actions")} withDetails={false} />
        </div>
      </div>
      <div className="flex flex-col gap-1 text-sm">
        <Trouble monitor={monitor} />
        <div className="[&>div]:flex-row [&>div]:flex-wrap">
          <Timing monitor={monitor} />
        </div>
      </div>
    </header>
  );
}
