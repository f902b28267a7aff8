/** @import { ClientEvents, GatewayIntentBits } from "discord.js" */

/**
 * @template {keyof ClientEvents} Name
 * @typedef {object} BotEvent
 * @property {Name} name
 * @property {GatewayIntentBits[]} intents what Discord must send for this event to happen
 * @property {boolean} [once]
 * @property {(...args: ClientEvents[Name]) => unknown} run
 */

/**
 * Changes nothing: it lets your editor know which arguments `run` gets.
 * @template {keyof ClientEvents} Name
 * @param {BotEvent<Name>} event
 */
export const defineEvent = event => event;
