import { useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import type { ModerationOutcome } from "#core/vocabulary.ts";
import type {
  StaffProject,
  StaffProjectPage,
  StaffProjectQuery,
} from "#features/moderation/moderation.schema.ts";
import { projectFilters } from "#features/moderation/moderation.schema.ts";
import { reportMessages } from "#i18n/messages/reports.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { callApi } from "../api-client.ts";
import { LocaleLink } from "../locale-link.tsx";
import { Rich, useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Select, TextField } from "../ui/field.tsx";
import { RelativeTime } from "../ui/time.tsx";
import { toast } from "../ui/toast.ts";
import { type DecisionBody, DecisionDialog } from "./decision-dialog.tsx";
import { listAddress } from "./list-address.ts";
import { PagedList } from "./paged-list.tsx";
import { SearchForm } from "./search-form.tsx";
import { RiskBadge, StateBadge } from "./state-badge.tsx";

type Asked = { project: StaffProject; outcome: ModerationOutcome };

function Row({
  project,
  now,
  onAsk,
}: {
  project: StaffProject;
  now: string;
  onAsk(outcome: ModerationOutcome): void;
}) {
  const t = useT(staffMessages);
  const reasonText = useT(reportMessages);
  return (
    <li className="flex flex-col gap-3 p-5 sm:flex-row sm:items-center sm:justify-between sm:px-6">
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <LocaleLink to={`/project/${project.codename}`} className="min-w-0 font-semibold hover:text-accent">
            <bdi>{project.name}</bdi>
          </LocaleLink>
          <StateBadge state={project.state} isPrivate={project.isPrivate} />
          {project.riskScore > 0 && <RiskBadge score={project.riskScore} />}
          {project.openReports > 0 && (
            <Badge tone="coin" icon="flag">
              {t("open_reports", { count: project.openReports })}
            </Badge>
          )}
        </div>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>
            <Rich
              catalogue={staffMessages}
              id="by"
              parts={{ name: <bdi key="name">{project.owner.name ?? project.owner.id}</bdi> }}
            />
          </span>
          <span>
            <Rich
              catalogue={staffMessages}
              id="saved_at"
              parts={{ time: <RelativeTime key="time" at={project.updatedAt} now={now} /> }}
            />
          </span>
          {project.reason !== null && <span>{t("decided_for", { reason: reasonText(project.reason) })}</span>}
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {project.state !== "shown" && (
          <Button size="sm" onClick={() => onAsk("restored")}>
            {t("restore")}
          </Button>
        )}
        {project.state !== "hidden" && (
          <Button size="sm" variant="danger" onClick={() => onAsk("hidden")}>
            {t("hide")}
          </Button>
        )}
        {project.state !== "removed" && (
          <Button size="sm" variant="danger" onClick={() => onAsk("removed")}>
            {t("remove")}
          </Button>
        )}
      </div>
    </li>
  );
}

function Filters({ query }: { query: StaffProjectQuery }) {
  const t = useT(staffMessages);
  return (
    <SearchForm path="/staff/projects" button={t("search")}>
      <TextField
        key={`q${query.q}`}
        type="search"
        name="q"
        label={t("search_projects")}
        placeholder={t("search_projects_hint")}
        defaultValue={query.q}
      />
      <Select key={`state${query.state}`} name="state" label={t("state")} defaultValue={query.state}>
        {projectFilters.map(filter => (
          <option key={filter} value={filter}>
            {filter === "all" ? t("state_all") : t(filter)}
          </option>
        ))}
      </Select>
    </SearchForm>
  );
}

type Props = { page: StaffProjectPage; query: StaffProjectQuery; now: string };

/** Every project of the site, with what staff can do to it. */
export function StaffProjectList({ page, query, now }: Props) {
  const t = useT(staffMessages);
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Asked | null>(null);
  const decide = async (decision: DecisionBody) => {
    const path = `/api/staff/projects/${asked?.project.id}/decision`;
    await callApi(path, { method: "POST", body: decision });
    toast.success(t("decided"));
    setAsked(null);
    await revalidate();
  };
  return (
    <div className="flex flex-col gap-5">
      <Filters query={query} />
      <PagedList
        page={page}
        found={t("projects_found", { count: page.matching })}
        empty={
          query.q === "" && query.state === "all"
            ? { icon: "folder", title: t("projects_none"), text: t("projects_none_text") }
            : { icon: "search", title: t("projects_empty"), text: t("projects_empty_text") }
        }
        toPage={number => listAddress("/staff/projects", search, { page: number })}
      >
        {project => (
          <Row
            key={project.id}
            project={project}
            now={now}
            onAsk={outcome => setAsked({ project, outcome })}
          />
        )}
      </PagedList>
      {asked !== null && (
        <DecisionDialog
          outcome={asked.outcome}
          name={asked.project.name}
          suggested={null}
          onClose={() => setAsked(null)}
          onDecide={decide}
        />
      )}
    </div>
  );
}
