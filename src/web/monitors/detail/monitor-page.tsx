import { type ReactNode, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { MonitorDetail, UptimeFigures } from "#features/monitors/monitors.schema.ts";
import { formatShare } from "#i18n/format.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { uptimesDetailMessages } from "#i18n/messages/uptimes-detail.ts";
import { uptimesFormMessages } from "#i18n/messages/uptimes-form.ts";
import { useLocalePath } from "../../locale-link.tsx";
import type { MonitorPageData } from "../../routes/uptimes-monitor.server.ts";
import { useLanguage, useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { MonitorActionsProvider, useMonitorActions } from "../actions-context.tsx";
import { focusHeading, MonitorDialogs, type OpenDialog } from "../dialogs.tsx";
import { HeartbeatAddress } from "../heartbeat-address.tsx";
import { monitorAddress } from "../list-address.ts";
import { unpackDetail } from "../page-data.ts";
import { Strip } from "../strip.tsx";
import { useActions } from "../use-actions.ts";
import { useTurns } from "../use-turns.ts";
import { Deliveries } from "./deliveries.tsx";
import { Incidents } from "./incidents.tsx";
import { MonitorHead } from "./monitor-head.tsx";
import { Phases } from "./phases.tsx";
import { ResponseChart } from "./response-chart.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { useLiveMonitor } from "./use-live-monitor.ts";

type Data = Extract<MonitorPageData, { kind: "monitor" }>;

const windows = [
  ["last_24h", "day"],
  ["last_7d", "week"],
  ["last_30d", "month"],
] as const;

type PanelProps = { id: string; title: string; action?: ReactNode; flush?: boolean; children: ReactNode };

/** A titled part of the page. `flush`: its list touches the edges. */
function Panel({ id, title, action, flush = false, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-xl border border-line bg-surface">
      <header className="flex min-h-13 items-center justify-between gap-4 border-b border-line px-5 py-2">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {action}
      </header>
      {flush ? children : <div className="px-5 py-4">{children}</div>}
    </section>
  );
}

function Figures({ uptime, days }: { uptime: UptimeFigures; days: MonitorDetail["days"] }) {
  const t = useT(uptimesDetailMessages);
  const language = useLanguage();
  return (
    <section aria-label={t("uptime")} className="overflow-hidden rounded-xl border border-line bg-surface">
      <dl className="grid grid-cols-3 divide-x divide-line">
        {windows.map(([label, window]) => {
          const share = uptime[window];
          return (
            <div key={window} className="flex flex-col gap-1 p-4 sm:p-5">
              <dt className="text-xs text-muted">{t(label)}</dt>
              <dd className="text-xl font-semibold tabular-nums sm:text-2xl">
                {share === null ? (
                  <span className="text-sm font-normal text-muted">{t("no_data")}</span>
                ) : (
                  formatShare(language, share)
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="flex flex-col gap-2 border-t border-line p-4 sm:p-5">
        <h2 className="sr-only">{t("days_title")}</h2>
        <Strip bars={days} mode="days" />
        {/* The axis of time runs from left to right in every language. */}
        <p dir="ltr" className="flex justify-between text-2xs text-muted">
          <span>{t("days_oldest")}</span>
          <span>{t("days_today")}</span>
        </p>
      </div>
    </section>
  );
}

function NotificationsPanel({ detail }: { detail: MonitorDetail }) {
  const t = useT(uptimesDetailMessages);
  const words = useT(uptimesMessages);
  const { run, isRunning, open } = useMonitorActions();
  const { monitor } = detail;
  const notifies = monitor.emailEnabled || monitor.discordEnabled;
  const action = notifies ? (
    <Button
      size="sm"
      icon="bell"
      pending={isRunning("test", monitor.id)}
      onClick={() => run("test", monitor)}
    >
      {words("send_test")}
    </Button>
  ) : (
    <Button size="sm" onClick={() => open("edit", monitor)}>
      {t("turn_on")}
    </Button>
  );
  return (
    <Panel id="deliveries" title={t("deliveries_title")} flush action={action}>
      {!notifies && (
        <p className="border-b border-line px-5 py-3 text-sm text-muted">{t("notifications_off")}</p>
      )}
      <Deliveries deliveries={detail.deliveries} />
    </Panel>
  );
}

function Parts({ detail, range }: { detail: MonitorDetail; range: Data["range"] }) {
  const t = useT(uptimesDetailMessages);
  const form = useT(uptimesFormMessages);
  const { monitor, heartbeatUrl } = detail;
  return (
    <>
      <Figures uptime={monitor.uptime} days={detail.days} />
      {heartbeatUrl !== null && (
        <Panel id="heartbeat" title={form("heartbeat_title")}>
          <HeartbeatAddress
            key={heartbeatUrl}
            monitorId={monitor.id}
            address={heartbeatUrl}
            intervalS={monitor.intervalS}
          />
        </Panel>
      )}
      {monitor.mode === "http" && (
        <ResponseChart monitor={monitor} times={detail.responseTimes} range={range} />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel id="incidents" title={t("incidents_title")} flush>
            <Incidents incidents={detail.incidents} />
          </Panel>
          {monitor.mode === "http" && (
            <Panel id="phases" title={t("phases_title")}>
              <Phases timings={detail.timings} />
            </Panel>
          )}
          <Panel id="settings" title={t("settings_title")}>
            <SettingsCard monitor={monitor} />
          </Panel>
        </div>
        <NotificationsPanel detail={detail} />
      </div>
    </>
  );
}

function dialogOf(search: URLSearchParams, detail: MonitorDetail): OpenDialog | null {
  const { monitor } = detail;
  if (search.has("edit")) return { name: "edit", monitor };
  return search.has("delete") ? { name: "delete", monitor } : null;
}

/** Everything about one monitor; live, like the list. */
export function MonitorPage({ data }: { data: Data }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const path = useLocalePath();
  const turns = useTurns();
  const loaded = useMemo(() => unpackDetail(data.detail), [data.detail]);
  const { detail, pause, reload } = useLiveMonitor(loaded, turns.announce);
  const { monitor, summary } = detail;
  const actions = useActions({
    summary,
    now: data.now,
    reload,
    onPause: pause,
    dialogAddress: dialog => monitorAddress(monitor.id, search, dialog),
  });
  const leave = async () => {
    await navigate(path("/uptimes"), { replace: true });
    focusHeading();
  };
  return (
    <MonitorActionsProvider value={actions}>
      <div className="page flex flex-col gap-6 py-8 sm:py-10">
        <MonitorHead monitor={monitor} />
        <Parts detail={detail} range={data.range} />
        <p role="status" aria-live="polite" className="sr-only">
          {turns.text}
        </p>
        <MonitorDialogs dialog={dialogOf(search, detail)} summary={summary} onDeleted={() => void leave()} />
      </div>
    </MonitorActionsProvider>
  );
}
