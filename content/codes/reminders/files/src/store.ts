import { DatabaseSync } from "node:sqlite";

export type Reminder = {
  id: number;
  user_id: string;
  channel_id: string;
  text: string;
  /** Seconds since 1970. */
  due_at: number;
  every_s: number | null;
};

const database = new DatabaseSync("reminders.sqlite");
database.exec(`
  CREATE TABLE IF NOT EXISTS reminders (
    id INTEGER PRIMARY KEY,
    user_id TEXT NOT NULL,
    channel_id TEXT NOT NULL,
    text TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    every_s INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS reminders_due ON reminders (due_at);
  CREATE INDEX IF NOT EXISTS reminders_of_user ON reminders (user_id, due_at);
`);

const insert = database.prepare(`
  INSERT INTO reminders (user_id, channel_id, text, due_at, every_s)
  VALUES (:userId, :channelId, :text, :dueAt, :everyS)
`);
const selectOf = database.prepare("SELECT * FROM reminders WHERE user_id = ? ORDER BY due_at");
const selectDue = database.prepare(
  "SELECT * FROM reminders WHERE due_at <= unixepoch() ORDER BY due_at LIMIT 100",
);
const selectNext = database.prepare("SELECT min(due_at) AS at FROM reminders");
const count = database.prepare("SELECT count(*) AS count FROM reminders WHERE user_id = ?");
const remove = database.prepare("DELETE FROM reminders WHERE id = ? AND user_id = ?");
// Whole days forward from the planned time: a bot that was offline for a week reminds once, and at the same hour.
const postpone = database.prepare(`
  UPDATE reminders SET due_at = due_at + every_s * ((unixepoch() - due_at) / every_s + 1) WHERE id = ?
`);

type NewReminder = { userId: string; channelId: string; text: string; dueAt: number; everyS: number | null };

// The casts are safe: STRICT tables hold what they declare.
export const addReminder = (reminder: NewReminder) => insert.run(reminder);
export const listReminders = (userId: string) => selectOf.all(userId) as Reminder[];
export const listDue = () => selectDue.all() as Reminder[];
export const nextDue = () => (selectNext.get()?.at ?? null) as number | null;
export const countOf = (userId: string) => Number(count.get(userId)?.count);
export const deleteReminder = (id: number, userId: string) => remove.run(id, userId).changes === 1;

/** Before it is delivered: a bot that stops in between reminds too little rather than for ever. */
export function settle(reminder: Reminder): void {
  if (reminder.every_s === null) remove.run(reminder.id, reminder.user_id);
  else postpone.run(reminder.id);
}
