import { useEffect, useMemo, useRef, useState } from "react";
import type { Notice as Said, ToolResult } from "#code-tools";
import { formatSize } from "#i18n/format.ts";
import { toolsMessages } from "#i18n/messages/tools.ts";
import { AdSlot } from "../ads/ad-slot.tsx";
import { useLanguage, useT } from "../translation.tsx";
import { Notice } from "../ui/notice.tsx";
import type { CodeFieldHandle } from "./code-field.tsx";
import type { Mark } from "./editor.ts";
import { FileTable } from "./file-table.tsx";
import { addToHistory } from "./history.ts";
import { HistoryPanel } from "./history-panel.tsx";
import { InputPane } from "./input-pane.tsx";
import { LevelSwitch } from "./level-switch.tsx";
import { toolLimits } from "./limits.ts";
import { NoticeLists, useNoticeText } from "./notice-lists.tsx";
import { type OptionValues, writeOptions } from "./option-fields.ts";
import { OptionPanel } from "./option-panel.tsx";
import { OutputPane } from "./output-pane.tsx";
import type { Skipped } from "./read-files.ts";
import { AnswerFacts, RunState } from "./run-state.tsx";
import { SizeTable } from "./size-table.tsx";
import { ToolFaq } from "./tool-faq.tsx";
import { ToolHeader } from "./tool-header.tsx";
import { type ToolId, toolKinds } from "./tool-kinds.ts";
import { useInputs } from "./use-inputs.ts";
import { useKeys } from "./use-keys.ts";
import { useOffline } from "./use-offline.ts";
import { useOptions } from "./use-options.ts";
import { resultOf, useResultActions } from "./use-result-actions.ts";
import { useToolRuns } from "./use-tool-runs.ts";

/** How long a pause in typing is waited for. */
const pauseMs: Record<ToolId, number> = { js: 120, css: 120, obfuscate: 500, html: 400 };

/** What somebody encrypts is not left lying about in readable form. */
const isSecret = (tool: ToolId, values: OptionValues): boolean =>
  tool === "html" && (values.password !== "" || (values.do === "encode" && values.mode === "encrypted"));

function SkippedFiles({ skipped }: { skipped: readonly Skipped[] }) {
  const t = useT(toolsMessages);
  const language = useLanguage();
  const [first] = skipped;
  if (!first) return null;
  const why = {
    kind: t("skipped_kind"),
    size: t("skipped_size", { size: formatSize(language, toolLimits.fileMaxBytes) }),
    count: t("skipped_count", { count: toolLimits.filesMax }),
  };
  return (
    <Notice tone="warning" title={t("files_skipped", { count: skipped.length })}>
      <bdi dir="ltr">{first.name}</bdi>: {why[first.why]}
    </Notice>
  );
}

function useRuns(tool: ToolId) {
  const { values, change } = useOptions(tool);
  const inputs = useInputs(tool);
  const runs = useToolRuns({ tool, values });
  const [version, setVersion] = useState(0);
  const { run, cancel } = runs;
  const list = inputs.inputs;
  useEffect(() => {
    const filled = list.filter(input => input.text.trim() !== "");
    if (filled.length === 0) {
      cancel();
      return;
    }
    const timer = setTimeout(() => {
      void run(filled).then(isDone => {
        const [only] = filled;
        if (!isDone || !only || filled.length > 1 || isSecret(tool, values)) return;
        addToHistory(tool, {
          text: only.text,
          name: only.name,
          search: writeOptions(tool, values),
          at: Date.now(),
        });
        setVersion(before => before + 1);
      });
    }, pauseMs[tool]);
    return () => clearTimeout(timer);
  }, [tool, list, values, run, cancel]);
  return { values, change, inputs, runs, version };
}

/** What an engine found, at its places. */
function useMarks(said: ToolResult | null): Mark[] {
  const noticeText = useNoticeText();
  return useMemo(() => {
    const markOf = (severity: Mark["severity"]) => (notice: Said) =>
      notice.line === undefined
        ? []
        : [{ line: notice.line, column: notice.column ?? 1, message: noticeText(notice), severity }];
    if (said === null) return [];
    return [...said.errors.flatMap(markOf("error")), ...said.warnings.flatMap(markOf("warning"))];
  }, [said, noticeText]);
}

/** A tool: code at the start, the answer at the end, its options in the address. */
export function ToolPage({ tool }: { tool: ToolId }) {
  const { values, change, inputs, runs, version } = useRuns(tool);
  const isOffline = useOffline(tool);
  const field = useRef<CodeFieldHandle>(null);
  const { shown } = inputs;
  const kind = toolKinds[tool];
  const outcome = shown && shown.text.trim() !== "" ? runs.outcomes.get(shown.id) : undefined;
  const said = outcome?.kind === "done" ? outcome.result : null;
  const result = resultOf(outcome);
  const marks = useMarks(said);
  const actions = useResultActions({ tool, values, inputs: inputs.inputs, shown, outcomes: runs.outcomes });
  const runAgain = () => void runs.run(inputs.inputs.filter(input => input.text.trim() !== ""));
  useKeys({
    run: runAgain,
    copy: actions.copy,
    download: actions.download,
    cancel: () => runs.running && runs.cancel(),
  });
  const goTo = (line: number, column: number) => field.current?.goTo(line, column);

  return (
    <div className="page flex flex-col gap-6 py-8 sm:py-12">
      <ToolHeader tool={tool} isOffline={isOffline} />
      {(tool === "js" || tool === "css") && (
        <LevelSwitch value={String(values.level)} onChange={level => change("level", level)} />
      )}
      <OptionPanel tool={tool} values={values} onChange={change} />
      <SkippedFiles skipped={inputs.skipped} />
      <div className="grid gap-4 lg:grid-cols-2" onFocusCapture={runs.warm}>
        <InputPane
          tool={tool}
          field={field}
          text={shown?.text ?? ""}
          marks={marks}
          onChange={inputs.write}
          onPick={picked => void inputs.pick(picked)}
          onExample={() => inputs.replace([{ name: kind.fileName, text: kind.example }])}
          onClear={inputs.clear}
        />
        <OutputPane
          text={result?.code ?? ""}
          language={kind.language}
          isCopied={actions.isCopied}
          hasMap={result?.map != null}
          onCopy={actions.copy}
          onDownload={actions.download}
          onDownloadMap={actions.downloadMap}
        />
      </div>
      <RunState outcome={outcome} running={runs.running} onCancel={runs.cancel} onRun={runAgain} />
      {said && <NoticeLists errors={said.errors} warnings={said.warnings} goTo={goTo} />}
      {result && <SizeTable before={result.before} after={result.sizes} />}
      <AnswerFacts outcome={outcome} />
      {inputs.inputs.length > 1 && (
        <FileTable
          inputs={inputs.inputs}
          outcomes={runs.outcomes}
          shownId={shown?.id ?? 0}
          onShow={inputs.show}
          onRemove={inputs.remove}
          onZip={actions.downloadAll}
        />
      )}
      <HistoryPanel
        tool={tool}
        version={version}
        onOpen={entry => inputs.replace([{ name: entry.name, text: entry.text }])}
      />
      <ToolFaq tool={tool} />
      <AdSlot placement="tools" />
    </div>
  );
}
