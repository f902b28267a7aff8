import { limits } from "#core/limits.ts";
import { secondMs } from "#core/time.ts";

/** The golden ratio's fraction: its multiples fill an interval evenly however many there are. */
const goldenFraction = 0.6180339887498949;

/** Where in its interval a monitor is checked: a multiple of the phase step in [0, intervalMs). */
export function phaseMs(seq: number, intervalMs: number): number {
  const turns = seq * goldenFraction;
  const step = limits.monitor.phaseStepMs;
  return Math.floor(((turns - Math.floor(turns)) * intervalMs) / step) * step;
}

/**
 * The first due moment strictly after `after`. Due moments are phase + n × interval counted from 1970, so that a
 * check that ran late moves no later one, and a restart or another worker keeps the phase.
 */
export function nextDue(seq: number, intervalMs: number, after: Date): Date {
  const phase = phaseMs(seq, intervalMs);
  const passed = Math.floor((after.getTime() - phase) / intervalMs);
  return new Date(phase + (passed + 1) * intervalMs);
}

/** The interval that holds now: a boost makes it a minute, never longer than what the owner chose. */
export function effectiveIntervalS(
  monitor: { intervalS: number; boostUntil: Date | null },
  now: Date,
): number {
  const boosted = monitor.boostUntil !== null && now < monitor.boostUntil;
  return boosted ? Math.min(monitor.intervalS, limits.monitor.boostIntervalS) : monitor.intervalS;
}

export const effectiveIntervalMs = (
  monitor: { intervalS: number; boostUntil: Date | null },
  now: Date,
): number => effectiveIntervalS(monitor, now) * secondMs;
