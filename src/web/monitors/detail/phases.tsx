import { limits } from "#core/limits.ts";
import { dayMs } from "#core/time.ts";
import type { MonitorDetail } from "#features/monitors/monitors.schema.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { uptimesDetailMessages } from "#i18n/messages/uptimes-detail.ts";
import { Rich, useT } from "../../translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { RelativeTime, Time, useNow } from "../../ui/time.tsx";
import { useMonitorActions } from "../actions-context.tsx";

type Timings = MonitorDetail["timings"];

const phases = [
  ["phase_dns", "dnsMs"],
  ["phase_connect", "connectMs"],
  ["phase_tls", "tlsMs"],
  ["phase_first_byte", "firstByteMs"],
] as const;

/** Each phase of the last check as a bar where it happened; time runs from left to right in every language. */
export function Phases({ timings }: { timings: Timings }) {
  const t = useT(uptimesDetailMessages);
  const words = useT(uptimesMessages);
  const total = timings.totalMs ?? 0;
  const known = phases.filter(([, name]) => timings[name] !== null);
  if (timings.totalMs === null && known.length === 0)
    return <p className="text-sm text-muted">{t("phases_none")}</p>;
  const scale = Math.max(
    1,
    total,
    known.reduce((sum, [, name]) => sum + (timings[name] ?? 0), 0),
  );
  let before = 0;
  return (
    <dl className="flex flex-col gap-2.5 text-sm">
      {known.map(([label, name]) => {
        const ms = timings[name] ?? 0;
        const start = before;
        before += ms;
        return (
          <div key={name} className="grid grid-cols-[6rem_minmax(0,1fr)_4.5rem] items-center gap-3">
            <dt className="text-muted">{t(label)}</dt>
            <dd className="contents">
              <span aria-hidden="true" dir="ltr" className="relative h-2 rounded-full bg-raised">
                <span
                  className="absolute inset-y-0 rounded-full bg-accent-fill"
                  style={{ left: `${(start / scale) * 100}%`, width: `max(2px, ${(ms / scale) * 100}%)` }}
                />
              </span>
              <span className="text-end tabular-nums">{words("ms", { ms })}</span>
            </dd>
          </div>
        );
      })}
      {timings.totalMs !== null && (
        <div className="flex justify-between border-t border-line pt-2.5 font-semibold">
          <dt>{t("phase_total")}</dt>
          <dd className="tabular-nums">{words("ms", { ms: timings.totalMs })}</dd>
        </div>
      )}
    </dl>
  );
}

/** Until when the certificate holds; it says so loudly when the time to renew has come. */
export function Certificate({ expiresAt }: { expiresAt: string | null }) {
  const t = useT(uptimesDetailMessages);
  const { now } = useMonitorActions();
  const present = useNow(60_000) ?? new Date(now).getTime();
  if (expiresAt === null) return <span className="text-muted">{t("certificate_none")}</span>;
  const days = Math.floor((new Date(expiresAt).getTime() - present) / dayMs);
  const date = <Time at={expiresAt} style="date" />;
  if (days < 0)
    return (
      <Badge tone="offline" icon="alert">
        <Rich
          catalogue={uptimesDetailMessages}
          id="certificate_expired"
          parts={{ when: <RelativeTime at={expiresAt} now={now} /> }}
        />
      </Badge>
    );
  if (days < limits.monitor.certificateWarnDays)
    return (
      <span className="inline-flex flex-wrap items-center justify-end gap-2">
        <Badge tone="coin" icon="alert">
          {days === 0 ? t("certificate_today") : t("certificate_soon", { count: days })}
        </Badge>
        {date}
      </span>
    );
  return <Rich catalogue={uptimesDetailMessages} id="certificate_expires" parts={{ when: date }} />;
}
