import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createArrivals } from "./arrivals.ts";

export type WebhookAnswer = { status: number; headers?: Record<string, string>; body?: unknown };
/** `die`: reads the call and breaks the connection without an answer; `hang`: never answers. */
export type WebhookBehaviour = WebhookAnswer | "die" | "hang";

export type WebhookCall = {
  path: string;
  headers: IncomingMessage["headers"];
  /** The message as Discord would read it. */
  json: WebhookMessage;
};
export type WebhookMessage = {
  username: string;
  content?: string;
  allowed_mentions: { parse: string[] };
  embeds: {
    title: string;
    description: string;
    url?: string;
    color: number;
    timestamp: string;
    fields: { name: string; value: string }[];
    footer: { text: string };
  }[];
};

export type WebhookStub = {
  /** For DISCORD_API_URL. */
  url: string;
  calls: readonly WebhookCall[];
  until(count: number): Promise<WebhookCall[]>;
  /** How the next calls are answered, one each; those after them as Discord answers when all is well. */
  next(...behaviours: WebhookBehaviour[]): void;
  close(): Promise<void>;
};

/** A webhook of the form that Discord gives out. */
export const webhookUrl = (number = 1): string =>
  `https://discord.com/api/webhooks/${1_000_000_000_000_000_000n + BigInt(number)}/${`hook${number}-`.padEnd(68, "x")}`;

const allIsWell: WebhookAnswer = {
  status: 200,
  headers: { "x-ratelimit-limit": "5", "x-ratelimit-remaining": "4", "x-ratelimit-reset-after": "2" },
  body: { id: "1" },
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

/** A real HTTP server on the loopback in place of Discord's webhooks. */
export async function startWebhookServer(options: { port?: number } = {}): Promise<WebhookStub> {
  const arrivals = createArrivals<WebhookCall>();
  const behaviours: WebhookBehaviour[] = [];
  const server = createServer(async (request, response) => {
    // Whoever calls sends JSON of that form; a test that looks at it would notice otherwise.
    const json = JSON.parse(await readBody(request)) as WebhookMessage;
    const behaviour = behaviours.shift() ?? allIsWell;
    arrivals.add({ path: request.url ?? "", headers: request.headers, json });
    if (behaviour === "hang") return;
    if (behaviour === "die") return void request.socket.destroy();
    const { status, headers = {}, body } = behaviour;
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  // It listens on a port, so that its address is no path of a pipe.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls: arrivals.all,
    until: arrivals.until,
    next: (...list) => void behaviours.push(...list),
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
