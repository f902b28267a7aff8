import { fileURLToPath } from "node:url";
import { ShardingManager } from "discord.js";

const wanted = Number(process.env.SHARDS);

const manager = new ShardingManager(fileURLToPath(new URL("bot.js", import.meta.url)), {
  token: process.env.DISCORD_TOKEN,
  totalShards: wanted > 0 ? wanted : "auto",
  // A shard that ends without being told to is started again.
  respawn: true,
});

manager.on("shardCreate", shard => {
  const name = `Shard ${shard.id}`;
  shard.on("spawn", () => console.log(`${name} starts`));
  shard.on("ready", () => console.log(`${name} is connected`));
  shard.on("disconnect", () => console.warn(`${name} lost its connection`));
  shard.on("reconnecting", () => console.log(`${name} reconnects`));
  shard.on("death", process => console.error(`${name} ended`, "exitCode" in process ? process.exitCode : ""));
  shard.on("error", error => console.error(`${name}:`, error));
});

let isEnding = false;

/** Children are processes of their own: without this they would go on when the manager is gone. */
function stop(code = 0) {
  if (isEnding) return;
  isEnding = true;
  manager.respawn = false;
  for (const shard of manager.shards.values()) if (shard.process) shard.kill();
  process.exit(code);
}
process.once("SIGINT", () => stop());
process.once("SIGTERM", () => stop());

try {
  // Discord lets a bot identify once every five seconds; the manager waits in between by itself.
  const shards = await manager.spawn();
  console.log(`All ${shards.size} shards are ready`);
} catch (error) {
  console.error("The shards could not be started:", error);
  stop(1);
}
