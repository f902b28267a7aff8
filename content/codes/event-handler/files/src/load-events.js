import { readdir } from "node:fs/promises";

/** @import { Client, ClientEvents } from "discord.js" */
/** @import { BotEvent } from "./event.js" */

/** @typedef {BotEvent<keyof ClientEvents>} AnyEvent */

/**
 * @param {URL} folder
 * @returns {Promise<AnyEvent[]>}
 */
export async function loadEvents(folder) {
  const files = (await readdir(folder)).filter(file => file.endsWith(".js")).sort();
  return Promise.all(
    files.map(async file => {
      const { default: event } = await import(new URL(file, folder).href);
      if (!event?.name || typeof event.run !== "function") throw new Error(`events/${file} exports no event`);
      return event;
    }),
  );
}

/**
 * @param {Client} client
 * @param {AnyEvent[]} events
 */
export function attachEvents(client, events) {
  for (const event of events) {
    // An async listener that fails would otherwise be an unhandled rejection, which ends the process.
    const listener = async (/** @type {any[]} */ ...args) => {
      try {
        await Reflect.apply(event.run, undefined, args);
      } catch (error) {
        console.error(`${event.name} failed:`, error);
      }
    };
    if (event.once) client.once(event.name, listener);
    else client.on(event.name, listener);
  }
}
