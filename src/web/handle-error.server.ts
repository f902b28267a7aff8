import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { isAppError } from "#core/errors.ts";
import { pageRequest } from "./page-context.server.ts";

/** Errors of loaders and of rendering: logged with the reference that the error page shows. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted || isAppError(error)) return;
  context
    .get(pageRequest)
    .services.log.error({ err: error, path: new URL(request.url).pathname }, "page failed");
}
