import { useState } from "react";
import type { OwnModeration } from "#features/moderation/moderation.schema.ts";
import { appealMessages } from "#i18n/messages/appeals.ts";
import { Rich, useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { AppealDialog } from "./appeal-dialog.tsx";

/** How a decision about an own project stands: the button that appeals, or what became of the appeal. */
export function ModerationState({ given }: { given: OwnModeration }) {
  const t = useT(appealMessages);
  const [changed, setChanged] = useState<OwnModeration | null>(null);
  const [open, setOpen] = useState(false);
  const { projectId, canAppeal, appeal } = changed ?? given;
  return (
    <>
      {appeal?.status === "waiting" && <Badge icon="clock">{t("waiting")}</Badge>}
      {appeal?.status === "refused" && (
        <p className="text-sm">
          {t("refused")}{" "}
          {appeal.answer && (
            <Rich
              catalogue={appealMessages}
              id="answer"
              parts={{ answer: <bdi key="answer">{appeal.answer}</bdi> }}
            />
          )}
        </p>
      )}
      {canAppeal && (
        <Button size="sm" icon="message" onClick={() => setOpen(true)}>
          {t("open")}
        </Button>
      )}
      {open && (
        <AppealDialog
          projectId={projectId}
          onClose={() => setOpen(false)}
          onSent={moderation => {
            setChanged(moderation);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
