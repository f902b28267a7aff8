import { formatNumber } from "#i18n/format.ts";
import { toolsMessages } from "#i18n/messages/tools.ts";
import { toolsOptionsMessages } from "#i18n/messages/tools-options.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Notice } from "../ui/notice.tsx";
import type { Outcome, Running } from "./use-tool-runs.ts";

type Props = { outcome: Outcome | undefined; running: Running; onCancel(): void; onRun(): void };

function Said({ outcome }: { outcome: Outcome }) {
  const t = useT(toolsMessages);
  const language = useLanguage();
  if (outcome.kind === "cancelled") return t("cancelled");
  if (outcome.kind === "failed") return t("failed", { message: outcome.message });
  const ms = formatNumber(language, Math.max(1, Math.round(outcome.ms)));
  const { engine } = outcome.result;
  if (outcome.result.errors.length > 0) return "";
  return engine === "" ? t("done_plain", { ms }) : t("done", { ms, engine });
}

/** What is going on: how far a run is, with a way to end it, or how the last one went. */
export function RunState({ outcome, running, onCancel, onRun }: Props) {
  const t = useT(toolsMessages);
  const progress = running?.progress;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2" data-testid="run-state">
      <p className="min-w-0 flex-1 text-sm text-muted" aria-live="polite" dir="auto">
        {running
          ? progress
            ? t("running_step", { step: progress.step, done: progress.done, total: progress.total })
            : t("running")
          : outcome && <Said outcome={outcome} />}
      </p>
      {running && progress && progress.total > 1 && (
        <progress
          className="send-progress h-2 w-32 overflow-hidden rounded-full"
          aria-label={t("running")}
          max={progress.total}
          value={progress.done}
        />
      )}
      {running ? (
        <Button size="sm" icon="close" onClick={onCancel}>
          {t("cancel")}
        </Button>
      ) : (
        outcome && (
          <Button size="sm" icon="retry" onClick={onRun}>
            {t("run_again")}
          </Button>
        )
      )}
    </div>
  );
}

/** What belongs to an answer beside its code: the seed it was made with, and what a strict policy has to allow. */
export function AnswerFacts({ outcome }: { outcome: Outcome | undefined }) {
  const t = useT(toolsOptionsMessages);
  const common = useT(toolsMessages);
  if (outcome?.kind !== "done" || outcome.result.errors.length > 0) return null;
  const { seed, scriptHash } = outcome.result;
  return (
    <>
      {seed !== undefined && (
        <p className="text-sm text-muted">{common("seed_used", { seed: String(seed) })}</p>
      )}
      {typeof scriptHash === "string" && (
        <Notice title={t("page_warning")} action={<CopyButton text={scriptHash} label={t("csp_copy")} />}>
          {t("csp")}{" "}
          <bdi dir="ltr" className="font-mono text-xs break-all">
            {scriptHash}
          </bdi>
        </Notice>
      )}
    </>
  );
}
