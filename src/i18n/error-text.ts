import type { ErrorCode, ErrorParams } from "#core/errors.ts";
import type { Language } from "#core/vocabulary.ts";
import { formatDateTime } from "./format.ts";
import { lookUp } from "./message.ts";
import { errorMessages } from "./messages/errors.ts";

/** The text of a refusal. `until` travels as an ISO 8601 instant and is read as a date. */
export function errorText(
  language: Language,
  code: string,
  { params = {}, fallback = "internal" }: { params?: ErrorParams; fallback?: ErrorCode },
): string {
  const { until } = params;
  const isInstant = typeof until === "string" && !Number.isNaN(Date.parse(until));
  const shown = isInstant
    ? { ...params, until: formatDateTime(language, new Date(until), "dateTime") }
    : params;
  return lookUp(errorMessages, language, code, fallback, shown);
}
