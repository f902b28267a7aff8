import { DatabaseSync } from "node:sqlite";
import { celebratedOn } from "./calendar.js";

/** @import { DayOfYear, Now } from "./calendar.js" */
/** @typedef {DayOfYear & { guild_id: string, user_id: string }} Birthday */

const database = new DatabaseSync("birthdays.sqlite");
database.exec(`
  CREATE TABLE IF NOT EXISTS birthdays (
    guild_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    month INTEGER NOT NULL,
    day INTEGER NOT NULL,
    -- The year in which they were last congratulated: once a year, whatever happens in between.
    congratulated INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, user_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS by_day ON birthdays (month, day);
`);
const upsert = database.prepare(`
  INSERT INTO birthdays (guild_id, user_id, month, day) VALUES (?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET month = excluded.month, day = excluded.day
`);
const remove = database.prepare("DELETE FROM birthdays WHERE guild_id = ? AND user_id = ?");
const selectAll = database.prepare("SELECT user_id, month, day FROM birthdays WHERE guild_id = ?");
const take = database.prepare(`
  UPDATE birthdays SET congratulated = :year WHERE month = :month AND day = :day AND congratulated < :year
  RETURNING guild_id, user_id
`);

/** @param {string} guildId @param {string} userId @param {DayOfYear} date */
export const saveBirthday = (guildId, userId, { month, day }) => upsert.run(guildId, userId, month, day);

/** @param {string} guildId @param {string} userId */
export const forgetBirthday = (guildId, userId) => remove.run(guildId, userId);

/** @param {string} guildId */
export const listAll = guildId => /** @type {Omit<Birthday, "guild_id">[]} */ (selectAll.all(guildId));

/**
 * Whose day it is and who was not congratulated this year; they count as congratulated from now on.
 * @param {Now} now
 */
export function takeDue({ year, month, day }) {
  const leapDay = { month: 2, day: 29 };
  const moved = celebratedOn(leapDay, year);
  const isLeapDayMoved = moved.month === month && moved.day === day && day === 28;
  const days = isLeapDayMoved ? [{ month, day }, leapDay] : [{ month, day }];
  const rows = days.flatMap(date => take.all({ year, ...date }));
  return /** @type {Pick<Birthday, "guild_id" | "user_id">[]} */ (rows);
}
