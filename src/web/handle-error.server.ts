import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { isAppError } from "#core/errors.ts";
import { nameFailure } from "./errors/error-reference.server.ts";
import { pageRequest } from "./page-context.server.ts";

/** Errors of rendering (loaders have their own guard): logged with the reference that the error page shows. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted || isAppError(error)) return;
  context
    .get(pageRequest)
    .services.log.error(
      { err: error, reference: nameFailure(context), path: new URL(request.url).pathname },
      "page failed",
    );
}
