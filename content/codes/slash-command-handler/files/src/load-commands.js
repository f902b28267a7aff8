import { readdir } from "node:fs/promises";
import { Collection } from "discord.js";

/** @import { Command } from "./command.js" */

/**
 * Imports every .js file below the folder, however deep, and keys the commands by name.
 * @param {URL} folder
 */
export async function loadCommands(folder) {
  /** @type {Collection<string, Command>} */
  const commands = new Collection();
  const entries = await readdir(folder, { recursive: true });
  for (const entry of entries.filter(path => path.endsWith(".js")).sort()) {
    const url = new URL(entry.replaceAll("\\", "/"), folder);
    /** @type {{ default?: Command }} */
    const { default: command } = await import(url.href);
    if (!command?.data || !command.execute) {
      console.warn(`${entry} exports no command: left out`);
      continue;
    }
    if (commands.has(command.data.name)) throw new Error(`Two commands are named /${command.data.name}`);
    commands.set(command.data.name, command);
  }
  return commands;
}
