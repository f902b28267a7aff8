import { useId, useRef, useState } from "react";
import { limits } from "#core/limits.ts";
import { supportMessages } from "#i18n/messages/support.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { focusFirst } from "../ui/focus-first.ts";
import { Notice } from "../ui/notice.tsx";
import { TextArea } from "../ui/text-area.tsx";

type Props = { onClose(): void; onOpened(id: string): void };

/** Subject and first message of a conversation. What was typed stays when it is refused. */
export function NewThreadDialog({ onClose, onOpened }: Props) {
  const t = useT(supportMessages);
  const [subject, setSubject] = useState("");
  const [text, setText] = useState("");
  const [fields, setFields] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const send = async () => {
    setBusy(true);
    setFields({});
    setFailure(null);
    try {
      const { id } = await callApi<{ id: string }>("/api/support", {
        method: "POST",
        body: { subject, text },
      });
      onOpened(id);
    } catch (error) {
      const known = error instanceof ApiFailure ? error : null;
      setFields(known?.fields ?? {});
      setFailure(Object.keys(known?.fields ?? {}).length > 0 ? null : known?.message || t("failed"));
      setBusy(false);
      focusFirst(form.current, Object.keys(known?.fields ?? {}));
    }
  };
  return (
    <Dialog
      open
      busy={busy}
      onClose={onClose}
      title={t("new_thread")}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={busy}>
            {t("send")}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={event => {
          event.preventDefault();
          if (!busy) void send();
        }}
      >
        <TextField
          name="subject"
          label={t("subject")}
          hint={t("subject_hint")}
          error={fields.subject}
          value={subject}
          maxLength={limits.support.subjectMax}
          onChange={event => setSubject(event.target.value)}
        />
        <TextArea
          name="text"
          label={t("message")}
          hint={t("message_hint")}
          error={fields.text}
          value={text}
          rows={6}
          maxLength={limits.support.messageMax}
          onChange={event => setText(event.target.value)}
        />
        {failure !== null && <Notice tone="error">{failure}</Notice>}
      </form>
    </Dialog>
  );
}
