import { useState } from "react";
import { limits } from "#core/limits.ts";
import type { OwnModeration } from "#features/moderation/moderation.schema.ts";
import { appealMessages } from "#i18n/messages/appeals.ts";
import { uiMessages } from "#i18n/messages/ui.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { toast } from "../ui/toast.ts";

type Props = { projectId: string; onClose(): void; onSent(moderation: OwnModeration): void };

/** An owner's answer to a decision of staff. */
export function AppealDialog({ projectId, onClose, onSent }: Props) {
  const t = useT(appealMessages);
  const ui = useT(uiMessages);
  const [message, setMessage] = useState("");
  const [error, setError] = useState<string | undefined>();
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    setError(undefined);
    try {
      const path = `/api/projects/${projectId}/appeals`;
      const answer = await callApi<OwnModeration>(path, { method: "POST", body: { message } });
      toast.success(t("sent"));
      onSent(answer);
    } catch (failure) {
      const known = failure instanceof ApiFailure ? failure : null;
      setError(known?.fields.message ?? (known?.message || t("failed")));
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      busy={sending}
      title={t("title")}
      footer={
        <>
          <Button disabled={sending} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button variant="primary" pending={sending} onClick={() => void send()}>
            {t("send")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t("intro")}</p>
        <TextArea
          label={t("message")}
          hint={t("message_hint")}
          error={error}
          rows={6}
          value={message}
          maxLength={limits.report.appealMax}
          onChange={event => setMessage(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
