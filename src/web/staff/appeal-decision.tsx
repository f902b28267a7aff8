import { useState } from "react";
import { limits } from "#core/limits.ts";
import type { AppealItem } from "#features/moderation/moderation.schema.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { uiMessages } from "#i18n/messages/ui.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { Rich, useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { toast } from "../ui/toast.ts";

type Props = { appeal: AppealItem; granted: boolean; onClose(): void; onDecided(): void };

/** The last word before an appeal is granted or refused, and the answer to its owner. */
export function AppealDecisionDialog({ appeal, granted, onClose, onDecided }: Props) {
  const t = useT(staffMessages);
  const ui = useT(uiMessages);
  const [answer, setAnswer] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const verb = granted ? "grant" : "refuse";
  const decide = async () => {
    setBusy(true);
    try {
      const path = `/api/staff/appeals/${appeal.id}/decision`;
      await callApi(path, { method: "POST", body: { granted, answer } });
      toast.success(t("decided"));
      onDecided();
    } catch (failure) {
      setError((failure instanceof ApiFailure && failure.message) || t("failed"));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      busy={busy}
      onClose={onClose}
      title={
        <Rich
          catalogue={staffMessages}
          id={`${verb}_title`}
          parts={{ name: <bdi key="name">{appeal.project.name}</bdi> }}
        />
      }
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button variant={granted ? "primary" : "danger"} pending={busy} onClick={() => void decide()}>
            {t(verb)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t(`${verb}_text`)}</p>
        <TextArea
          label={t("answer")}
          hint={t("answer_hint")}
          error={error}
          value={answer}
          maxLength={limits.report.noteMax}
          onChange={event => setAnswer(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
