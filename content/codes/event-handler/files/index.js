import { Client, Partials } from "discord.js";
import { attachEvents, loadEvents } from "./src/load-events.js";

const events = await loadEvents(new URL("events/", import.meta.url));

const client = new Client({
  // Each event names what it needs, so the bot asks for exactly that and not for everything.
  intents: [...new Set(events.flatMap(event => event.intents))],
  // Otherwise nothing would be heard when members leave whom the bot has never seen.
  partials: [Partials.GuildMember],
  allowedMentions: { parse: [] },
});

attachEvents(client, events);

await client.login(process.env.DISCORD_TOKEN);
