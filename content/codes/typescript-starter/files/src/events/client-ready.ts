import { Events } from "discord.js";
import { registerCommands } from "../register.ts";
import { defineEvent } from "../types.ts";

export default defineEvent({
  name: Events.ClientReady,
  once: true,
  async run(bot, client) {
    const isNew = await registerCommands(client, bot);
    console.log(`${client.user.tag} is ready, commands ${isNew ? "registered" : "unchanged"}`);
  },
});
