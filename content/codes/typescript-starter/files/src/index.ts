import { Client, GatewayIntentBits } from "discord.js";
import { readConfig } from "./config.ts";
import { loadCommands, loadEvents } from "./load.ts";

const config = readConfig(process.env);
const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

const bot = { config, commands: await loadCommands() };
for (const event of await loadEvents()) event.attach(client, bot);

await client.login(config.token);
