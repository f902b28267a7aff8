import { useState } from "react";
import { useRevalidator } from "react-router";
import { type AppealStatus, appealStatuses } from "#core/vocabulary.ts";
import type { AppealItem, AppealPage } from "#features/moderation/moderation.schema.ts";
import { reportMessages } from "#i18n/messages/reports.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { LocaleLink } from "../locale-link.tsx";
import { Rich, useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { RelativeTime } from "../ui/time.tsx";
import { AppealDecisionDialog } from "./appeal-decision.tsx";
import { PagedList } from "./paged-list.tsx";
import { StateBadge } from "./state-badge.tsx";

const addressOf = (status: AppealStatus, page = 1) => {
  const search = new URLSearchParams({
    ...(status !== "waiting" && { status }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size === 0 ? "/staff/appeals" : `/staff/appeals?${search}`;
};

type ItemProps = { appeal: AppealItem; now: string; onAsk(granted: boolean): void };

function Item({ appeal, now, onAsk }: ItemProps) {
  const t = useT(staffMessages);
  const reasonText = useT(reportMessages);
  const { project, owner, reason, note, message, status, answer } = appeal;
  return (
    <li className="flex flex-col gap-3 p-5 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <LocaleLink to={`/project/${project.codename}`} className="min-w-0 font-semibold hover:text-accent">
          <bdi>{project.name}</bdi>
        </LocaleLink>
        <StateBadge state={appeal.state} isPrivate={false} />
        <span className="text-sm text-muted">
          <Rich
            catalogue={staffMessages}
            id="by"
            parts={{ name: <bdi key="name">{owner.name ?? owner.id}</bdi> }}
          />
        </span>
        <RelativeTime at={appeal.createdAt} now={now} className="text-xs text-muted" />
      </div>
      {reason !== null && (
        <p className="text-sm text-muted">
          {t("decided_for", { reason: reasonText(reason) })}
          {note !== "" && (
            <>
              {" · "}
              <Rich
                catalogue={staffMessages}
                id="staff_note"
                parts={{ note: <bdi key="note">{note}</bdi> }}
              />
            </>
          )}
        </p>
      )}
      <p dir="auto" className="rounded-lg bg-raised px-4 py-3 text-sm whitespace-pre-line">
        {message}
      </p>
      {status === "waiting" ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon="check" onClick={() => onAsk(true)}>
            {t("grant")}
          </Button>
          <Button size="sm" variant="danger" onClick={() => onAsk(false)}>
            {t("refuse")}
          </Button>
        </div>
      ) : (
        answer && (
          <p dir="auto" className="text-sm">
            {answer}
          </p>
        )
      )}
    </li>
  );
}

type Props = { page: AppealPage; status: AppealStatus; now: string };

/** What owners say about decisions. */
export function AppealList({ page, status, now }: Props) {
  const t = useT(staffMessages);
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<{ appeal: AppealItem; granted: boolean } | null>(null);
  const close = () => setAsked(null);
  return (
    <div className="flex flex-col gap-5">
      <Tabs
        label={t("state")}
        current={status}
        tabs={appealStatuses.map(id => ({ id, to: addressOf(id), label: t(`appeal_${id}_tab`) }))}
      />
      <PagedList
        page={page}
        empty={{ icon: "message", title: t("appeals_empty"), text: t("appeals_empty_text") }}
        toPage={number => addressOf(status, number)}
      >
        {appeal => (
          <Item key={appeal.id} appeal={appeal} now={now} onAsk={granted => setAsked({ appeal, granted })} />
        )}
      </PagedList>
      {asked !== null && (
        <AppealDecisionDialog
          {...asked}
          onClose={close}
          onDecided={() => {
            close();
            void revalidate();
          }}
        />
      )}
    </div>
  );
}
