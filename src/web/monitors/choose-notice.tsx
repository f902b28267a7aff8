import { lazy, Suspense, useState } from "react";
import type { MonitorSummary } from "#features/monitors/monitors.schema.ts";
import { monitorChoiceMessages } from "#i18n/messages/monitor-choice.ts";
import { loadChunk } from "../errors/chunk-load.ts";
import { hasRoute } from "../route-table.ts";
import { useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

const ChooseDialog = lazy(() =>
  loadChunk(() => import("./choose-dialog.tsx").then(module => ({ default: module.ChooseDialog }))),
);

type Props = { summary: MonitorSummary; onChosen(): void };

/** There are more monitors than the plan runs: their owner says which. */
export function ChooseNotice({ summary, onChosen }: Props) {
  const t = useT(monitorChoiceMessages);
  const [open, setOpen] = useState(false);
  if (summary.total <= summary.ceiling) return null;
  return (
    <>
      <Notice
        action={
          <div className="flex flex-wrap gap-2">
            {hasRoute("/pricing") && (
              <LinkButton to="/pricing" size="sm" variant="ghost">
                {t("plans")}
              </LinkButton>
            )}
            <Button size="sm" onClick={() => setOpen(true)}>
              {t("open")}
            </Button>
          </div>
        }
      >
        {t("notice", { count: summary.ceiling })}
      </Notice>
      {open && (
        <Suspense>
          <ChooseDialog
            onClose={() => setOpen(false)}
            onSaved={() => {
              setOpen(false);
              onChosen();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
