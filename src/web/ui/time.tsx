import { useMemo, useSyncExternalStore } from "react";
import { formatDateTime, formatDuration, formatRelative } from "#i18n/format.ts";
import { useLanguage } from "../translation.tsx";

const never = () => () => {};

/** False on the server and while the page comes alive, true from then on: no two renderings ever disagree. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const tickMs = 1_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let present = 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    present = Date.now();
    for (const each of listeners) each();
  }, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The present moment in ms, stepping every `everyMs`; null on the server. All users share one timer. */
export function useNow(everyMs = 1_000): number | null {
  return useSyncExternalStore(
    subscribe,
    () => {
      if (timer === undefined || present === 0) present = Date.now();
      return Math.floor(present / everyMs) * everyMs;
    },
    () => null,
  );
}

type At = { at: Date | string; className?: string };

/** An instant: in UTC as it comes from the server, in the reader's own time zone once the page is alive. */
export function Time({ at, style = "dateTime", className }: At & { style?: "date" | "time" | "dateTime" }) {
  const language = useLanguage();
  const mounted = useMounted();
  const date = useMemo(() => new Date(at), [at]);
  const zone = mounted ? Intl.DateTimeFormat().resolvedOptions().timeZone : "UTC";
  return (
    <time dateTime={date.toISOString()} className={className} suppressHydrationWarning>
      {formatDateTime(language, date, style, zone)}
    </time>
  );
}

type RelativeProps = At & {
  /** The server's moment, for pages that are made for one reader; without it the server writes the date. */
  now?: Date | string;
};

/** "5 minutes ago", kept true while it is looked at; the full date is its tooltip. */
export function RelativeTime({ at, now, className }: RelativeProps) {
  const language = useLanguage();
  const present = useNow(tickMs);
  const date = useMemo(() => new Date(at), [at]);
  const reference = present ?? (now === undefined ? null : new Date(now).getTime());
  return (
    <time
      dateTime={date.toISOString()}
      title={
        present === null
          ? undefined
          : formatDateTime(language, date, "dateTime", Intl.DateTimeFormat().resolvedOptions().timeZone)
      }
      className={className}
      suppressHydrationWarning
    >
      {reference === null
        ? formatDateTime(language, date)
        : formatRelative(language, date, new Date(reference))}
    </time>
  );
}

type DurationProps = { ms: number; style?: "long" | "short" | "narrow"; className?: string };

export function Duration({ ms, style = "long", className }: DurationProps) {
  const language = useLanguage();
  return (
    <span className={className} suppressHydrationWarning>
      {formatDuration(language, ms, style)}
    </span>
  );
}
