import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** How the stub answers the next questions. `gate`: it waits there until `open` is called. */
export type ModelBehaviour =
  | { kind: "stream"; pieces: string[] }
  | { kind: "gate"; before: string[]; after: string[] }
  | { kind: "broken"; pieces: string[] }
  | { kind: "cut"; pieces: string[] }
  | { kind: "malformed"; pieces: string[] }
  | { kind: "status"; status: number };

export type ModelRequest = {
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[] };
};

const frame = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({
    ...{ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "stub" },
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

/** An OpenAI-compatible chat endpoint on the loopback: streams, waits, breaks off and refuses as it is told. */
export async function startModelServer() {
  let behaviour: ModelBehaviour = { kind: "stream", pieces: ["Hello"] };
  let gate = Promise.withResolvers<void>();
  let waiting = Promise.withResolvers<void>();
  const requests: ModelRequest[] = [];
  const closed: Promise<void>[] = [];
  const port = { value: 0 };

  async function stream(response: ServerResponse, now: ModelBehaviour): Promise<void> {
    if (now.kind === "status") {
      response.writeHead(now.status, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { message: "refused", type: "stub" } }));
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(frame({ role: "assistant", content: "" }));
    const first = now.kind === "gate" ? now.before : now.pieces;
    for (const content of first) response.write(frame({ content }));
    if (now.kind === "broken") {
      // The pieces go out first; then the connection is torn.
      response.write(": \n\n", () => response.destroy());
      return;
    }
    if (now.kind === "malformed") response.write("data: {this is no JSON\n\n");
    if (now.kind === "gate") {
      waiting.resolve();
      await gate.promise;
      for (const content of now.after) response.write(frame({ content }));
    }
    if (now.kind !== "cut") response.write(frame({}, "stop"));
    response.end(now.kind === "cut" ? "" : "data: [DONE]\n\n");
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    closed.push(new Promise(resolve => void response.once("close", resolve)));
    requests.push({ authorization: request.headers.authorization, body: JSON.parse(await text(request)) });
    await stream(response, behaviour);
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  port.value = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${port.value}/v1`,
    requests,
    behave(next: ModelBehaviour) {
      behaviour = next;
      gate = Promise.withResolvers<void>();
      waiting = Promise.withResolvers<void>();
    },
    /** Resolves when the stub has sent what comes before its gate. */
    atGate: () => waiting.promise,
    open: () => gate.resolve(),
    /** Resolves when the connection of the latest request has ended, whoever ended it. */
    lastClosed: () => closed.at(-1) ?? Promise.resolve(),
    async close() {
      gate.resolve();
      server.closeAllConnections();
      await new Promise(resolve => void server.close(resolve));
    },
  };
}
export type ModelStub = Awaited<ReturnType<typeof startModelServer>>;
