import { useMemo, useRef, useState } from "react";
import { lookUp } from "#i18n/message.ts";
import { converterMessages } from "#i18n/messages/converter.ts";
import { converterReasonMessages } from "#i18n/messages/converter-reasons.ts";
import type { Mark } from "../tools/editor.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Notice } from "../ui/notice.tsx";
import { Segments } from "../ui/tabs.tsx";
import { type DiffHandle, DiffPanes } from "./diff-panes.tsx";
import { exampleFor } from "./examples.ts";
import { FilePanel } from "./file-panel.tsx";
import { isBroken, versionToTell } from "./findings.ts";
import { FindingsList } from "./findings-list.tsx";
import { FolderNotice, Incoming, LimitsText, VersionNotice } from "./notices.tsx";
import type { FileResult } from "./protocol.ts";
import { ResultActions } from "./result-actions.tsx";
import { Statistics } from "./statistics.tsx";
import type { ConverterId } from "./steps.ts";
import { Chooser, StepFields } from "./toolbar.tsx";
import { type Converter, typedName, useConverter } from "./use-converter.ts";
import { useFileDrop } from "./use-file-drop.ts";

const noMarks: readonly Mark[] = [];

/** What is left to a person, as marks beside the lines. */
function useMarks(result: FileResult | null): readonly Mark[] {
  const language = useLanguage();
  return useMemo(() => {
    if (result === null || result.diagnostics.length === 0) return noMarks;
    return result.diagnostics.map(({ line, column, reason, message }): Mark => {
      const what = lookUp(converterReasonMessages, language, `what_${reason}`, "what_other");
      const severity = isBroken(reason) ? "error" : reason === "types" ? "info" : "warning";
      return { line, column, severity, message: `${what}\n${message}` };
    });
  }, [result, language]);
}

function Bar({ converter }: { converter: Converter }) {
  const t = useT(converterMessages);
  const language = useLanguage();
  const { id, choice, choose, put, pick } = converter;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line px-4 py-3 sm:px-5">
      <StepFields choice={choice} onChoose={choose} />
      <div className="flex flex-wrap items-center gap-1">
        <Button
          size="sm"
          variant="ghost"
          icon="code"
          onClick={() => put([{ path: typedName, text: exampleFor(id, language) }])}
        >
          {t("example")}
        </Button>
        <Chooser isFolder={false} onPick={picked => void pick(picked)}>
          {t("files")}
        </Chooser>
        <Chooser isFolder onPick={picked => void pick(picked)}>
          {t("folder")}
        </Chooser>
        <Button size="sm" variant="ghost" icon="trash" onClick={() => put([])}>
          {t("clear")}
        </Button>
      </div>
    </div>
  );
}

type Shown = "before" | "after";
type HeadsProps = {
  shown: Shown;
  onShow(shown: Shown): void;
  result: FileResult | null;
  onStep(by: 1 | -1): void;
};

/** What stands on which side; on narrow screens, which of the two is seen. */
function Heads({ shown, onShow, result, onStep }: HeadsProps) {
  const t = useT(converterMessages);
  const version = (value: number | undefined) =>
    value === undefined ? null : (
      <bdi dir="ltr" className="font-normal text-muted">
        {`v${value}`}
      </bdi>
    );
  const head = "flex flex-1 items-center gap-2 px-3";
  return (
    <div dir="ltr" className="flex min-h-11 items-center border-b border-line text-xs font-semibold">
      <div className="p-1.5 lg:hidden">
        <Segments<Shown>
          name="shown"
          label={t("shown")}
          value={shown}
          onChange={onShow}
          options={[
            { value: "before", label: t("your_code") },
            { value: "after", label: t("result") },
          ]}
        />
      </div>
      <p className={`${head} max-lg:hidden`}>
        {t("your_code")} {version(result?.from)}
      </p>
      <div className={`${head} justify-end lg:justify-between`}>
        <p className="flex items-center gap-2 max-lg:hidden">
          {t("result")} {version(result?.to)}
        </p>
        <span className="flex">
          <IconButton size="sm" icon="chevronDown" label={t("next_change")} onClick={() => onStep(1)} />
          <IconButton
            size="sm"
            icon="chevronDown"
            className="rotate-180"
            label={t("previous_change")}
            onClick={() => onStep(-1)}
          />
        </span>
      </div>
    </div>
  );
}

/** The converter with all its parts. */
export function Workspace({ id }: { id: ConverterId }) {
  const t = useT(converterMessages);
  const converter = useConverter(id);
  const { files, outcomes, selected, edit, put } = converter;
  const [shown, setShown] = useState<Shown>("before");
  const panes = useRef<DiffHandle>(null);
  const { isOver, handlers } = useFileDrop(picked => void converter.pick(picked));
  const source = files.find(({ path }) => path === selected)?.text ?? "";
  const outcome = outcomes.get(selected);
  const result = outcome?.kind === "done" ? outcome.result : null;
  const code = result?.code ?? source;
  const marks = useMarks(result);
  const isFolder = files.length > 1;
  const go = (place: { line: number; column: number }) => {
    setShown("before");
    // When it is seen: what is hidden takes no focus.
    requestAnimationFrame(() => panes.current?.goTo(place.line, place.column));
  };
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <Incoming put={put} />
        <FolderNotice converter={converter} />
        <Card padded={false} aria-label={t("tool")} className="relative overflow-hidden" {...handlers}>
          <Bar converter={converter} />
          <div className="flex flex-col lg:flex-row">
            {isFolder && <FilePanel converter={converter} />}
            <div className="min-w-0 flex-1">
              <Heads shown={shown} onShow={setShown} result={result} onStep={by => panes.current?.step(by)} />
              <DiffPanes
                key={selected}
                ref={panes}
                revision={converter.revision}
                before={source}
                after={code}
                shown={shown}
                marks={marks}
                onChange={text => edit(selected, text)}
              />
            </div>
          </div>
          <ResultActions converter={converter} code={code} />
          <Statistics converter={converter} />
          {isOver && (
            <p className="pointer-events-none absolute inset-0 z-10 grid place-items-center bg-accent-soft/90 text-lg font-semibold text-accent">
              {t("drop_here")}
            </p>
          )}
        </Card>
        <VersionNotice converter={converter} looksLike={result ? versionToTell(result) : null} />
        {outcome?.kind === "failed" && (
          <Notice tone="error">{t("failed", { reason: outcome.reason })}</Notice>
        )}
        <div className="flex flex-col gap-1">
          <LimitsText />
          <p className="text-xs text-muted max-lg:hidden">{t("keys")}</p>
        </div>
      </div>
      <FindingsList key={`${selected}`} converter={converter} result={result} onGo={go} />
    </div>
  );
}
