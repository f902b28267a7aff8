import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { CodeFileDiff, CodeOverview, CodeDiff as Diff, DiffRow } from "#features/codes/codes.schema.ts";
import { codeViewerMessages } from "#i18n/messages/code-viewer.ts";
import { callApi } from "../api-client.ts";
import { useLocalePath } from "../locale-link.tsx";
import { useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Loading, Skeleton } from "../ui/skeleton.tsx";
import { Segments } from "../ui/tabs.tsx";
import { SplitRows } from "./diff-split.tsx";
import { codeAddress } from "./page-address.ts";
import { SmallSelect } from "./small-select.tsx";

type Versions = { from: number; to: number };

const signs = { same: " ", added: "+", removed: "−" } as const;

function Row({ row }: { row: DiffRow }) {
  const t = useT(codeViewerMessages);
  return (
    <div className="diff-row" data-kind={row.kind}>
      <span className="code-number" data-line={row.before ?? ""} />
      <span className="code-number" data-line={row.after ?? ""} />
      <span className="text-center text-muted select-none">
        <span aria-hidden="true">{signs[row.kind]}</span>
        {row.kind !== "same" && <span className="sr-only">{t(`row_${row.kind}`)}</span>}
      </span>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server's highlighter escaped it */}
      <span className="whitespace-pre" dangerouslySetInnerHTML={{ __html: row.html || " " }} />
    </div>
  );
}

function FileDiff({ file, isSplit }: { file: CodeFileDiff; isSplit: boolean }) {
  const t = useT(codeViewerMessages);
  const summary = t("diff_summary", { added: file.added, removed: file.removed });
  return (
    <section className="border-t border-line first:border-t-0">
      <header className="flex flex-wrap items-center gap-3 bg-raised px-4 py-2.5 text-xs">
        <h3 dir="ltr" className="font-mono font-semibold">
          {file.path}
        </h3>
        {file.status !== "changed" && (
          <Badge tone={file.status === "added" ? "online" : "offline"}>{t(`diff_${file.status}`)}</Badge>
        )}
        <span className="ms-auto" title={summary}>
          <span className="sr-only">{summary}</span>
          <bdi dir="ltr" aria-hidden="true" className="font-mono">
            <span className="text-online">+{file.added}</span>{" "}
            <span className="text-offline">−{file.removed}</span>
          </bdi>
        </span>
      </header>
      {file.hunks.map((hunk, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one comparison never change their order
        <div key={index} className={index > 0 ? "border-t border-dashed border-line" : ""}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
          <section dir="ltr" tabIndex={0} aria-label={file.path} className="code-block py-1!">
            {isSplit ? (
              <SplitRows rows={hunk.rows} />
            ) : (
              hunk.rows.map(row => <Row key={`${row.before}:${row.after}`} row={row} />)
            )}
          </section>
        </div>
      ))}
    </section>
  );
}

function useDiff(id: string, { from, to }: Versions): Diff | "waiting" | "failed" {
  const [state, setState] = useState<Diff | "waiting" | "failed">("waiting");
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState("waiting");
    callApi<Diff>(`/api/codes/${id}/diff?from=${from}&to=${to}`, { signal }).then(
      diff => setState(diff),
      () => signal.aborted || setState("failed"),
    );
    return () => controller.abort();
  }, [id, from, to]);
  return state;
}

function Choices({ code, versions }: { code: CodeOverview; versions: Versions }) {
  const t = useT(codeViewerMessages);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const go = (changes: Record<string, string | null>) =>
    void navigate(localPath(codeAddress(code.id, search, changes)), {
      replace: true,
      preventScrollReset: true,
    });
  const select = (name: "from" | "to") => (
    <SmallSelect
      label={t(`diff_${name}`)}
      value={String(versions[name])}
      options={code.versions.map(({ number }) => ({ value: String(number), label: String(number) }))}
      onChange={value => {
        const next = { ...versions, [name]: value };
        go({ diff: `${next.from}..${next.to}` });
      }}
    />
  );
  return (
    <div className="flex flex-wrap items-center gap-4 border-b border-line px-4 py-3">
      {select("from")}
      {select("to")}
      <Segments
        name="diff-view"
        label={t("diff_view")}
        value={search.get("view") === "split" ? "split" : "unified"}
        options={[
          { value: "unified", label: t("diff_unified") },
          { value: "split", label: t("diff_split") },
        ]}
        onChange={value => go({ view: value === "split" ? "split" : null })}
      />
      <LinkButton
        to={codeAddress(code.id, search, { diff: null, view: null })}
        preventScrollReset
        size="sm"
        variant="ghost"
        icon="close"
        className="ms-auto"
      >
        {t("diff_close")}
      </LinkButton>
    </div>
  );
}

/** What changed between two versions, made on the server. */
export function CodeDiff({ code, versions }: { code: CodeOverview; versions: Versions }) {
  const t = useT(codeViewerMessages);
  const [search] = useSearchParams();
  const diff = useDiff(code.id, versions);
  const isSplit = search.get("view") === "split";
  return (
    <section aria-label={t("diff_title", { from: String(versions.from), to: String(versions.to) })}>
      <Choices code={code} versions={versions} />
      {diff === "waiting" && (
        <Loading className="p-4">
          <Skeleton className="h-64 w-full" />
        </Loading>
      )}
      {diff === "failed" && (
        <Notice tone="error" className="m-4">
          {t("diff_failed")}
        </Notice>
      )}
      {typeof diff === "object" &&
        (diff.files.length === 0 ? (
          <p className="p-8 text-center text-muted">{t("diff_none")}</p>
        ) : (
          diff.files.map(file => <FileDiff key={file.path} file={file} isSplit={isSplit} />)
        ))}
    </section>
  );
}
