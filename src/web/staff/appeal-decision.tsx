import { useState } from "react";
import { limits } from "#core/limits.ts";
import type { AppealItem } from "#features/moderation/moderation.schema.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { callApi } from "../api-client.ts";
import { Rich, useT } from "../translation.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { ActionDialog } from "./action-dialog.tsx";

type Props = { appeal: AppealItem; granted: boolean; onClose(): void; onDecided(): void };

/** The last word before an appeal is granted or refused, and the answer to its owner. */
export function AppealDecisionDialog({ appeal, granted, onClose, onDecided }: Props) {
  const t = useT(staffMessages);
  const [answer, setAnswer] = useState("");
  const verb = granted ? "grant" : "refuse";
  const send = () =>
    callApi(`/api/staff/appeals/${appeal.id}/decision`, { method: "POST", body: { granted, answer } });
  return (
    <ActionDialog
      title={
        <Rich
          catalogue={staffMessages}
          id={`${verb}_title`}
          parts={{ name: <bdi key="name">{appeal.project.name}</bdi> }}
        />
      }
      verb={t(verb)}
      danger={!granted}
      send={send}
      said={t("decided")}
      onClose={onClose}
      onDone={onDecided}
    >
      {wrong => (
        <>
          <p className="text-sm text-muted">{t(`${verb}_text`)}</p>
          <TextArea
            label={t("answer")}
            hint={t("answer_hint")}
            error={wrong.answer}
            value={answer}
            maxLength={limits.report.noteMax}
            onChange={event => setAnswer(event.target.value)}
          />
        </>
      )}
    </ActionDialog>
  );
}
