import { useState } from "react";
import type { StaffUserItem } from "#features/staff-users/staff-users.schema.ts";
import { staffUserMessages } from "#i18n/messages/staff-users.ts";
import { callApi } from "../../api-client.ts";
import { Rich, useT } from "../../translation.tsx";
import { ActionDialog } from "../action-dialog.tsx";
import { ReasonField } from "../reason-field.tsx";

type Props = { user: StaffUserItem; onClose(): void; onDone(): void };

/** The last word before somebody is banned, or comes back. */
export function BanDialog({ user, onClose, onDone }: Props) {
  const t = useT(staffUserMessages);
  const [reason, setReason] = useState("");
  const banned = user.bannedAt === null;
  const verb = banned ? "ban" : "unban";
  return (
    <ActionDialog
      title={
        <Rich
          catalogue={staffUserMessages}
          id={`${verb}_title`}
          parts={{ name: <bdi key="name">{user.name}</bdi> }}
        />
      }
      verb={t(verb)}
      danger={banned}
      send={() => callApi(`/api/staff/users/${user.id}/ban`, { method: "PUT", body: { banned, reason } })}
      said={t("done")}
      onClose={onClose}
      onDone={onDone}
    >
      {wrong => (
        <>
          <p className="text-sm text-muted">{t(`${verb}_text`)}</p>
          <ReasonField label={t("reason")} error={wrong.reason} value={reason} onChange={setReason} />
        </>
      )}
    </ActionDialog>
  );
}
