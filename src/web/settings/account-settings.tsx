import { useState } from "react";
import type { SessionItem } from "#features/sessions/sessions.schema.ts";
import { settingsMessages } from "#i18n/messages/settings.ts";
import { ApiFailure } from "../api-client.ts";
import { useT } from "../translation.tsx";
import { Switch } from "../ui/field.tsx";
import { toast } from "../ui/toast.ts";
import { useUser } from "../user/user-provider.tsx";
import { saveSettings } from "./save-settings.ts";
import { Sessions } from "./sessions.tsx";
import { SettingsCard } from "./settings-card.tsx";

/** Turns at once and turns back when the server does not take it. */
function EmailSwitch() {
  const t = useT(settingsMessages);
  const { userDetails, refresh } = useUser();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const save = async (emailNotifications: boolean) => {
    setWanted(emailNotifications);
    try {
      await saveSettings({ emailNotifications });
      toast.success(t("saved"));
      refresh();
    } catch (error) {
      setWanted(null);
      toast.error((error instanceof ApiFailure && error.message) || t("failed"));
    }
  };
  return (
    <Switch
      label={t("email")}
      hint={t("email_hint")}
      disabled={userDetails === null}
      checked={wanted ?? userDetails?.emailNotifications ?? false}
      onChange={event => void save(event.target.checked)}
      className="p-5 sm:px-6"
    />
  );
}

/** What belongs to the account. */
export function AccountSettings({ sessions, now }: { sessions: SessionItem[]; now: string }) {
  const t = useT(settingsMessages);
  return (
    <SettingsCard title={t("account_title")} text={t("account_text")}>
      <EmailSwitch />
      <Sessions sessions={sessions} now={now} />
    </SettingsCard>
  );
}
