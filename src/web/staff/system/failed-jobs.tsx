import { useState } from "react";
import { useRevalidator } from "react-router";
import type { FailedJob } from "#features/system/system.schema.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { staffSystemMessages } from "#i18n/messages/staff-system.ts";
import { ApiFailure, callApi } from "../../api-client.ts";
import { useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { RelativeTime } from "../../ui/time.tsx";
import { toast } from "../../ui/toast.ts";

function Row({ job, now }: { job: FailedJob; now: string }) {
  const t = useT(staffSystemMessages);
  const staff = useT(staffMessages);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      const body = { queue: job.queue, id: job.id };
      await callApi("/api/staff/system/retries", { method: "POST", body });
      toast.success(t("retried"));
    } catch (error) {
      toast.error((error instanceof ApiFailure && error.message) || staff("failed"));
    }
    await revalidate();
    setBusy(false);
  };
  return (
    <li className="flex flex-col gap-3 p-5 sm:flex-row sm:items-center sm:justify-between sm:px-6">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
          <bdi dir="ltr" className="font-mono text-xs">
            {job.queue}
          </bdi>
          <span className="text-muted">{t("tries", { count: job.tries })}</span>
          {job.failedAt !== null && (
            <RelativeTime at={job.failedAt} now={now} className="text-xs text-muted" />
          )}
        </p>
        <p dir="auto" className="text-sm wrap-anywhere">
          {job.reason}
        </p>
      </div>
      <Button size="sm" icon="retry" pending={busy} className="shrink-0" onClick={() => void retry()}>
        {t("retry")}
      </Button>
    </li>
  );
}

/** What failed after all its tries, and the way to let it come again. */
export function FailedJobs({ jobs, now }: { jobs: readonly FailedJob[]; now: string }) {
  const t = useT(staffSystemMessages);
  return (
    <section aria-labelledby="failed-title" className="flex flex-col gap-4">
      <div>
        <h2 id="failed-title" className="text-lg">
          {t("failed_title")}
        </h2>
        <p className="text-sm text-muted">{t("failed_text")}</p>
      </div>
      {jobs.length === 0 ? (
        <p className="text-muted">{t("failed_empty")}</p>
      ) : (
        <Card padded={false}>
          <ul className="divide-y divide-line">
            {jobs.map(job => (
              <Row key={job.id} job={job} now={now} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
