import { decodeSamples } from "./samples.ts";

/** What a day's samples add up to. Times are those of good checks, in milliseconds; null where there was none. */
export type DayFigures = {
  checks: number;
  failures: number;
  averageMs: number | null;
  p95Ms: number | null;
  maxMs: number | null;
};

/** Moments do not matter here, so any hour will do for decoding. */
const someHour = new Date(0);

/** Adds up the packed samples of a day's hours. */
export function dayFigures(hours: readonly Buffer[]): DayFigures {
  const samples = hours.flatMap(bytes => decodeSamples(someHour, bytes));
  const times = samples
    .filter(sample => sample.ok)
    .map(sample => sample.ms)
    .sort((a, b) => a - b);
  const total = times.reduce((sum, ms) => sum + ms, 0);
  const hasTimes = times.length > 0;
  return {
    checks: samples.length,
    failures: samples.length - times.length,
    averageMs: hasTimes ? Math.round(total / times.length) : null,
    p95Ms: times[Math.ceil(times.length * 0.95) - 1] ?? null,
    maxMs: times.at(-1) ?? null,
  };
}
