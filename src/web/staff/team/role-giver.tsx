import { useState } from "react";
import { limits } from "#core/limits.ts";
import { namedRoles } from "#core/staff-rights.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { staffTeamMessages } from "#i18n/messages/staff-team.ts";
import { callApi } from "../../api-client.ts";
import { useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Select, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.ts";
import { useStaffAction } from "../use-staff-action.ts";

const empty = { id: "", role: "staff", reason: "" };
/** What the API says of an id stands at the id. */
const fieldOf = { user_not_found: "id", account_banned: "id", role_by_setting: "id" };

/** Names somebody by their Discord id. */
export function RoleGiver({ onDone }: { onDone(): void }) {
  const t = useT(staffTeamMessages);
  const staff = useT(staffMessages);
  const [{ id, role, reason }, setDraft] = useState(empty);
  const [isTried, setTried] = useState(false);
  const set = (more: Partial<typeof empty>) => setDraft(before => ({ ...before, ...more }));
  const send = () =>
    callApi(`/api/staff/team/${encodeURIComponent(id.trim() || "-")}`, {
      method: "PUT",
      body: { role, reason },
    });
  const done = () => {
    toast.success(t("done"));
    setDraft(empty);
    setTried(false);
    onDone();
  };
  const { fields, failure, busy, act } = useStaffAction(send, done, fieldOf);
  return (
    <Card>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={event => {
          event.preventDefault();
          setTried(true);
          if (!busy) void act();
        }}
      >
        <div>
          <h2 className="text-lg">{t("name_title")}</h2>
          <p className="text-sm text-muted">{t("name_text")}</p>
        </div>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <TextField
            dir="ltr"
            inputMode="numeric"
            label={t("id")}
            error={isTried && id.trim() === "" ? t("id_required") : fields.id}
            value={id}
            maxLength={32}
            onChange={event => set({ id: event.target.value })}
          />
          <Select label={t("role")} value={role} onChange={event => set({ role: event.target.value })}>
            {namedRoles.map(each => (
              <option key={each} value={each}>
                {t(`role_${each}`)}
              </option>
            ))}
          </Select>
          <TextField
            className="sm:col-span-2 lg:col-span-1"
            label={t("reason")}
            hint={staff("reason_for_log")}
            error={fields.reason}
            value={reason}
            maxLength={limits.report.noteMax}
            onChange={event => set({ reason: event.target.value })}
          />
        </div>
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <Button type="submit" variant="primary" icon="plus" pending={busy} className="sm:self-start">
          {t("give")}
        </Button>
      </form>
    </Card>
  );
}
