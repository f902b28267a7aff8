import { DatabaseSync } from "node:sqlite";

const database = new DatabaseSync("suggestions.sqlite");
database.exec(`
  CREATE TABLE IF NOT EXISTS votes (
    message_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    is_up INTEGER NOT NULL,
    PRIMARY KEY (message_id, user_id)
  ) STRICT, WITHOUT ROWID
`);
const select = database.prepare("SELECT is_up FROM votes WHERE message_id = ? AND user_id = ?");
const upsert = database.prepare("INSERT OR REPLACE INTO votes VALUES (?, ?, ?)");
const remove = database.prepare("DELETE FROM votes WHERE message_id = ? AND user_id = ?");
const count = database.prepare(`
  SELECT count(*) FILTER (WHERE is_up) AS up, count(*) FILTER (WHERE NOT is_up) AS down FROM votes WHERE message_id = ?
`);

/** The same button again takes the vote back. @param {string} messageId @param {string} userId @param {boolean} isUp */
export function toggleVote(messageId, userId, isUp) {
  if (select.get(messageId, userId)?.is_up === Number(isUp)) remove.run(messageId, userId);
  else upsert.run(messageId, userId, Number(isUp));
}

/** @param {string} messageId */
export const countVotes = messageId => /** @type {{ up: number, down: number }} */ (count.get(messageId));
