import { Client, Events, GatewayIntentBits } from "discord.js";
import { startHealthServer } from "./health-server.js";
import { startHeartbeat } from "./heartbeat.js";

const client = new Client({ intents: [GatewayIntentBits.Guilds] });

client.once(Events.ClientReady, ready => {
  console.log(`${ready.user.tag} is ready`);
});
client.on(Events.Error, error => console.error("Connection error:", error));

const server = startHealthServer(client, Number(process.env.PORT ?? 3_000));
const stopHeartbeat = startHeartbeat(client, {
  url: process.env.HEARTBEAT_URL,
  everyMs: Number(process.env.HEARTBEAT_SECONDS ?? 30) * 1_000,
});

for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, async () => {
    stopHeartbeat();
    server.close();
    server.closeAllConnections();
    await client.destroy();
    process.exit(0);
  });

await client.login(process.env.DISCORD_TOKEN);
