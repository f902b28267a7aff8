import { useRef, useState } from "react";
import type { StaffUserItem } from "#features/staff-users/staff-users.schema.ts";
import { staffUserMessages } from "#i18n/messages/staff-users.ts";
import { uiMessages } from "#i18n/messages/ui.ts";
import { callApi } from "../../api-client.ts";
import { Rich, useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.ts";
import { useStaffAction } from "./use-staff-action.ts";

type Props = { user: StaffUserItem; onClose(): void; onDone(): void };

/** Coins given or taken, with the reason that stays. One opening of the dialog books once, however often it is sent. */
export function CoinsDialog({ user, onClose, onDone }: Props) {
  const t = useT(staffUserMessages);
  const ui = useT(uiMessages);
  const key = useRef(crypto.randomUUID());
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState("");
  const send = () => {
    const body = { userId: user.id, amount: Number(amount), reason, key: key.current };
    return callApi("/api/staff/coins", { method: "POST", body });
  };
  const { fields, failure, busy, act } = useStaffAction(send, () => {
    toast.success(t("booked"));
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
          id="adjust_title"
          parts={{ name: <bdi key="name">{user.name}</bdi> }}
        />
      }
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button variant="primary" pending={busy} onClick={() => void act()}>
            {t("book")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-sm text-muted">{t("adjust_text")}</p>
        <TextField
          type="number"
          dir="ltr"
          step={1}
          label={t("amount")}
          error={fields.amount}
          value={amount}
          onChange={event => setAmount(event.target.value)}
        />
        <TextArea
          label={t("reason")}
          hint={t("reason_hint")}
          error={fields.reason}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
        {failure !== null && <Notice tone="error">{failure}</Notice>}
      </div>
    </Dialog>
  );
}
