import { DatabaseSync } from "node:sqlite";

/** @typedef {{ channel_id: string, text: string, goodbye: string, role_id: string | null }} Settings */

const database = new DatabaseSync("welcome.sqlite");
database.exec(`
  CREATE TABLE IF NOT EXISTS welcome (
    guild_id TEXT PRIMARY KEY, channel_id TEXT NOT NULL, text TEXT NOT NULL, goodbye TEXT NOT NULL, role_id TEXT
  ) STRICT
`);
const select = database.prepare("SELECT * FROM welcome WHERE guild_id = ?");
const upsert = database.prepare(
  "INSERT OR REPLACE INTO welcome VALUES (:guildId, :channelId, :text, :goodbye, :roleId)",
);

/** @param {string} guildId */
export const getSettings = guildId => /** @type {Settings | undefined} */ (select.get(guildId));

/** @param {{ guildId: string, channelId: string, text: string, goodbye: string, roleId: string | null }} settings */
export const saveSettings = settings => upsert.run(settings);
