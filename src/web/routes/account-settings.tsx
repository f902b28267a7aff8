import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { settingsMessages } from "#i18n/messages/settings.ts";
import { AccountFrame } from "../account/account-frame.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { SettingsSections } from "../settings/settings-sections.tsx";
import type { loader } from "./settings.server.ts";

export { loader } from "./settings.server.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    noIndex: true,
    text: language => {
      const t = translator(settingsMessages, language);
      return { title: t("page_title"), description: t("description") };
    },
  });

export default function AccountSettingsPage() {
  return (
    <AccountFrame tab="settings">
      <SettingsSections {...useLoaderData<typeof loader>()} />
    </AccountFrame>
  );
}
