import { DatabaseSync } from "node:sqlite";

/**
 * @typedef {object} Ticket
 * @property {number} number
 * @property {string} guild_id
 * @property {string} owner_id
 * @property {string | null} channel_id
 * @property {string} topic
 * @property {string | null} claimed_by
 */

const database = new DatabaseSync("tickets.sqlite");
database.exec(`
  CREATE TABLE IF NOT EXISTS tickets (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id TEXT NOT NULL,
    owner_id TEXT NOT NULL,
    channel_id TEXT UNIQUE,
    topic TEXT NOT NULL,
    claimed_by TEXT,
    closed_at INTEGER
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS one_open_ticket ON tickets (guild_id, owner_id) WHERE closed_at IS NULL;
`);

const insert = database.prepare("INSERT OR IGNORE INTO tickets (guild_id, owner_id, topic) VALUES (?, ?, ?)");
const selectOpen = database.prepare(
  "SELECT * FROM tickets WHERE guild_id = ? AND owner_id = ? AND closed_at IS NULL",
);
const selectHere = database.prepare("SELECT * FROM tickets WHERE channel_id = ? AND closed_at IS NULL");
const setChannel = database.prepare("UPDATE tickets SET channel_id = ? WHERE number = ?");
const setClaim = database.prepare(
  "UPDATE tickets SET claimed_by = ? WHERE number = ? AND claimed_by IS NULL",
);
const setClosed = database.prepare(
  "UPDATE tickets SET closed_at = unixepoch() WHERE number = ? AND closed_at IS NULL",
);

/**
 * Answers the number of the new ticket, or null if the person has an open one.
 * @param {string} guildId @param {string} ownerId @param {string} topic
 */
export function createTicket(guildId, ownerId, topic) {
  const { changes, lastInsertRowid } = insert.run(guildId, ownerId, topic);
  return changes === 0 ? null : Number(lastInsertRowid);
}

/** @param {string} guildId @param {string} ownerId */
export const findOpen = (guildId, ownerId) =>
  /** @type {Ticket | undefined} */ (selectOpen.get(guildId, ownerId));

/** @param {string} channelId */
export const findHere = channelId => /** @type {Ticket | undefined} */ (selectHere.get(channelId));

/** @param {number} number @param {string} channelId */
export const saveChannel = (number, channelId) => setChannel.run(channelId, number);

/** Answers false when somebody else was quicker. @param {number} number @param {string} userId */
export const saveClaim = (number, userId) => setClaim.run(userId, number).changes === 1;

/** @param {number} number */
export const saveClosed = number => setClosed.run(number).changes === 1;
