import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { settingsMessages } from "#i18n/messages/settings.ts";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { SettingsSections } from "../settings/settings-sections.tsx";
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

export default function Settings() {
  const t = useT(settingsMessages);
  return (
    <div className="page flex flex-col gap-10 py-10 sm:py-14">
      <h1 className="text-3xl">{t("heading")}</h1>
      <SettingsSections {...useLoaderData<typeof loader>()} />
    </div>
  );
}
