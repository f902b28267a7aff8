import { useState } from "react";
import { previewDirections } from "#features/codes/preview-message.schema.ts";
import { codeViewerMessages } from "#i18n/messages/code-viewer.ts";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { Segments } from "../ui/tabs.tsx";
import { SmallSelect } from "./small-select.tsx";
import { type PreviewEntry, type PreviewState, usePreview } from "./use-preview.ts";

type Direction = (typeof previewDirections)[number];
type Width = "full" | "phone";

const tones: Record<PreviewEntry["level"], string> = {
  debug: "text-muted",
  log: "",
  info: "text-accent",
  warn: "text-coin",
  error: "text-offline",
  refused: "text-offline",
};

function Console({ entries }: { entries: readonly PreviewEntry[] }) {
  const t = useT(codeViewerMessages);
  return (
    <details className="border-t border-line text-sm" open={entries.some(({ level }) => level === "error")}>
      <summary className="flex h-11 items-center gap-2 px-4">
        <Icon name="chevronDown" size={16} className="text-muted" />
        {t("console")}
        <span className="rounded-full bg-raised px-2 text-2xs text-muted tabular-nums">{entries.length}</span>
      </summary>
      <ol
        dir="ltr"
        aria-live="polite"
        className="max-h-48 overflow-auto border-t border-line px-4 py-2 font-mono text-xs"
      >
        {entries.length === 0 && (
          <li dir="auto" className="text-muted">
            {t("console_empty")}
          </li>
        )}
        {entries.map(({ id, level, text, address }) => (
          <li
            key={id}
            data-level={level}
            className={classNames("py-0.5 break-words whitespace-pre-wrap", tones[level])}
          >
            {level === "refused" ? t("refused", { directive: text, address }) : text}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Which words stand in the empty frame. */
const idleTexts = {
  idle: "preview_text",
  starting: "preview_starting",
  stopped: "preview_stopped",
  failed: "preview_failed",
  plan: "preview_login",
} as const;

type StageProps = { preview: ReturnType<typeof usePreview>; title: string; width: Width; onRun(): void };

function Stage({ preview: { state, run, setFrame }, title, width, onRun }: StageProps) {
  const t = useT(codeViewerMessages);
  if (run !== null)
    return (
      <iframe
        key={run.number}
        ref={setFrame}
        src={run.url}
        title={t("preview_of", { title })}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        allow=""
        className={classNames(
          "mx-auto block h-112 bg-white",
          width === "phone" ? "w-full max-w-97.5" : "w-full",
        )}
      />
    );
  const text = state === "running" || state === "silent" ? "preview_starting" : idleTexts[state];
  return (
    <div className="flex h-56 flex-col items-center justify-center gap-4 px-6 text-center">
      <p role={state === "failed" ? "alert" : undefined} className="max-w-sm text-sm text-muted">
        {t(text)}
      </p>
      {state !== "plan" && (
        <Button variant="primary" size="lg" icon="play" pending={state === "starting"} onClick={onRun}>
          {t(state === "stopped" ? "preview_restart" : "preview_run")}
        </Button>
      )}
    </div>
  );
}

type ControlsProps = {
  state: PreviewState;
  direction: Direction;
  width: Width;
  onDirection(direction: Direction): void;
  onWidth(width: Width): void;
  onRun(): void;
  onStop(): void;
};

function Controls({ state, direction, width, onDirection, onWidth, onRun, onStop }: ControlsProps) {
  const t = useT(codeViewerMessages);
  const isRunning = state === "running" || state === "silent";
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3">
      <h2 className="me-auto text-lg">{t("preview")}</h2>
      <SmallSelect
        label={t("direction")}
        isLabelHidden
        value={direction}
        options={previewDirections.map(one => ({ value: one, label: t(`direction_${one}`) }))}
        onChange={onDirection}
      />
      <span className="max-sm:hidden">
        <Segments
          name="preview-width"
          label={t("width")}
          value={width}
          options={[
            { value: "full", label: t("width_full") },
            { value: "phone", label: t("width_phone") },
          ]}
          onChange={onWidth}
        />
      </span>
      {isRunning && (
        <>
          <Button size="sm" icon="retry" onClick={onRun}>
            {t("preview_restart")}
          </Button>
          <Button size="sm" variant="danger" icon="close" onClick={onStop}>
            {t("preview_stop")}
          </Button>
        </>
      )}
    </div>
  );
}

/** Runs a code in a frame that is cut off from this page; begins with a tap and ends with one. */
export function CodePreview({ id, title, version }: { id: string; title: string; version: number }) {
  const t = useT(codeViewerMessages);
  const preview = usePreview(id, version);
  const [direction, setDirection] = useState<Direction>("auto");
  const [width, setWidth] = useState<Width>("full");
  const run = (next: Direction = direction) => void preview.start(next);
  return (
    <Card padded={false} className="overflow-hidden" data-preview={preview.state}>
      <Controls
        state={preview.state}
        direction={direction}
        width={width}
        onDirection={next => {
          setDirection(next);
          if (preview.run !== null) run(next);
        }}
        onWidth={setWidth}
        onRun={() => run()}
        onStop={preview.stop}
      />
      {preview.state === "silent" && (
        <p role="alert" className="border-b border-line bg-coin-soft px-4 py-2 text-sm text-coin">
          {t("preview_silent")}
        </p>
      )}
      <div className="bg-raised">
        <Stage preview={preview} title={title} width={width} onRun={() => run()} />
      </div>
      {preview.run !== null && <Console entries={preview.entries} />}
    </Card>
  );
}
