import { type ActionFunctionArgs, isRouteErrorResponse, type LoaderFunctionArgs } from "react-router";
import { isAppError } from "#core/errors.ts";
import { nameFailure } from "./errors/error-reference.server.ts";
import { pageRequest } from "./page-context.server.ts";

/** Errors of rendering (loaders have their own guard): logged with the reference that the error page shows. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted || isAppError(error)) return;
  // A refusal that a loader answered with, on its way to the page that shows it.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context
    .get(pageRequest)
    .services.log.error(
      { err: error, reference: nameFailure(context), path: new URL(request.url).pathname },
      "page failed",
    );
}
