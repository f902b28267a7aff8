import { formatNumber, formatSize } from "#i18n/format.ts";
import { toolsMessages } from "#i18n/messages/tools.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import type { Input, Outcome } from "./use-tool-runs.ts";

type Props = {
  inputs: readonly Input[];
  outcomes: ReadonlyMap<number, Outcome>;
  shownId: number;
  onShow(id: number): void;
  onRemove(id: number): void;
  onZip(): void;
};

function State({ outcome }: { outcome: Outcome | undefined }) {
  const t = useT(toolsMessages);
  const language = useLanguage();
  if (outcome === undefined) return <span className="text-muted">{t("file_waiting")}</span>;
  if (outcome.kind !== "done" || outcome.result.errors.length > 0)
    return <span className="text-offline">{t("file_failed")}</span>;
  const { before, sizes } = outcome.result;
  const share = before.raw === 0 ? 0 : sizes.raw / before.raw - 1;
  return (
    <bdi dir="ltr">
      {formatSize(language, sizes.raw)}{" "}
      <span className={share < 0 ? "text-online" : "text-muted"}>
        {formatNumber(language, share, {
          style: "percent",
          maximumFractionDigits: 0,
          signDisplay: "exceptZero",
        })}
      </span>
    </bdi>
  );
}

/** Many files: which are done, what each saved, and all of it as an archive. */
export function FileTable({ inputs, outcomes, shownId, onShow, onRemove, onZip }: Props) {
  const t = useT(toolsMessages);
  const isDone = ({ id }: Input) => outcomes.get(id)?.kind === "done";
  const done = inputs.filter(isDone).length;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t("files")}</h2>
        <p className="text-sm text-muted" aria-live="polite">
          {t("files_done", { done, total: inputs.length })}
        </p>
        <Button size="sm" icon="download" variant="primary" disabled={done === 0} onClick={onZip}>
          {t("download_zip")}
        </Button>
      </div>
      <ul className="max-h-80 overflow-y-auto" data-testid="tool-file-list">
        {inputs.map(input => (
          <li key={input.id} className="flex items-center gap-2 border-t border-line py-1 text-sm">
            <button
              type="button"
              aria-current={input.id === shownId || undefined}
              onClick={() => onShow(input.id)}
              className={classNames(
                "min-h-9 min-w-0 flex-1 truncate rounded px-2 text-start font-mono text-xs hover:bg-raised",
                input.id === shownId && "bg-accent-soft",
              )}
            >
              <bdi dir="ltr">{input.name}</bdi>
            </button>
            <State outcome={outcomes.get(input.id)} />
            <IconButton
              size="sm"
              icon="close"
              label={t("remove_file", { name: input.name })}
              onClick={() => onRemove(input.id)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
