/** Clock and durations. "Now" is a parameter everywhere else. */

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** A source of the present moment. Production passes `systemClock`; tests pass one that they move. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();

export const startOfHour = (at: Date): Date => new Date(Math.floor(at.getTime() / hourMs) * hourMs);
export const startOfDay = (at: Date): Date => new Date(Math.floor(at.getTime() / dayMs) * dayMs);
export const addMs = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
