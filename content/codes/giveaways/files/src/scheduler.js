import { listDue, nextEnd } from "./store.js";

/** @import { Giveaway } from "./store.js" */

/** setTimeout cannot wait longer than 24.8 days; looking once an hour is plenty. */
const longestWaitMs = 3_600_000;

/** @type {NodeJS.Timeout | undefined} */
let timer;
/** @type {(giveaway: Giveaway) => Promise<unknown>} */
let finish = async () => {};

/**
 * Calls `whenDue` for every giveaway whose time has come, those from before the start first.
 * @param {(giveaway: Giveaway) => Promise<unknown>} whenDue
 */
export function watchDue(whenDue) {
  finish = whenDue;
  look();
}

/** Call this after anything changed: it waits for the next ending. */
export function look() {
  clearTimeout(timer);
  for (const giveaway of listDue())
    finish(giveaway).catch(error => console.error(`Giveaway ${giveaway.number}:`, error));
  const next = nextEnd();
  const waitMs = next === null ? longestWaitMs : Math.max(next * 1_000 - Date.now(), 1_000);
  timer = setTimeout(look, Math.min(waitMs, longestWaitMs));
}
