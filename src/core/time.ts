/** Clock and durations. "Now" is a parameter everywhere else. */

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** A source of the present moment. Production passes `systemClock`; tests pass one that they move. */
export type Clock = () => Date;

let shiftMs = 0;
/** The machine's own clock, which nobody moves: for what happens to the process itself. */
export const machineClock: Clock = () => new Date();
export const systemClock: Clock = () => new Date(Date.now() + shiftMs);

const shiftListeners = new Set<() => void>();

/** Sets how far `systemClock` is ahead of the machine. Only the stand-in's clock does, for journeys through time. */
export const shiftSystemClock = (ms: number): void => {
  shiftMs = ms;
  for (const listener of shiftListeners) listener();
};

/** Calls back whenever `systemClock` was moved: what was due in between is due now. The returned function ends that. */
export function onClockShift(listener: () => void): () => void {
  shiftListeners.add(listener);
  return () => void shiftListeners.delete(listener);
}

export const startOfHour = (at: Date): Date => new Date(Math.floor(at.getTime() / hourMs) * hourMs);
export const startOfDay = (at: Date): Date => new Date(Math.floor(at.getTime() / dayMs) * dayMs);
export const addMs = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/**
 * The same day and time `months` later, in UTC. A month without that day gives its last one; `anchorDay` is the day
 * that the whole series began on, so that 31 January, 28 February, 31 March follow each other.
 */
export function addMonths(at: Date, months: number, anchorDay: number = at.getUTCDate()): Date {
  const moved = new Date(at);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(anchorDay, last));
  return moved;
}
