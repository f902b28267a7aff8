import { DatabaseSync } from "node:sqlite";

/**
 * @typedef {object} Application
 * @property {number} id
 * @property {string} guild_id
 * @property {string} user_id
 * @property {"open" | "accepted" | "declined"} status
 */

const database = new DatabaseSync("applications.sqlite");
database.exec(`
  CREATE TABLE IF NOT EXISTS applications (
    id INTEGER PRIMARY KEY,
    guild_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'open',
    created_at INTEGER NOT NULL DEFAULT (unixepoch())
  ) STRICT;
  -- One open application a person: the database refuses the second, however quickly it comes.
  CREATE UNIQUE INDEX IF NOT EXISTS one_open ON applications (guild_id, user_id) WHERE status = 'open';
`);

const selectOpen = database.prepare(
  "SELECT * FROM applications WHERE guild_id = ? AND user_id = ? AND status = 'open'",
);
const select = database.prepare("SELECT * FROM applications WHERE id = ?");
const insert = database.prepare("INSERT OR IGNORE INTO applications (guild_id, user_id) VALUES (?, ?)");
const remove = database.prepare("DELETE FROM applications WHERE id = ?");
const close = database.prepare("UPDATE applications SET status = ? WHERE id = ? AND status = 'open'");

/** @param {string} guildId @param {string} userId */
export const hasOpen = (guildId, userId) => selectOpen.get(guildId, userId) !== undefined;

/**
 * Answers the number of the new application, or null if one is open already.
 * @param {string} guildId
 * @param {string} userId
 */
export function createApplication(guildId, userId) {
  const { changes, lastInsertRowid } = insert.run(guildId, userId);
  return changes === 0 ? null : Number(lastInsertRowid);
}

/** @param {number} id */
export const getApplication = id => /** @type {Application | undefined} */ (select.get(id));

/** @param {number} id */
export const forgetApplication = id => remove.run(id);

/**
 * Answers false when somebody else has decided a moment before.
 * @param {number} id
 * @param {"accepted" | "declined"} status
 */
export const closeApplication = (id, status) => close.run(status, id).changes === 1;
