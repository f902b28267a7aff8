import { limits } from "#core/limits.ts";
import type { Answer } from "./http-exchange.ts";
import { parseUrl } from "./parse-url.ts";
import { ProbeFailure } from "./probe-failure.ts";
import type { ProbeTarget } from "./types.ts";

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** Whether the status is one that the target asks for. */
export const isAccepted = (status: number, ranges: ProbeTarget["acceptedStatuses"]) =>
  ranges.some(([from, to]) => from <= status && status <= to);

/** A range of nothing but 3xx says that the redirect itself is wanted, while 200–399 only tolerates it. */
const wantsRedirect = (status: number, ranges: ProbeTarget["acceptedStatuses"]) =>
  ranges.some(([from, to]) => from >= 300 && to <= 399 && from <= status && status <= to);

/**
 * Where an answer sends the check, or null when it is the final one. Judging the new URL is left to the next hop,
 * which treats it like the first. Throws `ProbeFailure` (status) for a place that is no URL.
 */
export function redirectOf(answer: Answer, from: URL, ranges: ProbeTarget["acceptedStatuses"]): URL | null {
  const status = answer.statusCode;
  if (!redirectStatuses.has(status) || wantsRedirect(status, ranges)) return null;
  const location = answer.headers.get("location");
  if (location === undefined) return null;
  // Headers are bytes as Latin-1; servers that do not encode send UTF-8.
  const text = Buffer.from(location, "latin1").toString("utf8");
  const url = text.length > limits.monitor.urlMax ? null : parseUrl(text, from);
  if (url === null) throw new ProbeFailure("status", "bad_redirect");
  return url;
}
