import { settingsMessages } from "#i18n/messages/settings.ts";
import { DataSettings } from "../account/data-settings.tsx";
import type { SettingsData } from "../routes/settings.server.ts";
import { LoginOffer } from "../shell/login-offer.tsx";
import { useT } from "../translation.tsx";
import { AccountSettings } from "./account-settings.tsx";
import { DeviceSettings } from "./device-settings.tsx";

function VisitorSettings() {
  const t = useT(settingsMessages);
  return (
    <LoginOffer icon="user" title={t("visitor_title")} login={t("login")}>
      {t("visitor_text")}
    </LoginOffer>
  );
}

/** Everything that can be set, on its own page and in the account. */
export function SettingsSections({ sessions, now }: SettingsData) {
  return (
    <div className="flex flex-col gap-10">
      <DeviceSettings />
      {sessions === null ? (
        <VisitorSettings />
      ) : (
        <>
          <AccountSettings sessions={sessions} now={now} />
          <DataSettings now={now} />
        </>
      )}
    </div>
  );
}
