import { useState } from "react";
import { limits } from "#core/limits.ts";
import type { StaffUserItem } from "#features/staff-users/staff-users.schema.ts";
import { staffUserMessages } from "#i18n/messages/staff-users.ts";
import { uiMessages } from "#i18n/messages/ui.ts";
import { callApi } from "../../api-client.ts";
import { Rich, useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.ts";
import { useStaffAction } from "./use-staff-action.ts";

type Props = { user: StaffUserItem; onClose(): void; onDone(): void };

/** The last word before somebody is banned, or comes back. */
export function BanDialog({ user, onClose, onDone }: Props) {
  const t = useT(staffUserMessages);
  const ui = useT(uiMessages);
  const [reason, setReason] = useState("");
  const banned = user.bannedAt === null;
  const verb = banned ? "ban" : "unban";
  const send = () => callApi(`/api/staff/users/${user.id}/ban`, { method: "PUT", body: { banned, reason } });
  const { fields, failure, busy, act } = useStaffAction(send, () => {
    toast.success(t("done"));
    onDone();
  });
  return (
    <Dialog
      open
      busy={busy}
      onClose={onClose}
      title={
        <Rich
          catalogue={staffUserMessages}
          id={`${verb}_title`}
          parts={{ name: <bdi key="name">{user.name}</bdi> }}
        />
      }
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button variant={banned ? "danger" : "primary"} pending={busy} onClick={() => void act()}>
            {t(verb)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-sm text-muted">{t(`${verb}_text`)}</p>
        <TextArea
          label={t("reason")}
          hint={t("reason_hint")}
          error={fields.reason}
          value={reason}
          maxLength={limits.report.noteMax}
          onChange={event => setReason(event.target.value)}
        />
        {failure !== null && <Notice tone="error">{failure}</Notice>}
      </div>
    </Dialog>
  );
}
