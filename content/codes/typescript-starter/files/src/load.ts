import { readdir } from "node:fs/promises";
import { Collection } from "discord.js";
import type { BotEvent, Command } from "./types.ts";

/** The default exports of all files in a folder beside this one. */
async function importAll(folder: string): Promise<{ file: string; value: unknown }[]> {
  const base = new URL(`${folder}/`, import.meta.url);
  const files = (await readdir(base)).filter(file => file.endsWith(".ts")).sort();
  return Promise.all(
    files.map(async file => ({ file, value: (await import(new URL(file, base).href)).default })),
  );
}

const isCommand = (value: unknown): value is Command =>
  typeof value === "object" && value !== null && "data" in value && "run" in value;

const isEvent = (value: unknown): value is BotEvent =>
  typeof value === "object" && value !== null && "name" in value && "attach" in value;

export async function loadCommands(): Promise<Collection<string, Command>> {
  const commands = new Collection<string, Command>();
  for (const { file, value } of await importAll("commands")) {
    if (!isCommand(value)) throw new Error(`commands/${file} exports no command`);
    commands.set(value.data.name, value);
  }
  return commands;
}

export async function loadEvents(): Promise<BotEvent[]> {
  const found = await importAll("events");
  return found.map(({ file, value }) => {
    if (!isEvent(value)) throw new Error(`events/${file} exports no event`);
    return value;
  });
}
