import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Env } from "#core/env.ts";
import { registry } from "./registry.ts";

export type MetricsServer = { url: string; close(): Promise<void> };

/** Serves /metrics on its own port, which is not for the public: the numbers tell how much goes on. */
export async function createMetricsServer(
  env: Pick<Env, "METRICS_HOST" | "METRICS_PORT">,
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics().catch(() => null);
    if (text === null) response.writeHead(500).end();
    else response.writeHead(200, { "Content-Type": registry.contentType }).end(text);
  });
  server.listen(env.METRICS_PORT, env.METRICS_HOST);
  await once(server, "listening");
  // A server that listens on a host and port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const host = env.METRICS_HOST.includes(":") ? `[${env.METRICS_HOST}]` : env.METRICS_HOST;
  return {
    url: `http://${host}:${port}/metrics`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
