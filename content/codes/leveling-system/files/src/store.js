import { randomInt } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

const pauseS = 60;
const gain = { min: 15, max: 25 };

const database = new DatabaseSync("levels.sqlite");
database.exec(`
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS levels (
    guild_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    xp INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS levels_by_xp ON levels (guild_id, xp DESC);
  CREATE TABLE IF NOT EXISTS rewards (
    guild_id TEXT NOT NULL, level INTEGER NOT NULL, role_id TEXT NOT NULL, PRIMARY KEY (guild_id, level)
  ) STRICT, WITHOUT ROWID;
`);

// Nothing is returned while the pause lasts: one statement finds out and writes.
const upsert = database.prepare(`
  INSERT INTO levels VALUES (:guild, :user, :gain, :now)
  ON CONFLICT DO UPDATE SET xp = xp + :gain, last_at = :now WHERE last_at <= :now - :pause
  RETURNING xp
`);
const select = database.prepare(`
  SELECT xp, (SELECT count(*) + 1 FROM levels AS other WHERE other.guild_id = mine.guild_id AND other.xp > mine.xp) AS place
  FROM levels AS mine WHERE guild_id = ? AND user_id = ?
`);
const selectTop = database.prepare(
  "SELECT user_id, xp FROM levels WHERE guild_id = ? ORDER BY xp DESC LIMIT 10",
);
const insertReward = database.prepare("INSERT OR REPLACE INTO rewards VALUES (?, ?, ?)");
const selectRewards = database.prepare("SELECT role_id FROM rewards WHERE guild_id = ? AND level <= ?");

/**
 * XP before and after, or null while the pause lasts.
 * @param {string} guild @param {string} user @param {number} now seconds since 1970
 */
export function addXp(guild, user, now) {
  const points = randomInt(gain.min, gain.max + 1);
  const row = upsert.get({ guild, user, gain: points, now, pause: pauseS });
  return row ? { before: Number(row.xp) - points, after: Number(row.xp) } : null;
}

/** @param {string} guildId @param {string} userId */
export const getRank = (guildId, userId) =>
  /** @type {{ xp: number, place: number } | undefined} */ (select.get(guildId, userId));

/** @param {string} guildId */
export const listTop = guildId => /** @type {{ user_id: string, xp: number }[]} */ (selectTop.all(guildId));

/** @param {string} guildId @param {number} level @param {string} roleId */
export const setReward = (guildId, level, roleId) => insertReward.run(guildId, level, roleId);

/** @param {string} guildId @param {number} level */
export const listRewards = (guildId, level) =>
  selectRewards.all(guildId, level).map(row => String(row.role_id));
