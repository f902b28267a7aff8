import { DatabaseSync } from "node:sqlite";

const database = new DatabaseSync("cases.sqlite");
database.exec(`
  CREATE TABLE IF NOT EXISTS cases (
    guild_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    user_id TEXT NOT NULL,
    moderator_id TEXT NOT NULL,
    action TEXT NOT NULL,
    reason TEXT NOT NULL,
    created_at INTEGER NOT NULL DEFAULT (unixepoch()),
    PRIMARY KEY (guild_id, number)
  ) STRICT
`);

// Each server counts for itself: the next number is found and taken in one statement.
const insert = database.prepare(`
  INSERT INTO cases (guild_id, number, user_id, moderator_id, action, reason)
  SELECT :guildId, coalesce(max(number), 0) + 1, :userId, :moderatorId, :action, :reason
  FROM cases WHERE guild_id = :guildId
  RETURNING number
`);

/**
 * Writes a case down and answers its number in this server.
 * @param {{ guildId: string, userId: string, moderatorId: string, action: string, reason: string }} entry
 */
export const nextCase = entry => Number(insert.get(entry)?.number);
