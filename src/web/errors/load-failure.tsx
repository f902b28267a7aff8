import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router";
import { shellMessages } from "#i18n/messages/shell.ts";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/card.tsx";
import { isChunkLoadError } from "./chunk-load.ts";
import { loaderFailureOf } from "./loader-failure.ts";

type Props = { title: string; text: string; retry: string };

/** The fourth face of a list: it could not be loaded, and one tap tries again. */
export function LoadFailure({ title, text, retry }: Props) {
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
        title={title}
        action={
          <Button
            variant="primary"
            icon="retry"
            pending={state === "loading"}
            onClick={() => void revalidate()}
          >
            {retry}
          </Button>
        }
      >
        <p>{text}</p>
        {reference !== null && (
          <p className="mt-3 text-sm">
            <bdi className="select-all">{shell("error_reference", { reference })}</bdi>
          </p>
        )}
      </EmptyState>
    </div>
  );
}
