import { Events, GatewayIntentBits } from "discord.js";
import { defineEvent } from "../src/event.js";

export default defineEvent({
  name: Events.ClientReady,
  intents: [GatewayIntentBits.Guilds],
  once: true,
  run(client) {
    console.log(`${client.user.tag} is ready in ${client.guilds.cache.size} servers`);
  },
});
