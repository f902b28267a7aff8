import { useState } from "react";
import { roles } from "#core/vocabulary.ts";
import type { TeamMember } from "#features/staff-roles/staff-roles.schema.ts";
import { staffTeamMessages } from "#i18n/messages/staff-team.ts";
import { callApi } from "../../api-client.ts";
import { Rich, useT } from "../../translation.tsx";
import { Select } from "../../ui/field.tsx";
import { ActionDialog } from "../action-dialog.tsx";
import { ReasonField } from "../reason-field.tsx";

type Props = { member: TeamMember; onClose(): void; onDone(): void };

/** Another role for somebody of the team, or none. */
export function RoleDialog({ member, onClose, onDone }: Props) {
  const t = useT(staffTeamMessages);
  const [role, setRole] = useState<string>(member.role);
  const [reason, setReason] = useState("");
  return (
    <ActionDialog
      title={
        <Rich
          catalogue={staffTeamMessages}
          id="change_title"
          parts={{ name: <bdi key="name">{member.name}</bdi> }}
        />
      }
      verb={t("save")}
      danger={role === "user"}
      send={() => callApi(`/api/staff/team/${member.id}`, { method: "PUT", body: { role, reason } })}
      said={t("done")}
      onClose={onClose}
      onDone={onDone}
    >
      {wrong => (
        <>
          <Select label={t("role")} value={role} onChange={event => setRole(event.target.value)}>
            {roles.map(each => (
              <option key={each} value={each}>
                {t(`role_${each}`)}
              </option>
            ))}
          </Select>
          <ReasonField label={t("reason")} error={wrong.reason} value={reason} onChange={setReason} />
        </>
      )}
    </ActionDialog>
  );
}
