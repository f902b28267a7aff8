import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { ReportOutcome } from "#core/vocabulary.ts";
import type { ReportCase } from "#features/moderation/moderation.schema.ts";
import type { FileView } from "#features/projects/project-view.schema.ts";
import { riskMessages } from "#i18n/messages/risk.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { callApi } from "../api-client.ts";
import { LocaleLink, useLocalePath } from "../locale-link.tsx";
import { FileViewer } from "../projects/files/file-viewer.tsx";
import { pathOf, useFileReading } from "../projects/files/use-file-reading.ts";
import { Rich, useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { FileTree } from "../ui/file-tree.tsx";
import { fileTreeOf } from "../ui/file-tree-entries.ts";
import { toast } from "../ui/toast.ts";
import { type DecisionBody, DecisionDialog } from "./decision-dialog.tsx";
import { Present } from "./report-queue.tsx";
import { SaidList } from "./said-list.tsx";
import { RiskBadge } from "./state-badge.tsx";

type Props = { report: ReportCase; now: string };

function Decisions({ report }: { report: ReportCase }) {
  const t = useT(staffMessages);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const localPath = useLocalePath();
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null);
  const { group } = report;
  const decide = async (decision: DecisionBody) => {
    const path = `/api/staff/reports/${group.hash}/decision`;
    const { closed } = await callApi<{ closed: number }>(path, { method: "POST", body: decision });
    toast.success(t("decided_reports", { count: closed }));
    await navigate(localPath("/staff"));
    await revalidate();
  };
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{t("decision_title")}</h2>
      <div className="flex flex-wrap gap-3">
        <Button icon="check" onClick={() => setOutcome("kept")}>
          {t("keep")}
        </Button>
        <Button icon="eye" variant="danger" onClick={() => setOutcome("hidden")}>
          {t("hide")}
        </Button>
        <Button icon="trash" variant="danger" onClick={() => setOutcome("removed")}>
          {t("remove")}
        </Button>
      </div>
      {outcome !== null && (
        <DecisionDialog
          outcome={outcome}
          name={group.name}
          suggested={group.reasons[0]?.reason ?? null}
          onClose={() => setOutcome(null)}
          onDecide={decide}
        />
      )}
    </Card>
  );
}

function Risks({ report, onOpen }: { report: ReportCase; onOpen(path: string): void }) {
  const t = useT(riskMessages);
  if (report.risks.length === 0) return null;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">{t("title")}</h2>
      <ul className="flex flex-col gap-3">
        {report.risks.map(({ kind, score, path, line }) => (
          <li key={kind} className="text-sm">
            <p>
              <bdi dir="ltr" className="me-2 font-semibold text-offline">
                {t("points", { score })}
              </bdi>
              {t(kind)}
            </p>
            <button
              type="button"
              onClick={() => onOpen(path)}
              className="rounded font-mono text-xs break-all text-accent hover:underline"
            >
              <bdi dir="ltr">
                {path}:{line}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Head({ report }: { report: ReportCase }) {
  const t = useT(staffMessages);
  const { group } = report;
  return (
    <header className="flex flex-col gap-3 wrap-anywhere">
      <LocaleLink to="/staff" className="self-start text-sm text-accent hover:underline">
        {t("back_to_reports")}
      </LocaleLink>
      <div className="flex flex-wrap items-center gap-3">
        <h2 dir="auto" className="min-w-0 text-2xl">
          {group.name}
        </h2>
        <RiskBadge score={group.riskScore} />
        <Present present={group.present} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        <span>
          <Rich
            catalogue={staffMessages}
            id="by"
            parts={{
              name: (
                <LocaleLink
                  key="name"
                  to={`/profile/${group.owner.id}`}
                  className="inline-flex min-h-6 items-center text-accent hover:underline"
                >
                  <bdi>{group.owner.name ?? group.owner.id}</bdi>
                </LocaleLink>
              ),
            }}
          />
        </span>
        {group.present !== null && (
          <LinkButton size="sm" to={`/project/${group.codename}`} iconEnd="arrowEnd">
            {t("open_project")}
          </LinkButton>
        )}
      </div>
    </header>
  );
}

function Copy({ report }: { report: ReportCase }) {
  const t = useT(staffMessages);
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg">{t("copy_title")}</h2>
        <p className="text-xs text-muted">{t("copy_text")}</p>
      </div>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {report.description}
      </p>
      {report.tags.length > 0 && (
        <ul className="flex flex-wrap gap-2 text-sm text-muted">
          {report.tags.map(tag => (
            <li key={tag} className="rounded-full bg-raised px-3 py-0.5">
              <bdi>{tag}</bdi>
            </li>
          ))}
        </ul>
      )}
      {report.images.length > 0 && (
        <ul aria-label={t("images")} className="flex flex-wrap gap-3">
          {report.images.map(({ url, width, height }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={url}
                  alt=""
                  width={width}
                  height={height}
                  loading="lazy"
                  className="h-32 w-auto rounded-lg border border-line object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** One reported content: what was said, what it is, and the decision. */
export function ReportCasePage({ report, now }: Props) {
  const t = useT(staffMessages);
  const { hash } = report.group;
  const { reading, open } = useFileReading((path, signal) =>
    callApi<FileView>(`/api/staff/reports/${hash}/files?path=${encodeURIComponent(path)}`, { signal }),
  );
  return (
    <>
      <Head report={report} />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <SaidList reports={report.reports} now={now} />
          <Copy report={report} />
        </div>
        <div className="flex flex-col gap-5">
          <Decisions report={report} />
          <Risks report={report} onOpen={open} />
        </div>
      </div>
      <section className="flex flex-col gap-3">
        <h2 className="text-lg">{t("files")}</h2>
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <FileTree
            label={t("files")}
            entries={fileTreeOf(report.files.map(file => file.path))}
            selected={pathOf(reading)}
            onSelect={open}
            className="max-h-[34rem] overflow-y-auto rounded-xl border border-line bg-surface p-2"
          />
          <Card padded={false} className="min-w-0 overflow-hidden">
            {reading.kind === "none" ? (
              <p className="grid min-h-60 place-items-center px-6 text-center text-sm text-muted">
                {t("file_choose")}
              </p>
            ) : (
              <FileViewer reading={reading} />
            )}
          </Card>
        </div>
      </section>
    </>
  );
}
