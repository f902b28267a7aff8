import type { ReportGroup, ReportQueue } from "#features/moderation/moderation.schema.ts";
import { reportMessages } from "#i18n/messages/reports.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { LocaleLink } from "../locale-link.tsx";
import { Rich, useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { Card, EmptyState } from "../ui/card.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { RelativeTime } from "../ui/time.tsx";
import { RiskBadge, StateBadge } from "./state-badge.tsx";

/** The state of what was reported, as it is now. */
export function Present({ present }: Pick<ReportGroup, "present">) {
  const t = useT(staffMessages);
  if (present === null) return <Badge>{t("deleted")}</Badge>;
  return (
    <>
      <StateBadge {...present} />
      {present.isChanged && <Badge tone="coin">{t("changed")}</Badge>}
    </>
  );
}

function Group({ group, now }: { group: ReportGroup; now: string }) {
  const t = useT(staffMessages);
  const reasonText = useT(reportMessages);
  return (
    <li className="relative flex flex-col gap-2 p-5 hover:bg-raised sm:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <LocaleLink
          to={`/staff/reports/${group.hash}`}
          className="min-w-0 font-semibold after:absolute after:inset-0"
        >
          <bdi>{group.name}</bdi>
        </LocaleLink>
        <span className="text-sm text-muted">
          <Rich
            catalogue={staffMessages}
            id="by"
            parts={{ name: <bdi key="name">{group.owner.name ?? group.owner.id}</bdi> }}
          />
        </span>
        <RiskBadge score={group.riskScore} />
        <Present present={group.present} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <span className="font-semibold text-text">{t("report_count", { count: group.count })}</span>
        {group.reasons.map(({ reason, count }) => (
          <span key={reason} className="inline-flex items-center gap-1.5">
            {reasonText(reason)}
            <Badge>{count}</Badge>
          </span>
        ))}
        <span>
          <Rich
            catalogue={staffMessages}
            id="last_report"
            parts={{ time: <RelativeTime key="time" at={group.lastAt} now={now} /> }}
          />
        </span>
      </div>
    </li>
  );
}

/** What waits for a decision. */
export function ReportQueueList({ queue, now }: { queue: ReportQueue; now: string }) {
  const t = useT(staffMessages);
  if (queue.groups.length === 0) {
    return (
      <EmptyState icon="shield" title={t("reports_empty")}>
        {t("reports_empty_text")}
      </EmptyState>
    );
  }
  return (
    <div>
      <Card padded={false} className="overflow-hidden">
        <ul className="divide-y divide-line wrap-anywhere">
          {queue.groups.map(group => (
            <Group key={group.hash} group={group} now={now} />
          ))}
        </ul>
      </Card>
      <Pagination
        current={queue.page}
        total={queue.pages}
        toPage={page => (page === 1 ? "/staff" : `/staff?page=${page}`)}
      />
    </div>
  );
}
