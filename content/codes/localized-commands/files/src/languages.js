import { DatabaseSync } from "node:sqlite";

/** @import { Language } from "./texts.js" */

const database = new DatabaseSync("languages.sqlite");
database.exec(
  "CREATE TABLE IF NOT EXISTS languages (guild_id TEXT PRIMARY KEY, language TEXT NOT NULL) STRICT",
);

const select = database.prepare("SELECT language FROM languages WHERE guild_id = ?");
const upsert = database.prepare(
  "INSERT INTO languages VALUES (?, ?) ON CONFLICT (guild_id) DO UPDATE SET language = excluded.language",
);

/**
 * @param {string} guildId
 * @returns {Language}
 */
export const getLanguage = guildId => (select.get(guildId)?.language === "ar" ? "ar" : "en");

/**
 * @param {string} guildId
 * @param {Language} language
 */
export function setLanguage(guildId, language) {
  upsert.run(guildId, language);
}
