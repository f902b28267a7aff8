import type {
  ChatInputCommandInteraction,
  Client,
  ClientEvents,
  Collection,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from "discord.js";
import type { Config } from "./config.ts";

export type Command = {
  data: { name: string; toJSON(): RESTPostAPIChatInputApplicationCommandsJSONBody };
  run(interaction: ChatInputCommandInteraction): Promise<void>;
};

/** What every listener gets first. */
export type Bot = { config: Config; commands: Collection<string, Command> };

type EventDefinition<Name extends keyof ClientEvents> = {
  name: Name;
  once?: boolean;
  run(bot: Bot, ...args: ClientEvents[Name]): unknown;
};

/** An event whose arguments are known inside and nowhere else. */
export type BotEvent = { name: keyof ClientEvents; attach(client: Client, bot: Bot): void };

export function defineEvent<Name extends keyof ClientEvents>(event: EventDefinition<Name>): BotEvent {
  return {
    name: event.name,
    attach(client, bot) {
      // Every listener is safe: what it throws is logged with its name and ends nothing.
      const listen = async (...args: ClientEvents[Name]) => {
        try {
          await event.run(bot, ...args);
        } catch (error) {
          console.error(`${event.name}:`, error);
        }
      };
      if (event.once) client.once(event.name, listen);
      else client.on(event.name, listen);
    },
  };
}

/** Changes nothing: it lets the compiler look at a file on its own. */
export const defineCommand = (command: Command): Command => command;
