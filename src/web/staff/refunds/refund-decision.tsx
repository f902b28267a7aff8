import { useState } from "react";
import { limits } from "#core/limits.ts";
import type { RefundItem } from "#features/refunds/refunds.schema.ts";
import { refundMessages } from "#i18n/messages/refunds.ts";
import { callApi } from "../../api-client.ts";
import { PaymentLine } from "../../refunds/refund-words.tsx";
import { useT } from "../../translation.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { ActionDialog } from "../action-dialog.tsx";

type Props = { refund: RefundItem; approved: boolean; onClose(): void; onDecided(): void };

/** The last word before money goes back, or does not, and the answer to who asked. */
export function RefundDecisionDialog({ refund, approved, onClose, onDecided }: Props) {
  const t = useT(refundMessages);
  const [answer, setAnswer] = useState("");
  const verb = approved ? "approve" : "refuse";
  const send = () =>
    callApi(`/api/staff/refunds/${refund.id}/decision`, { method: "POST", body: { approved, answer } });
  return (
    <ActionDialog
      title={t(`${verb}_title`)}
      verb={t(verb)}
      danger={!approved}
      send={send}
      said={t("decided")}
      onClose={onClose}
      onDone={onDecided}
    >
      {wrong => (
        <>
          <p className="font-semibold">
            <PaymentLine payment={refund} />
          </p>
          <p className="text-sm text-muted">{t(`${verb}_text`)}</p>
          <TextArea
            label={t("note")}
            hint={t("note_hint")}
            error={wrong.answer}
            value={answer}
            maxLength={limits.refund.noteMax}
            onChange={event => setAnswer(event.target.value)}
          />
        </>
      )}
    </ActionDialog>
  );
}
