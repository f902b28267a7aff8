import { DatabaseSync } from "node:sqlite";

/**
 * @typedef {object} Giveaway
 * @property {number} number
 * @property {string} guild_id
 * @property {string} channel_id
 * @property {string} message_id
 * @property {string} prize
 * @property {number} winners
 * @property {string | null} role_id
 * @property {number} ends_at seconds since 1970
 * @property {0 | 1} ended
 */

const database = new DatabaseSync("giveaways.sqlite");
database.exec(`
  PRAGMA foreign_keys = ON;
  CREATE TABLE IF NOT EXISTS giveaways (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id TEXT NOT NULL, channel_id TEXT NOT NULL, message_id TEXT NOT NULL,
    prize TEXT NOT NULL, winners INTEGER NOT NULL, role_id TEXT,
    ends_at INTEGER NOT NULL, ended INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS due ON giveaways (ends_at) WHERE ended = 0;
  CREATE TABLE IF NOT EXISTS entries (
    number INTEGER NOT NULL REFERENCES giveaways ON DELETE CASCADE,
    user_id TEXT NOT NULL,
    PRIMARY KEY (number, user_id)
  ) STRICT, WITHOUT ROWID;
`);

const insert = database.prepare(`
  INSERT INTO giveaways (guild_id, channel_id, message_id, prize, winners, role_id, ends_at)
  VALUES (:guildId, :channelId, :messageId, :prize, :winners, :roleId, :endsAt)
`);
const select = database.prepare("SELECT * FROM giveaways WHERE number = ? AND guild_id = ?");
const selectByMessage = database.prepare("SELECT * FROM giveaways WHERE message_id = ?");
const selectDue = database.prepare("SELECT * FROM giveaways WHERE ended = 0 AND ends_at <= unixepoch()");
const selectNext = database.prepare("SELECT min(ends_at) AS at FROM giveaways WHERE ended = 0");
const setEnded = database.prepare("UPDATE giveaways SET ended = 1 WHERE number = ? AND ended = 0");
const insertEntry = database.prepare("INSERT OR IGNORE INTO entries VALUES (?, ?)");
const deleteEntry = database.prepare("DELETE FROM entries WHERE number = ? AND user_id = ?");
const selectEntries = database.prepare("SELECT user_id FROM entries WHERE number = ?");

/** @param {{ guildId: string, channelId: string, messageId: string, prize: string, winners: number, roleId: string | null, endsAt: number }} giveaway */
export const saveGiveaway = giveaway => Number(insert.run(giveaway).lastInsertRowid);

/** @param {number} number @param {string} guildId */
export const findGiveaway = (number, guildId) =>
  /** @type {Giveaway | undefined} */ (select.get(number, guildId));

/** @param {string} messageId */
export const findByMessage = messageId =>
  /** @type {Giveaway | undefined} */ (selectByMessage.get(messageId));

export const listDue = () => /** @type {Giveaway[]} */ (selectDue.all());

/** Seconds since 1970 of the next ending, or null. */
export const nextEnd = () => /** @type {number | null} */ (selectNext.get()?.at ?? null);

/** Answers false when it had ended before: only one caller draws. @param {number} number */
export const markEnded = number => setEnded.run(number).changes === 1;

/** Enters, or leaves again; answers whether the person takes part now. @param {number} number @param {string} userId */
export function toggleEntry(number, userId) {
  if (insertEntry.run(number, userId).changes === 1) return true;
  deleteEntry.run(number, userId);
  return false;
}

/** @param {number} number */
export const listEntries = number => selectEntries.all(number).map(row => String(row.user_id));
