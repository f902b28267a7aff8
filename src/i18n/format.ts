import { dayMs, hourMs, minuteMs, secondMs } from "#core/time.ts";
import type { Language } from "#core/vocabulary.ts";
import { localeOf } from "./message.ts";

type DurationParts = { days?: number; hours?: number; minutes?: number; seconds?: number };
/** TypeScript's library lacks Intl.DurationFormat for our target; this is the part that we use. */
type DurationFormatter = { format(parts: DurationParts): string };
type DurationFormatClass = new (
  locale: string,
  options: { style: "long" | "short" | "narrow" },
) => DurationFormatter;

/** Formatters are slow to make. */
const cache = new Map<string, unknown>();
function cached<T>(key: string, make: () => T): T {
  const found = cache.get(key);
  // The key names both the kind of formatter and its options, so that a hit is of the type that was stored.
  if (found !== undefined) return found as T;
  const made = make();
  cache.set(key, made);
  return made;
}

const plain = {
  en: new Intl.NumberFormat(localeOf("en")),
  ar: new Intl.NumberFormat(localeOf("ar")),
};

export const formatNumber = (
  language: Language,
  value: number,
  options?: Intl.NumberFormatOptions,
): string => {
  if (options === undefined) return plain[language].format(value);
  const make = () => new Intl.NumberFormat(localeOf(language), options);
  return cached(`n${language}${JSON.stringify(options)}`, make).format(value);
};

/** `timeZone` is UTC on the server; the browser passes its own once the page is alive. */
export function formatDateTime(
  language: Language,
  at: Date,
  style: "date" | "time" | "dateTime" | "dayMonth" = "dateTime",
  timeZone = "UTC",
): string {
  const options: Intl.DateTimeFormatOptions = {
    timeZone,
    ...((style === "date" || style === "dateTime") && { dateStyle: "medium" }),
    ...((style === "time" || style === "dateTime") && { timeStyle: "short" }),
    ...(style === "dayMonth" && { day: "numeric", month: "short" }),
  };
  return cached(
    `d${language}${style}${timeZone}`,
    () => new Intl.DateTimeFormat(localeOf(language), options),
  ).format(at);
}

/** "5 minutes ago", "in 3 hours": the largest unit that fits. */
export function formatRelative(language: Language, at: Date, now: Date): string {
  const formatter = cached(
    `r${language}`,
    () => new Intl.RelativeTimeFormat(localeOf(language), { numeric: "auto", style: "long" }),
  );
  const ms = at.getTime() - now.getTime();
  const size = Math.abs(ms);
  if (size < minuteMs) return formatter.format(Math.round(ms / secondMs), "second");
  if (size < hourMs) return formatter.format(Math.round(ms / minuteMs), "minute");
  if (size < dayMs) return formatter.format(Math.round(ms / hourMs), "hour");
  return formatter.format(Math.round(ms / dayMs), "day");
}

/** A length of time in its two largest units ("2 hours, 5 minutes"). */
export function formatDuration(
  language: Language,
  ms: number,
  style: "long" | "short" | "narrow" = "long",
): string {
  const Class = (Intl as unknown as { DurationFormat: DurationFormatClass }).DurationFormat;
  const formatter = cached(`l${language}${style}`, () => new Class(localeOf(language), { style }));
  const total = Math.max(0, Math.round(ms / secondMs));
  const parts = [
    ["days", Math.floor(total / 86_400)],
    ["hours", Math.floor(total / 3_600) % 24],
    ["minutes", Math.floor(total / 60) % 60],
    ["seconds", total % 60],
  ] as const;
  const first = parts.findIndex(([, value]) => value > 0);
  if (first < 0) return formatNumber(language, 0, { style: "unit", unit: "second", unitDisplay: style });
  return formatter.format(Object.fromEntries(parts.slice(first, first + 2).filter(([, value]) => value > 0)));
}

/** A share between 0 and 1 with up to two decimals, cut and never rounded up: 100 % means no failure at all. */
export function formatShare(language: Language, share: number): string {
  const cut = Math.floor(share * 10_000 + 1e-9) / 10_000;
  const formatter = cached(
    `s${language}`,
    () => new Intl.NumberFormat(localeOf(language), { style: "percent", maximumFractionDigits: 2 }),
  );
  return formatter.format(share >= 1 ? 1 : Math.min(cut, 0.9999));
}

const sizeUnits = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A size in its largest unit that fits; 1 megabyte is 1,048,576 bytes, as in the limits that people are shown. */
export function formatSize(language: Language, sizeBytes: number): string {
  const step = sizeBytes < 1 ? 0 : Math.min(sizeUnits.length - 1, Math.floor(Math.log2(sizeBytes) / 10));
  const value = sizeBytes / 1_024 ** step;
  return formatNumber(language, value, {
    style: "unit",
    unit: sizeUnits[step] ?? "byte",
    // The short form of bytes has no plural.
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  });
}
