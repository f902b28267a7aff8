export type Config = {
  token: string;
  /** Commands are registered in this server only; null: everywhere. */
  guildId: string | null;
};

/** Reads the environment once, and says which name is wrong instead of failing later. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const token = env.DISCORD_TOKEN?.trim();
  if (!token) throw new Error("DISCORD_TOKEN is missing: write it into a file named .env");
  const guildId = env.GUILD_ID?.trim() || null;
  if (guildId !== null && !/^\d{17,20}$/.test(guildId)) throw new Error(`GUILD_ID is not an id: ${guildId}`);
  return { token, guildId };
}
