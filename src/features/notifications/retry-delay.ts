import { limits } from "#core/limits.ts";
import { addMs, secondMs } from "#core/time.ts";

/**
 * When a delivery is tried again after `attempts` attempts, or null when there were enough: 5 s, doubled each time,
 * at most 15 min, and up to a fifth more so that what failed together does not come back together.
 */
export function nextAttempt(attempts: number, now: Date, random: () => number): Date | null {
  const { retries, retryDelayS, retryDelayMaxS } = limits.notification;
  if (attempts > retries) return null;
  const delayS = Math.min(retryDelayS * 2 ** (attempts - 1), retryDelayMaxS);
  return addMs(now, Math.round(delayS * secondMs * (1 + random() / 5)));
}
