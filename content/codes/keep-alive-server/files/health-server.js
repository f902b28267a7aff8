import { createServer } from "node:http";

/** @import { Client } from "discord.js" */

/** The gateway answers heartbeats about every 41 seconds; a ping above this is a connection that hardly works. */
const pingMaxMs = 5_000;

/** @param {Client} client */
function readHealth(client) {
  const isReady = client.isReady();
  const ping = client.ws.ping;
  return {
    // -1: not measured yet, shortly after the start.
    ok: isReady && ping < pingMaxMs,
    connected: isReady,
    pingMs: ping < 0 ? null : Math.round(ping),
    uptimeS: Math.round(process.uptime()),
    servers: client.guilds.cache.size,
    memoryMb: Math.round(process.memoryUsage.rss() / 1_048_576),
  };
}

/**
 * GET / says that the process runs, GET /health whether the bot works. Monitors should ask for /health.
 * @param {Client} client
 * @param {number} port
 */
export function startHealthServer(client, port) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const isKnown = pathname === "/" || pathname === "/health";
    if (!isKnown || (request.method !== "GET" && request.method !== "HEAD")) {
      response.writeHead(isKnown ? 405 : 404).end();
      return;
    }
    const health = readHealth(client);
    const status = pathname === "/" || health.ok ? 200 : 503;
    const body = pathname === "/" ? "The bot is running\n" : JSON.stringify(health);
    response.writeHead(status, {
      "content-type": pathname === "/" ? "text/plain; charset=utf-8" : "application/json",
      // An answer from a cache would say nothing about now.
      "cache-control": "no-store",
    });
    response.end(request.method === "HEAD" ? undefined : body);
  });
  server.on("error", error => {
    console.error(`The web server cannot listen on port ${port}:`, error);
    process.exitCode = 1;
  });
  server.listen(port, () => {
    const address = server.address();
    console.log(`Listening on port ${typeof address === "object" ? address?.port : address}`);
  });
  return server;
}
