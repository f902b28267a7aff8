import { DatabaseSync } from "node:sqlite";

/** @typedef {{ number: number, moderator_id: string, reason: string, created_at: number }} Warning */

const recentS = 30 * 86_400;

const database = new DatabaseSync("warnings.sqlite");
database.exec(`
  CREATE TABLE IF NOT EXISTS warnings (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    moderator_id TEXT NOT NULL,
    reason TEXT NOT NULL,
    created_at INTEGER NOT NULL DEFAULT (unixepoch())
  ) STRICT;
  CREATE INDEX IF NOT EXISTS warnings_of_user ON warnings (guild_id, user_id, created_at);
`);

const insert = database.prepare(`
  INSERT INTO warnings (guild_id, user_id, moderator_id, reason)
  VALUES (:guildId, :userId, :moderatorId, :reason)
`);
const selectAll = database.prepare(
  "SELECT * FROM warnings WHERE guild_id = ? AND user_id = ? ORDER BY created_at DESC LIMIT 20",
);
const count = database.prepare(
  "SELECT count(*) AS count FROM warnings WHERE guild_id = ? AND user_id = ? AND created_at > unixepoch() - ?",
);
// The server is part of the condition: numbers of other servers cannot be taken back from here.
const remove = database.prepare("DELETE FROM warnings WHERE guild_id = ? AND number = ?");

/** @param {{ guildId: string, userId: string, moderatorId: string, reason: string }} warning */
export const addWarning = warning => Number(insert.run(warning).lastInsertRowid);

/** @param {string} guildId @param {string} userId */
export const listWarnings = (guildId, userId) => /** @type {Warning[]} */ (selectAll.all(guildId, userId));

/** @param {string} guildId @param {string} userId */
export const countRecent = (guildId, userId) => Number(count.get(guildId, userId, recentS)?.count);

/** @param {string} guildId @param {number} number */
export const removeWarning = (guildId, number) => remove.run(guildId, number).changes === 1;
