import { useState } from "react";
import { limits } from "#core/limits.ts";
import type { RefundItem } from "#features/refunds/refunds.schema.ts";
import { refundMessages } from "#i18n/messages/refunds.ts";
import { uiMessages } from "#i18n/messages/ui.ts";
import { ApiFailure, callApi } from "../../api-client.ts";
import { PaymentLine } from "../../refunds/refund-words.tsx";
import { useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.ts";

type Props = { refund: RefundItem; approved: boolean; onClose(): void; onDecided(): void };

/** The last word before money goes back, or does not, and the answer to who asked. */
export function RefundDecisionDialog({ refund, approved, onClose, onDecided }: Props) {
  const t = useT(refundMessages);
  const ui = useT(uiMessages);
  const [answer, setAnswer] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const verb = approved ? "approve" : "refuse";
  const decide = async () => {
    setBusy(true);
    setError(null);
    try {
      const path = `/api/staff/refunds/${refund.id}/decision`;
      await callApi(path, { method: "POST", body: { approved, answer } });
      toast.success(t("decided"));
      onDecided();
    } catch (failure) {
      const known = failure instanceof ApiFailure ? failure : null;
      setError(known?.fields.answer ?? (known?.message || t("failed")));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      busy={busy}
      onClose={onClose}
      title={t(`${verb}_title`)}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button variant={approved ? "primary" : "danger"} pending={busy} onClick={() => void decide()}>
            {t(verb)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="font-semibold">
          <PaymentLine payment={refund} />
        </p>
        <p className="text-sm text-muted">{t(`${verb}_text`)}</p>
        <TextArea
          label={t("note")}
          hint={t("note_hint")}
          error={error}
          value={answer}
          maxLength={limits.refund.noteMax}
          onChange={event => setAnswer(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
