import { useState } from "react";
import type { KeptBanItem } from "#features/bans/bans.schema.ts";
import { staffBanMessages } from "#i18n/messages/staff-bans.ts";
import { callApi } from "../../api-client.ts";
import { useT } from "../../translation.tsx";
import { ActionDialog } from "../action-dialog.tsx";
import { ReasonField } from "../reason-field.tsx";

type Props = { ban: KeptBanItem; onClose(): void; onDone(): void };

/** The last word before somebody may sign in again whose account is gone. */
export function LiftDialog({ ban, onClose, onDone }: Props) {
  const t = useT(staffBanMessages);
  const [reason, setReason] = useState("");
  return (
    <ActionDialog
      title={t("lift_title")}
      verb={t("lift")}
      send={() => callApi(`/api/staff/bans/${ban.id}/lift`, { method: "POST", body: { reason } })}
      said={t("lifted")}
      onClose={onClose}
      onDone={onDone}
    >
      {wrong => (
        <>
          {ban.reason !== null && (
            <blockquote
              dir="auto"
              className="border-s-2 border-line ps-3 text-sm whitespace-pre-line wrap-anywhere"
            >
              {ban.reason}
            </blockquote>
          )}
          <p className="text-sm text-muted">{t("lift_text")}</p>
          <ReasonField label={t("reason")} error={wrong.reason} value={reason} onChange={setReason} />
        </>
      )}
    </ActionDialog>
  );
}
