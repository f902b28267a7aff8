import { formatNumber } from "#i18n/format.ts";
import { homeMessages } from "#i18n/messages/home.ts";
import { useLanguage, useT } from "../translation.tsx";
import { StatusBadge, type StatusLook } from "../ui/badge.tsx";
import { IconButton } from "../ui/button.tsx";
import { barHeight, type LiveCheck, liveChecks, liveFigures, useLiveChecks } from "./live-checks.ts";

function Bars({ checks }: { checks: readonly LiveCheck[] }) {
  const t = useT(homeMessages);
  const ms = checks.at(-1)?.ms ?? null;
  const last = ms === null ? t("live_failed") : t("live_ms", { ms });
  const { slowestMs } = liveFigures(checks);
  const label = checks.length === 0 ? t("live_waiting") : t("live_summary", { count: checks.length, last });
  const empty = Array.from({ length: liveChecks.bars - checks.length }, (_, place) => -place - 1);
  return (
    // Time runs from left to right in every language.
    <div role="img" aria-label={label} dir="ltr" className="flex h-28 items-end gap-[3px] sm:gap-1">
      {empty.map(id => (
        <span key={id} className="h-[14%] flex-1 rounded-sm bg-pending-fill/35" />
      ))}
      {checks.map(({ id, ms }) => (
        <span
          key={id}
          style={{ height: `${barHeight(ms, slowestMs ?? 0)}%` }}
          className={`flex-1 rounded-sm ${ms === null ? "bg-offline-fill" : "bg-online-fill"}`}
        />
      ))}
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-2xs text-muted sm:text-xs">{label}</dt>
      <dd className="font-semibold tabular-nums">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

function statusOf(checks: readonly LiveCheck[], running: boolean): StatusLook {
  if (!running) return "paused";
  const last = checks.at(-1);
  if (!last) return "pending";
  return last.ms === null ? "offline" : "online";
}

/** A monitor that the visitor watches at work: this page's own server, asked by the visitor's own browser. */
export function LivePanel() {
  const t = useT(homeMessages);
  const language = useLanguage();
  const { checks, running, toggle } = useLiveChecks();
  const { last, averageMs, slowestMs } = liveFigures(checks);
  const status = statusOf(checks, running);
  const ms = (value: number | null | undefined) => (value == null ? "–" : t("live_ms", { ms: value }));
  return (
    <section aria-labelledby="live-title" className="rounded-2xl border border-line bg-surface">
      <header className="flex items-center justify-between gap-3 border-b border-line py-2 ps-5 pe-2 sm:ps-6">
        <h2 id="live-title" className="text-sm">
          {t("live_title")}
        </h2>
        <IconButton
          icon={running ? "pause" : "play"}
          label={t(running ? "live_pause" : "live_resume")}
          size="sm"
          onClick={toggle}
        />
      </header>
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        <div className="flex items-center justify-between gap-3">
          <code dir="ltr" className="text-sm text-muted">
            GET /healthz
          </code>
          <StatusBadge status={status}>{t(`status_${status}`)}</StatusBadge>
        </div>
        <Bars checks={checks} />
        <dl className="grid grid-cols-4 gap-2">
          <Figure label={t("live_last")} value={last?.ms === null ? t("live_failed") : ms(last?.ms)} />
          <Figure label={t("live_average")} value={ms(averageMs)} />
          <Figure label={t("live_slowest")} value={ms(slowestMs)} />
          <Figure label={t("live_checks")} value={formatNumber(language, checks.length)} />
        </dl>
      </div>
      <p className="border-t border-line px-5 py-3 text-xs text-muted sm:px-6">{t("live_note")}</p>
    </section>
  );
}
