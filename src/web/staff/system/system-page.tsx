import { useRevalidator } from "react-router";
import type { SystemFigures } from "#features/system/system.schema.ts";
import { formatNumber } from "#i18n/format.ts";
import { staffSystemMessages } from "#i18n/messages/staff-system.ts";
import { Rich, useLanguage, useT } from "../../translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RelativeTime } from "../../ui/time.tsx";
import { FailedJobs } from "./failed-jobs.tsx";

type Props = { figures: SystemFigures; now: string };

const counts = ["active", "held", "overdue", "offline"] as const;

function Workers({ workers, now }: { workers: SystemFigures["checks"]["workers"]; now: string }) {
  const t = useT(staffSystemMessages);
  if (workers.length === 0) return <Notice tone="error">{t("no_worker")}</Notice>;
  return (
    <ul aria-label={t("workers")} className="flex flex-col gap-1.5 text-sm text-muted">
      {workers.map(worker => (
        <li key={worker.id} className="flex flex-wrap items-center gap-x-3">
          <bdi dir="ltr" className="font-mono text-xs">
            {worker.id}
          </bdi>
          {worker.isolated && <Badge tone="offline">{t("isolated")}</Badge>}
          <span>
            <Rich
              catalogue={staffSystemMessages}
              id="seen"
              parts={{ time: <RelativeTime key="time" at={worker.seenAt} now={now} /> }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Checks({ figures, now }: Props) {
  const t = useT(staffSystemMessages);
  const language = useLanguage();
  const { checks } = figures;
  return (
    <section aria-labelledby="checks-title" className="flex flex-col gap-4">
      <h2 id="checks-title" className="text-lg">
        {t("checks")}
      </h2>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-4">
        {counts.map(name => (
          <div key={name} className="flex flex-col-reverse justify-end gap-1 bg-surface p-4">
            <dt className="text-xs text-muted">{t(name)}</dt>
            <dd className="text-xl font-semibold tabular-nums">{formatNumber(language, checks[name])}</dd>
          </div>
        ))}
      </dl>
      <Workers workers={checks.workers} now={now} />
    </section>
  );
}

const columns = ["waiting", "running", "failed"] as const;

function Queues({ figures, now }: Props) {
  const t = useT(staffSystemMessages);
  const language = useLanguage();
  return (
    <section aria-labelledby="queues-title" className="flex flex-col gap-4">
      <h2 id="queues-title" className="text-lg">
        {t("queues")}
      </h2>
      {figures.queues.length === 0 ? (
        <p className="text-muted">{t("queues_empty")}</p>
      ) : (
        // What scrolls is reached by keyboard, too.
        <Card padded={false} tabIndex={0} aria-labelledby="queues-title" className="overflow-x-auto">
          <table className="w-full text-sm">
            <thead>
              <tr className="text-xs text-muted">
                {(["queue", ...columns, "oldest"] as const).map(name => (
                  <th key={name} scope="col" className="px-4 py-3 text-start font-normal whitespace-nowrap">
                    {t(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {figures.queues.map(queue => (
                <tr key={queue.name} className="border-t border-line">
                  <th scope="row" className="px-4 py-2.5 text-start font-mono text-xs font-normal">
                    <bdi dir="ltr">{queue.name}</bdi>
                  </th>
                  {columns.map(name => (
                    <td key={name} className="px-4 py-2.5 tabular-nums">
                      {formatNumber(language, queue[name])}
                    </td>
                  ))}
                  <td className="px-4 py-2.5 whitespace-nowrap text-muted">
                    {queue.oldestAt === null ? "–" : <RelativeTime at={queue.oldestAt} now={now} />}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </section>
  );
}

/** How the installation does at this moment. */
export function SystemPage({ figures, now }: Props) {
  const t = useT(staffSystemMessages);
  const { revalidate, state } = useRevalidator();
  return (
    <div className="flex flex-col gap-8">
      <Button
        icon="retry"
        pending={state === "loading"}
        className="self-start"
        onClick={() => void revalidate()}
      >
        {t("reload")}
      </Button>
      <Checks figures={figures} now={now} />
      <Queues figures={figures} now={now} />
      <FailedJobs jobs={figures.failed} now={now} />
    </div>
  );
}
