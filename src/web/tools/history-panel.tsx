import { useEffect, useState } from "react";
import { formatNumber } from "#i18n/format.ts";
import { toolsMessages } from "#i18n/messages/tools.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Switch } from "../ui/field.tsx";
import { Time } from "../ui/time.tsx";
import { clearHistory, type HistoryEntry, keepsHistory, readHistory, switchHistory } from "./history.ts";
import type { ToolId } from "./tool-kinds.ts";

type Props = { tool: ToolId; version: number; onOpen(entry: HistoryEntry): void };

const previewChars = 80;

/** The last inputs. They are read when the list is unfolded. */
export function HistoryPanel({ tool, version, onOpen }: Props) {
  const t = useT(toolsMessages);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([]);
  const [keeps, setKeeps] = useState(true);
  // `version` changes with every input that is kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!isOpen) return;
    setEntries(readHistory(tool));
    setKeeps(keepsHistory());
  }, [tool, isOpen, version]);
  return (
    <details
      className="rounded-xl border border-line bg-surface"
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center px-4 text-sm font-semibold">{t("history")}</summary>
      <div className="flex flex-col gap-4 border-t border-line p-4">
        <Switch
          label={t("history_keep")}
          hint={t("history_text")}
          checked={keeps}
          onChange={event => {
            switchHistory(event.currentTarget.checked);
            setKeeps(event.currentTarget.checked);
          }}
        />
        {entries.length === 0 ? (
          <p className="text-sm text-muted">{t("history_empty")}</p>
        ) : (
          <>
            <ul className="flex flex-col">
              {entries.map(entry => (
                <li key={entry.at} className="flex items-center gap-3 border-t border-line py-1.5 text-sm">
                  <span className="min-w-0 flex-1">
                    <bdi dir="ltr" className="block truncate text-start font-mono text-xs">
                      {entry.text.trim().slice(0, previewChars)}
                    </bdi>
                    <span className="text-2xs text-muted">
                      <Time at={new Date(entry.at).toISOString()} /> · <bdi dir="ltr">{entry.name}</bdi> ·{" "}
                      {formatNumber(language, entry.text.length)}
                    </span>
                  </span>
                  <Button size="sm" onClick={() => onOpen(entry)}>
                    {t("history_open")}
                  </Button>
                </li>
              ))}
            </ul>
            <Button
              size="sm"
              icon="trash"
              variant="danger"
              className="self-start"
              onClick={() => {
                clearHistory(tool);
                setEntries([]);
              }}
            >
              {t("history_clear")}
            </Button>
          </>
        )}
      </div>
    </details>
  );
}
