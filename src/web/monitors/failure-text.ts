import { uptimesActionMessages } from "#i18n/messages/uptimes-actions.ts";
import { ApiFailure } from "../api-client.ts";
import { useT } from "../translation.tsx";

/** What to tell somebody whose tap failed: the API's own text, or that there was no answer at all. */
export function useFailureText(): (error: unknown) => string {
  const t = useT(uptimesActionMessages);
  return error => {
    if (!(error instanceof ApiFailure)) return t("action_failed");
    if (error.status === 0 && !navigator.onLine) return t("offline_browser");
    return error.message === "" ? t("action_failed") : error.message;
  };
}
