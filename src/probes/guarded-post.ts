import { brand } from "#core/brand.ts";
import { limits } from "#core/limits.ts";
import { systemClock } from "#core/time.ts";
import type { FailureCause } from "#core/vocabulary.ts";
import { startDeadline } from "./deadline.ts";
import { type Answer, exchange } from "./http-exchange.ts";
import { parseUrl } from "./parse-url.ts";
import { ProbeFailure } from "./probe-failure.ts";
import { readText } from "./read-body.ts";
import {
  createTransport,
  emptyTrace,
  openConnection,
  type Transport,
  type TransportOptions,
} from "./transport.ts";

export type GuardedPost = {
  url: string;
  body: string;
  /** Besides Host, Content-Length, Accept and Connection, which are set here. */
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
  allowPrivateNetworks: boolean;
};

export type PostAnswer = {
  statusCode: number;
  /** Lower-case names; only `retry-after` and those that begin with `x-ratelimit-`. */
  headers: Record<string, string>;
  /** The first `limits.probe.postAnswerMaxBytes` of the body. */
  bodyText: string;
};

/** Nothing was answered, or the address is refused. `detail` is a code like `ECONNREFUSED`, safe to store. */
export class PostError extends Error {
  override readonly cause: FailureCause;
  readonly detail: string;

  constructor(cause: FailureCause, detail: string) {
    super(`${cause}: ${detail}`);
    this.name = "PostError";
    this.cause = cause;
    this.detail = detail;
  }
}

/** Makes a poster with its own names and TLS sessions. `guardedPost` is the one for everyday use. */
export function createGuardedPoster(options: Partial<TransportOptions>) {
  const transports = new Map<boolean, Transport>();
  const transportFor = (allowPrivateNetworks: boolean) => {
    const made =
      transports.get(allowPrivateNetworks) ??
      createTransport({ ownHosts: [], now: systemClock, ...options, allowPrivateNetworks });
    transports.set(allowPrivateNetworks, made);
    return made;
  };
  return (request: GuardedPost): Promise<PostAnswer> =>
    post(request, transportFor(request.allowPrivateNetworks));
}

let everyday: ReturnType<typeof createGuardedPoster> | null = null;

/**
 * POSTs a text and returns the answer whatever its status; redirects are not followed. The address is guarded
 * like a probe's. Throws `PostError` when there is no answer (dns, connect, tls, timeout) or it is refused (blocked).
 */
export function guardedPost(request: GuardedPost): Promise<PostAnswer> {
  everyday ??= createGuardedPoster({});
  return everyday(request);
}

async function post(request: GuardedPost, transport: Transport): Promise<PostAnswer> {
  const deadline = startDeadline(request.timeoutMs);
  const trace = emptyTrace();
  try {
    const url = parseUrl(request.url);
    if (url === null) throw new ProbeFailure("blocked", "invalid");
    const { socket } = await openConnection(transport, url, deadline, trace, true);
    try {
      const { userAgent, headers } = splitHeaders(request.headers);
      const answer = await exchange({
        socket,
        url,
        method: "POST",
        userAgent,
        headers,
        body: request.body,
        deadline,
        timings: trace,
      });
      const bodyText = await readText(answer, limits.probe.postAnswerMaxBytes, deadline);
      return { statusCode: answer.statusCode, headers: limitHeaders(answer.headers), bodyText };
    } finally {
      socket.destroy();
    }
  } catch (error) {
    if (error instanceof ProbeFailure) throw new PostError(error.failureCause, error.detail);
    throw new PostError("connect", "UNEXPECTED");
  } finally {
    deadline.clear();
  }
}

const setHere = new Set([
  "host",
  "content-length",
  "accept",
  "accept-encoding",
  "connection",
  "transfer-encoding",
]);

function splitHeaders(given: Readonly<Record<string, string>>) {
  const headers: string[] = [];
  let userAgent: string = brand.name.en;
  for (const [name, value] of Object.entries(given)) {
    if (name.toLowerCase() === "user-agent") userAgent = value;
    else if (!setHere.has(name.toLowerCase())) headers.push(name, value);
  }
  return { userAgent, headers };
}

function limitHeaders(headers: Answer["headers"]): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of headers)
    if (name === "retry-after" || name.startsWith("x-ratelimit-")) kept[name] = value;
  return kept;
}
