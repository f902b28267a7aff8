import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { settingsMessages } from "#i18n/messages/settings.ts";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { AccountSettings } from "../settings/account-settings.tsx";
import { DeviceSettings } from "../settings/device-settings.tsx";
import { useLoginHref } from "../shell/account-menu.tsx";
import { useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/card.tsx";
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
  const loginHref = useLoginHref();
  const login = (
    <LinkButton href={loginHref} variant="primary" icon="login" rel="nofollow">
      {t("login")}
    </LinkButton>
  );
  return (
    <EmptyState icon="user" title={t("visitor_title")} action={login}>
      {t("visitor_text")}
    </EmptyState>
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
