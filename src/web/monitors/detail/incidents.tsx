import type { TimelineSpan } from "#features/monitors/monitors.schema.ts";
import { causeText } from "#i18n/cause-text.ts";
import { uptimesDetailMessages } from "#i18n/messages/uptimes-detail.ts";
import { Rich, useLanguage, useT } from "../../translation.tsx";
import { StatusBadge } from "../../ui/badge.tsx";
import { Duration, Time, useNow } from "../../ui/time.tsx";
import { useMonitorActions } from "../actions-context.tsx";

function Length({ span }: { span: TimelineSpan }) {
  const { now } = useMonitorActions();
  const present = useNow() ?? new Date(now).getTime();
  const end = span.endedAt === null ? present : new Date(span.endedAt).getTime();
  const duration = <Duration ms={Math.max(0, end - new Date(span.startedAt).getTime())} style="short" />;
  if (span.endedAt !== null) return duration;
  return <Rich catalogue={uptimesDetailMessages} id="incident_so_far" parts={{ duration }} />;
}

/** The outages of a monitor, newest first, with cause and length. */
export function Incidents({ incidents }: { incidents: TimelineSpan[] }) {
  const t = useT(uptimesDetailMessages);
  const language = useLanguage();
  if (incidents.length === 0) return <p className="px-5 py-6 text-sm text-muted">{t("incidents_none")}</p>;
  return (
    <ol className="divide-y divide-line">
      {incidents.map(span => (
        <li
          key={span.startedAt}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-5 py-3.5 text-sm"
        >
          <span className="font-semibold">
            {span.cause === null ? t("kind_offline") : causeText(language, span.cause, span.detail)}
          </span>
          <span className="text-end tabular-nums">
            <Length span={span} />
          </span>
          <Time at={span.startedAt} className="text-xs text-muted" />
          {span.endedAt === null && (
            <span className="justify-self-end">
              <StatusBadge status="offline">{t("incident_ongoing")}</StatusBadge>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
