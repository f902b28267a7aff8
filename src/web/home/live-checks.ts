import { useCallback, useEffect, useRef, useState } from "react";

/** How the home page checks its own server from the visitor's browser. */
export const liveChecks = {
  everyMs: 3_000,
  firstEveryMs: 350,
  firstCount: 6,
  leastScaleMs: 10,
  timeLimitMs: 5_000,
  bars: 40,
} as const;

/** `ms` null: no good answer within the time limit. */
export type LiveCheck = { id: number; ms: number | null };

async function check(id: number): Promise<LiveCheck> {
  const start = performance.now();
  try {
    const response = await fetch("/healthz", {
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.timeout(liveChecks.timeLimitMs),
    });
    return { id, ms: response.ok ? Math.max(1, Math.round(performance.now() - start)) : null };
  } catch {
    return { id, ms: null };
  }
}

/** Height in per cent, measured against the slowest check shown. A failed check takes the whole height. */
export function barHeight(ms: number | null, slowestMs: number): number {
  if (ms === null) return 100;
  const full = Math.max(slowestMs, liveChecks.leastScaleMs);
  return Math.round(14 + 72 * (ms / full));
}

export type LiveFigures = { last: LiveCheck | null; averageMs: number | null; slowestMs: number | null };

export function liveFigures(checks: readonly LiveCheck[]): LiveFigures {
  const times = checks.flatMap(each => (each.ms === null ? [] : [each.ms]));
  const sum = times.reduce((total, ms) => total + ms, 0);
  return {
    last: checks.at(-1) ?? null,
    averageMs: times.length === 0 ? null : Math.round(sum / times.length),
    slowestMs: times.length === 0 ? null : Math.max(...times),
  };
}

/** Checks while the page is looked at; ends by itself after one full strip, so that a forgotten tab costs nothing. */
export function useLiveChecks() {
  const [checks, setChecks] = useState<LiveCheck[]>([]);
  const [running, setRunning] = useState(true);
  const next = useRef(0);
  const left = useRef<number>(liveChecks.bars);
  useEffect(() => {
    if (!running) return;
    let ended = false;
    let timer: ReturnType<typeof setTimeout>;
    const run = async () => {
      if (left.current <= 0) return setRunning(false);
      if (!document.hidden) {
        left.current -= 1;
        next.current += 1;
        const done = await check(next.current);
        if (ended) return;
        setChecks(before => [...before, done].slice(-liveChecks.bars));
      }
      const pause = next.current < liveChecks.firstCount ? liveChecks.firstEveryMs : liveChecks.everyMs;
      timer = setTimeout(run, pause);
    };
    timer = setTimeout(run, liveChecks.firstEveryMs);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [running]);
  const toggle = useCallback(() => {
    left.current = liveChecks.bars;
    setRunning(before => !before);
  }, []);
  return { checks, running, toggle };
}
