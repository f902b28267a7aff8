import { useState } from "react";
import { limits } from "#core/limits.ts";
import { roles } from "#core/vocabulary.ts";
import type { TeamMember } from "#features/staff-roles/staff-roles.schema.ts";
import { staffTeamMessages } from "#i18n/messages/staff-team.ts";
import { uiMessages } from "#i18n/messages/ui.ts";
import { callApi } from "../../api-client.ts";
import { Rich, useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Select } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.ts";
import { useStaffAction } from "../users/use-staff-action.ts";

type Props = { member: TeamMember; onClose(): void; onDone(): void };

/** Another role for somebody of the team, or none. */
export function RoleDialog({ member, onClose, onDone }: Props) {
  const t = useT(staffTeamMessages);
  const ui = useT(uiMessages);
  const [role, setRole] = useState<string>(member.role);
  const [reason, setReason] = useState("");
  const send = () => callApi(`/api/staff/team/${member.id}`, { method: "PUT", body: { role, reason } });
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
          catalogue={staffTeamMessages}
          id="change_title"
          parts={{ name: <bdi key="name">{member.name}</bdi> }}
        />
      }
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button variant={role === "user" ? "danger" : "primary"} pending={busy} onClick={() => void act()}>
            {t("save")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Select label={t("role")} value={role} onChange={event => setRole(event.target.value)}>
          {roles.map(each => (
            <option key={each} value={each}>
              {t(`role_${each}`)}
            </option>
          ))}
        </Select>
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
