import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { limits } from "#core/limits.ts";

type Fetch = (request: Request) => Response | Promise<Response>;
export type Listener = { port: number; drain(): Promise<void> };

/** How long a drain waits for requests that are under way before it cuts them. */
const drainMs = 25_000;

/** Listens and, on `drain`, takes no more connections and ends when the last request is answered. */
export async function listen(fetch: Fetch, options: { port: number; hostname: string }): Promise<Listener> {
  // createAdaptorServer makes a plain HTTP/1 server unless it is told otherwise.
  const server = createAdaptorServer({ fetch }) as Server;
  server.requestTimeout = limits.project.uploadMs;
  // No database takes U+0000, and nothing is called so: it is read as the character for what cannot be read.
  server.prependListener("request", request => {
    request.url = request.url?.replaceAll("%00", "%EF%BF%BD");
  });
  let draining = false;
  server.on("request", (_request, response) => {
    if (draining) response.setHeader("connection", "close");
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.hostname, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : options.port,
    drain: () =>
      new Promise(resolve => {
        draining = true;
        const cut = setTimeout(() => server.closeAllConnections(), drainMs);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
