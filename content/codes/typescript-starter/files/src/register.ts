import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import type { Client } from "discord.js";
import type { Bot } from "./types.ts";

const memoryFile = ".commands-hash";

/** Tells Discord about the commands, unless they are the same as last time. Answers whether it did. */
export async function registerCommands(client: Client<true>, { commands, config }: Bot): Promise<boolean> {
  const definitions = commands.map(command => command.data.toJSON());
  const hash = createHash("sha256")
    .update(JSON.stringify([client.application.id, config.guildId, definitions]))
    .digest("hex");
  const before = await readFile(memoryFile, "utf8").catch(() => "");
  if (before === hash) return false;
  if (config.guildId) await client.application.commands.set(definitions, config.guildId);
  else await client.application.commands.set(definitions);
  await writeFile(memoryFile, hash);
  return true;
}
