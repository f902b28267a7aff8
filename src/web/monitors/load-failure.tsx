import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { LoadFailure as ListFailure } from "../errors/load-failure.tsx";
import { useT } from "../translation.tsx";

/** The monitors could not be loaded, and one tap tries again. */
export function LoadFailure() {
  const t = useT(uptimesMessages);
  return <ListFailure title={t("load_failed_title")} text={t("load_failed_text")} retry={t("retry")} />;
}
