import { useRef, useState } from "react";
import { limits } from "#core/limits.ts";
import type { StaffUserItem } from "#features/staff-users/staff-users.schema.ts";
import { staffUserMessages } from "#i18n/messages/staff-users.ts";
import { callApi } from "../../api-client.ts";
import { Rich, useT } from "../../translation.tsx";
import { TextField } from "../../ui/field.tsx";
import { ActionDialog } from "../action-dialog.tsx";
import { ReasonField } from "../reason-field.tsx";

type Props = { user: StaffUserItem; onClose(): void; onDone(): void };

/** Coins given or taken, with the reason that stays. One opening of the dialog books once, however often it is sent. */
export function CoinsDialog({ user, onClose, onDone }: Props) {
  const t = useT(staffUserMessages);
  const key = useRef(crypto.randomUUID());
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState("");
  const send = () => {
    const body = { userId: user.id, amount: Number(amount), reason, key: key.current };
    return callApi("/api/staff/coins", { method: "POST", body });
  };
  return (
    <ActionDialog
      title={
        <Rich
          catalogue={staffUserMessages}
          id="adjust_title"
          parts={{ name: <bdi key="name">{user.name}</bdi> }}
        />
      }
      verb={t("book")}
      send={send}
      said={t("booked")}
      onClose={onClose}
      onDone={onDone}
    >
      {wrong => (
        <>
          <p className="text-sm text-muted">{t("adjust_text")}</p>
          <TextField
            type="number"
            dir="ltr"
            step={1}
            label={t("amount")}
            error={wrong.amount}
            value={amount}
            onChange={event => setAmount(event.target.value)}
          />
          <ReasonField
            label={t("reason")}
            error={wrong.reason}
            value={reason}
            max={limits.coins.reasonMax}
            onChange={setReason}
          />
        </>
      )}
    </ActionDialog>
  );
}
