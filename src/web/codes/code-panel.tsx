import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import type { CodeOverview, CodeView } from "#features/codes/codes.schema.ts";
import { codeMessages } from "#i18n/messages/code.ts";
import { codeViewerMessages } from "#i18n/messages/code-viewer.ts";
import { ApiFailure } from "../api-client.ts";
import { saveDownload } from "../library/save-download.ts";
import { useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Loading, Skeleton } from "../ui/skeleton.tsx";
import { toast } from "../ui/toast.ts";
import { CodeDiff } from "./code-diff.tsx";
import { CheckGate, FailedGate, LoginGate, PlanGate } from "./code-gate.tsx";
import { CodeLines } from "./code-lines.tsx";
import { textOfFiles } from "./code-toolbar.tsx";
import { CodeViewer } from "./code-viewer.tsx";
import { codeAddress, comparedVersions } from "./page-address.ts";
import type { CodeReading } from "./use-code-view.ts";
import { useCopy } from "./use-copy.ts";

const EmbedDialog = lazy(() => import("./embed-dialog.tsx"));

/** The beginning of the code, for everybody; nothing where a plan is needed. */
function Teaser({ code }: { code: CodeOverview }) {
  const t = useT(codeMessages);
  if (code.teaser === null) return null;
  return (
    <div className="border-b border-line">
      <div className="[mask-image:linear-gradient(black_55%,transparent)]">
        <CodeLines path={code.teaser.path} lines={code.teaser.lines} />
      </div>
      <p className="pb-3 text-center text-xs text-muted">{t("more_lines", { count: code.teaser.more })}</p>
    </div>
  );
}

function useDownload(id: string, version: number, needCheck: () => void) {
  const t = useT(codeViewerMessages);
  const [isBusy, setBusy] = useState(false);
  const [used, setUsed] = useState(0);
  const download = async () => {
    setBusy(true);
    try {
      await saveDownload(`/api/codes/${id}/zip?version=${version}`, `${id}.zip`);
      setUsed(before => before + 1);
    } catch (error) {
      if (error instanceof ApiFailure && error.code === "human_check_needed") needCheck();
      else toast.error((error instanceof ApiFailure && error.message) || t("download_failed"));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, used, download };
}

type ReadyProps = { code: CodeOverview; view: CodeView; needCheck(): void; onEmbed(): void };

function Actions({
  code,
  view,
  needCheck,
  onEmbed,
  copy,
}: ReadyProps & { copy: ReturnType<typeof useCopy> }) {
  const t = useT(codeViewerMessages);
  const [search] = useSearchParams();
  const { isBusy, used, download } = useDownload(code.id, view.version, needCheck);
  const left = view.downloadsLeft === null ? null : Math.max(0, view.downloadsLeft - used);
  const isCopied = copy.copied === "all";
  return (
    <div className="flex flex-col gap-3 border-b border-line px-4 py-3">
      <fieldset aria-label={t("actions")} className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          size="sm"
          icon={isCopied ? "check" : "copy"}
          onClick={() => void copy.copy("all", textOfFiles(view.files))}
        >
          <span aria-live="polite">{t(isCopied ? "copied" : "copy_all")}</span>
        </Button>
        <Button size="sm" icon="download" pending={isBusy} onClick={() => void download()}>
          {t("download")}
        </Button>
        <Button size="sm" icon="code" onClick={onEmbed}>
          {t("embed")}
        </Button>
        {left !== null && (
          <span className="ms-auto text-xs text-muted">{t("downloads_left", { count: left })}</span>
        )}
      </fieldset>
      {view.version !== code.version && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-coin">
          {t("old_version", { number: String(view.version) })}
          <LinkButton
            to={codeAddress(code.id, search, { v: null, file: null })}
            size="sm"
            variant="ghost"
            preventScrollReset
          >
            {t("to_newest")}
          </LinkButton>
        </p>
      )}
    </div>
  );
}

function Ready(props: ReadyProps) {
  const { code, view, needCheck } = props;
  const [search] = useSearchParams();
  const copy = useCopy(code.id, needCheck);
  const compared = comparedVersions(search, code.version);
  return (
    <>
      <Actions {...props} copy={copy} />
      {compared === null ? (
        <CodeViewer view={view} copy={copy} />
      ) : (
        <CodeDiff code={code} versions={compared} />
      )}
    </>
  );
}

/** Before it is known who looks: a readable cookie says what will probably stand here. */
function Waiting({ code }: { code: CodeOverview }) {
  return (
    <>
      <Teaser code={code} />
      <div className="when-visitor">
        <LoginGate />
      </div>
      <Loading className="when-signed-in p-5">
        <Skeleton className="h-72 w-full" />
      </Loading>
    </>
  );
}

function Gated({ code, reading: { reading, reload } }: { code: CodeOverview; reading: CodeReading }) {
  return (
    <>
      {reading.kind === "check" && <CheckGate onPassed={reload} />}
      <Teaser code={code} />
      {reading.kind === "visitor" && <LoginGate />}
      {reading.kind === "plan" && <PlanGate />}
      {reading.kind === "failed" && <FailedGate onRetry={reload} />}
    </>
  );
}

/** The code, or what stands before it. */
export function CodePanel({ code, reading }: { code: CodeOverview; reading: CodeReading }) {
  const t = useT(codeViewerMessages);
  const [isEmbedding, setEmbedding] = useState(false);
  const face = reading.reading;
  const shared = { code, onEmbed: () => setEmbedding(true) };
  return (
    <Card padded={false} aria-label={t("code_of", { path: code.title })} data-reading={face.kind}>
      {face.kind === "ready" && <Ready {...shared} view={face.view} needCheck={reading.needCheck} />}
      {face.kind === "waiting" && <Waiting code={code} />}
      {face.kind !== "ready" && face.kind !== "waiting" && <Gated code={code} reading={reading} />}
      {isEmbedding && (
        <Suspense>
          <EmbedDialog code={code} onClose={() => setEmbedding(false)} />
        </Suspense>
      )}
    </Card>
  );
}
