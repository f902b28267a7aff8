import { relative } from "./relative.js";

/** Discord's styles, and how Intl writes the same. `R` is relative to now. */
export const styles = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: { day: "numeric", month: "long", year: "numeric" },
  f: { day: "numeric", month: "long", year: "numeric", hour: "numeric", minute: "2-digit" },
  F: { weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "numeric", minute: "2-digit" },
  R: null,
};

/** What to write into a message: everybody reads it in the own language and time zone. */
export function timestamp(date, style = "f") {
  const seconds = Math.floor(Number(date) / 1000);
  if (!Number.isSafeInteger(seconds)) throw new RangeError("timestamp: not a date");
  if (!Object.hasOwn(styles, style)) throw new RangeError(`timestamp: there is no style ${style}`);
  return `<t:${seconds}:${style}>`;
}

/** The moment and style of a timestamp, or null. */
export function parseTimestamp(text) {
  const match = /^<t:(-?\d{1,13})(?::([tTdDfFR]))?>$/.exec(text.trim());
  return match && { date: new Date(Number(match[1]) * 1000), style: match[2] ?? "f" };
}

/** How a reader with this language and time zone sees it. */
export function preview(date, style, { language = "en", timeZone, now = Date.now() } = {}) {
  if (style === "R") return relative(date, now, language);
  return new Intl.DateTimeFormat(language, { ...styles[style], timeZone }).format(date);
}
