import { DatabaseSync } from "node:sqlite";

const database = new DatabaseSync("invites.sqlite");
database.exec(`
  CREATE TABLE IF NOT EXISTS joins (
    guild_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    inviter_id TEXT,
    is_fake INTEGER NOT NULL,
    has_left INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, user_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS joins_by_inviter ON joins (guild_id, inviter_id);
`);

// Coming back counts once: the row of the first time is replaced. Nobody invites themselves.
const insert = database.prepare(`
  INSERT OR REPLACE INTO joins (guild_id, user_id, inviter_id, is_fake)
  VALUES (:guildId, :userId, nullif(:inviterId, :userId), :isFake)
`);
const leave = database.prepare("UPDATE joins SET has_left = 1 WHERE guild_id = ? AND user_id = ?");
const count = database.prepare(`
  SELECT count(*) FILTER (WHERE NOT has_left AND NOT is_fake) AS real,
         count(*) FILTER (WHERE has_left) AS left,
         count(*) FILTER (WHERE is_fake) AS fake
  FROM joins WHERE guild_id = ? AND inviter_id = ?
`);
const top = database.prepare(`
  SELECT inviter_id, count(*) AS real FROM joins
  WHERE guild_id = ? AND inviter_id IS NOT NULL AND NOT has_left AND NOT is_fake
  GROUP BY inviter_id ORDER BY real DESC LIMIT 10
`);

/** @param {{ guildId: string, userId: string, inviterId: string | null, isFake: boolean }} join */
export const saveJoin = ({ isFake, ...join }) => insert.run({ ...join, isFake: Number(isFake) });

/** @param {string} guildId @param {string} userId */
export const saveLeave = (guildId, userId) => leave.run(guildId, userId);

/** @param {string} guildId @param {string} inviterId */
export const countOf = (guildId, inviterId) =>
  /** @type {{ real: number, left: number, fake: number }} */ (count.get(guildId, inviterId));

/** @param {string} guildId */
export const listTop = guildId => /** @type {{ inviter_id: string, real: number }[]} */ (top.all(guildId));
