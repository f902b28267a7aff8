import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router";
import { shellMessages } from "#i18n/messages/shell.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { isChunkLoadError } from "../errors/chunk-load.ts";
import { loaderFailureOf } from "../errors/loader-failure.ts";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/card.tsx";

/** The fourth face of the list: it could not be loaded, and one tap tries again. */
export function LoadFailure() {
  const t = useT(uptimesMessages);
  const shell = useT(shellMessages);
  const error = useRouteError();
  const reference = loaderFailureOf(error)?.reference ?? null;
  const { revalidate, state } = useRevalidator();
  // "Not found" and code that is gone are not about this list; the page around this one knows what to do.
  if (isChunkLoadError(error) || (isRouteErrorResponse(error) && error.status < 500)) throw error;
  return (
    <div className="page py-10">
      <EmptyState
        icon="alert"
        title={t("load_failed_title")}
        action={
          <Button
            variant="primary"
            icon="retry"
            pending={state === "loading"}
            onClick={() => void revalidate()}
          >
            {t("retry")}
          </Button>
        }
      >
        <p>{t("load_failed_text")}</p>
        {reference !== null && (
          <p className="mt-3 text-sm">
            <bdi className="select-all">{shell("error_reference", { reference })}</bdi>
          </p>
        )}
      </EmptyState>
    </div>
  );
}
