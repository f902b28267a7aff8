import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export const turnstileKeys = {
  TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
  TURNSTILE_SECRET_KEY: "1x0000000000000000000000000000000AA",
};

/** What Cloudflare remembers of a token that its widget gave out. */
type Solved = { action: string; cdata: string; hostname: string; at: Date; isSpent: boolean };
/** `hang`: never answers; `die`: breaks the connection; otherwise this status and body in place of a verdict. */
export type TurnstileBehaviour = "hang" | "die" | { status: number; body: string };

export type TurnstileStub = Awaited<ReturnType<typeof startTurnstileServer>>;

const refusal = (...codes: string[]) => ({ success: false, "error-codes": codes });

/** Cloudflare's siteverify on the loopback: tokens hold for what they were made for, and once. */
export async function startTurnstileServer(options: { port?: number } = {}) {
  const tokens = new Map<string, Solved>();
  const behaviours: TurnstileBehaviour[] = [];
  const asked: URLSearchParams[] = [];
  let arrival = Promise.withResolvers<void>();

  function verdictOf(form: URLSearchParams): object {
    if (form.get("secret") !== turnstileKeys.TURNSTILE_SECRET_KEY) return refusal("invalid-input-secret");
    const token = form.get("response") ?? "";
    const found = tokens.get(token);
    if (token === "") return refusal("missing-input-response");
    if (found === undefined) return refusal("invalid-input-response");
    if (found.isSpent) return refusal("timeout-or-duplicate");
    found.isSpent = true;
    const { action, cdata, hostname, at } = found;
    return { success: true, "error-codes": [], challenge_ts: at.toISOString(), hostname, action, cdata };
  }

  const server = createServer(async (request: IncomingMessage, response) => {
    const form = new URLSearchParams(await text(request));
    asked.push(form);
    const behaviour = behaviours.shift();
    arrival.resolve();
    if (behaviour === "hang") return;
    if (behaviour === "die") return void request.socket.destroy();
    const isKnown = request.method === "POST" && request.url === "/turnstile/v0/siteverify";
    response.writeHead(behaviour?.status ?? (isKnown ? 200 : 404), { "content-type": "application/json" });
    response.end(behaviour?.body ?? JSON.stringify(verdictOf(form)));
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  // It listens on a port, so that its address is no path of a pipe.
  const { port } = server.address() as AddressInfo;
  return {
    /** For TURNSTILE_API_URL. */
    url: `http://127.0.0.1:${port}`,
    asked,
    /** What the widget does when somebody passes: a token for what it was given. */
    solve(given: { action: string; cData: string; hostname: string; at: Date }): string {
      const token = `0.stub-${tokens.size}`;
      const { action, cData: cdata, hostname, at } = given;
      tokens.set(token, { action, cdata, hostname, at, isSpent: false });
      return token;
    },
    /** How the next questions are answered, one each; those after them as Cloudflare answers when all is well. */
    next: (...list: TurnstileBehaviour[]) => void behaviours.push(...list),
    /** Resolves when the next question has come in. */
    arrived(): Promise<void> {
      arrival = Promise.withResolvers<void>();
      return arrival.promise;
    },
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => void server.close(resolve));
    },
  };
}
