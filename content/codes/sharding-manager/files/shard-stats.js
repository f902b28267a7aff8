/** @import { Client } from "discord.js" */

/** @typedef {{ ids: number[], servers: number, members: number, ping: number, memoryMb: number }} ShardStats */

/**
 * Runs on every shard: it is sent as text, so it must not use anything from outside itself.
 * @param {Client} shard
 * @returns {ShardStats}
 */
function measure(shard) {
  return {
    ids: shard.shard?.ids ?? [0],
    servers: shard.guilds.cache.size,
    members: shard.guilds.cache.reduce((sum, guild) => sum + guild.memberCount, 0),
    ping: Math.round(shard.ws.ping),
    memoryMb: Math.round(process.memoryUsage.rss() / 1_048_576),
  };
}

/** @param {Client<true>} client */
export async function readShards(client) {
  // Started without the manager (`node bot.js`), the one client answers for itself.
  const all = client.shard ? await client.shard.broadcastEval(measure) : [measure(client)];
  const lines = all.map(({ ids, servers, members, ping, memoryMb }) => {
    const isHere = ids.some(id => client.shard?.ids.includes(id));
    const delay = ping < 0 ? "not measured yet" : `${ping} ms`;
    return `${isHere ? "▶" : "　"} **${ids.join(", ")}**: ${servers} servers, ${members} members, ${delay}, ${memoryMb} MB`;
  });
  /** @param {"servers" | "members" | "memoryMb"} key */
  const sum = key => all.reduce((total, shard) => total + shard[key], 0);
  lines.push(
    `**${all.length} shards**: ${sum("servers")} servers, ${sum("members")} members, ${sum("memoryMb")} MB`,
  );
  return lines.join("\n").slice(0, 2_000);
}

/**
 * @param {Client<true>} client
 * @param {string} id
 */
export async function findServer(client, id) {
  /** @param {Client} shard @param {{ id: string }} context */
  const look = (shard, context) => {
    const guild = shard.guilds.cache.get(context.id);
    return guild ? { name: guild.name, members: guild.memberCount, shard: guild.shardId } : null;
  };
  // What comes from a user travels as context and never as code.
  const found = client.shard
    ? await client.shard.broadcastEval(look, { context: { id } })
    : [look(client, { id })];
  const server = found.find(one => one !== null);
  return server
    ? `**${server.name}** (${server.members} members) is on shard ${server.shard}.`
    : "I am not in that server.";
}
