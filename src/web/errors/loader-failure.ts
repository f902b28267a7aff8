import { isRouteErrorResponse } from "react-router";
import type { ErrorCode, ErrorParams } from "#core/errors.ts";

/** What a page is told when its loader was refused or failed. `reference` is what the log calls it. */
export type LoaderFailure = { code: ErrorCode; params: ErrorParams; reference: string | null };

/** Which screen an error gets: by the status of the router's answer; anything else is unexpected. */
export function errorKindOf(error: unknown): "not_found" | "denied" | "error" {
  if (!isRouteErrorResponse(error)) return "error";
  if (error.status === 404) return "not_found";
  return error.status === 403 ? "denied" : "error";
}

/** What the router hands to an error boundary, as far as it came from a loader of ours. */
export function loaderFailureOf(error: unknown): LoaderFailure | null {
  if (!isRouteErrorResponse(error)) return null;
  const data: unknown = error.data;
  if (typeof data !== "object" || data === null || !("code" in data)) return null;
  // Made by withLoaderFailures and by nobody else.
  return data as LoaderFailure;
}
