import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { settingsMessages } from "#i18n/messages/settings.ts";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { AccountSettings } from "../settings/account-settings.tsx";
import { DeviceSettings } from "../settings/device-settings.tsx";
import { LoginOffer } from "../shell/login-offer.tsx";
import { useT } from "../translation.tsx";
import type { loader } from "./settings.server.ts";

export { loader } from "./settings.server.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    text: language => {
      const t = translator(settingsMessages, language);
      return { title: t("page_title"), description: t("description") };
    },
  });

function VisitorSettings() {
  const t = useT(settingsMessages);
  return (
    <LoginOffer icon="user" title={t("visitor_title")} login={t("login")}>
      {t("visitor_text")}
    </LoginOffer>
  );
}

export default function Settings() {
  const t = useT(settingsMessages);
  const { sessions, now } = useLoaderData<typeof loader>();
  return (
    <div className="page flex flex-col gap-10 py-10 sm:py-14">
      <h1 className="text-3xl">{t("heading")}</h1>
      <DeviceSettings />
      {sessions === null ? <VisitorSettings /> : <AccountSettings sessions={sessions} now={now} />}
    </div>
  );
}
