import { listDue, nextDue, type Reminder, settle } from "./store.ts";

/** setTimeout cannot wait longer than 24.8 days; a look once an hour costs nothing. */
const longestWaitMs = 3_600_000;

let timer: NodeJS.Timeout | undefined;
let deliver: ((reminder: Reminder) => Promise<void>) | undefined;

export function startScheduler(onDue: (reminder: Reminder) => Promise<void>): void {
  deliver = onDue;
  reschedule();
}

/** Sends what is due and waits for the next; call it after every change. */
export function reschedule(): void {
  clearTimeout(timer);
  for (const reminder of listDue()) {
    settle(reminder);
    deliver?.(reminder).catch(error => console.error(`Reminder ${reminder.id}:`, error));
  }
  const next = nextDue();
  const waitMs = next === null ? longestWaitMs : Math.max(next * 1_000 - Date.now(), 0);
  timer = setTimeout(reschedule, Math.min(waitMs, longestWaitMs));
}
