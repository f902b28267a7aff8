import type { ReportCase } from "#features/moderation/moderation.schema.ts";
import { reportMessages } from "#i18n/messages/reports.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { LocaleLink } from "../locale-link.tsx";
import { useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { Card } from "../ui/card.tsx";
import { RelativeTime } from "../ui/time.tsx";

type Props = { reports: ReportCase["reports"]; now: string };

/** What each report says, by whom and when. */
export function SaidList({ reports, now }: Props) {
  const t = useT(staffMessages);
  const reasonText = useT(reportMessages);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">{t("said_title")}</h2>
      <ul className="divide-y divide-line wrap-anywhere">
        {reports.map(({ id, reason, details, reporter, createdAt, outcome }) => (
          <li key={id} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <span className="font-semibold">{reasonText(reason)}</span>
              <LocaleLink
                to={`/profile/${reporter.id}`}
                className="inline-flex min-h-6 items-center text-accent hover:underline"
              >
                <bdi>{reporter.name ?? reporter.id}</bdi>
              </LocaleLink>
              <RelativeTime at={createdAt} now={now} className="text-xs text-muted" />
              {outcome !== null && <Badge>{t(`outcome_${outcome}`)}</Badge>}
            </p>
            {details === "" ? (
              <p className="text-sm text-muted">{t("no_details")}</p>
            ) : (
              <p dir="auto" className="text-sm whitespace-pre-line">
                {details}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
