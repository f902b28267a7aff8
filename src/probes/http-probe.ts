import { limits } from "#core/limits.ts";
import { type Deadline, startDeadline } from "./deadline.ts";
import { exchange } from "./http-exchange.ts";
import { parseUrl } from "./parse-url.ts";
import { ProbeFailure } from "./probe-failure.ts";
import { bodyContains } from "./read-body.ts";
import { isAccepted, redirectOf } from "./redirect.ts";
import {
  createTransport,
  emptyTrace,
  openConnection,
  type Trace,
  type TransportOptions,
} from "./transport.ts";
import type { ProbeResult, Prober, ProbeTarget } from "./types.ts";

export type ProberOptions = TransportOptions & {
  /** Sent with every request; names the product and where to read about it. */
  userAgent: string;
};

/** One try: the state of a walk along the redirects. */
type Walk = {
  target: ProbeTarget;
  deadline: Deadline;
  trace: Trace;
  statusCode: number | null;
  redirects: number;
  fresh: boolean;
};

/** A prober shares names, TLS sessions and settings among all checks. Close it to end the running ones. */
export function createProber(options: ProberOptions): Prober {
  const transport = createTransport(options);
  const running = new Map<Deadline, Promise<ProbeResult>>();
  let checks = 0;
  let closed = false;

  /** Follows one hop and says where to go next; null when the answer is final and good. */
  const hop = async (url: URL, walk: Walk): Promise<URL | null> => {
    const { target, deadline, trace } = walk;
    const { socket } = await openConnection(transport, url, deadline, trace, walk.fresh);
    try {
      const request = {
        socket,
        url,
        method: "GET",
        userAgent: options.userAgent,
        deadline,
        timings: trace,
      } as const;
      const answer = await exchange(request);
      const status = answer.statusCode;
      walk.statusCode = status;
      const next = redirectOf(answer, url, target.acceptedStatuses);
      if (next !== null) return next;
      if (!isAccepted(status, target.acceptedStatuses)) throw new ProbeFailure("status", `HTTP ${status}`);
      if (target.keyword === null) return null;
      const wanted = Buffer.from(target.keyword, "utf8");
      if (await bodyContains(answer, wanted, limits.monitor.bodyMaxBytes, deadline)) return null;
      // A body packed against our wish is not unpacked (it may be a bomb), so the reason is worth telling.
      const encoding = answer.headers.get("content-encoding") ?? "identity";
      throw new ProbeFailure("keyword", encoding === "identity" ? "keyword_missing" : "encoded_body");
    } finally {
      socket.destroy();
    }
  };

  const follow = async (walk: Walk): Promise<void> => {
    let url = parseUrl(walk.target.url);
    if (url === null) throw new ProbeFailure("blocked", "invalid");
    for (;;) {
      url = await hop(url, walk);
      if (url === null) return;
      if (walk.redirects === limits.monitor.redirectsMax)
        throw new ProbeFailure("status", "too_many_redirects");
      walk.redirects++;
    }
  };

  const tryOnce = async (target: ProbeTarget, deadline: Deadline, fresh: boolean): Promise<ProbeResult> => {
    const began = performance.now();
    const walk: Walk = { target, deadline, trace: emptyTrace(), statusCode: null, redirects: 0, fresh };
    let failure: ProbeFailure | null = null;
    try {
      await follow(walk);
    } catch (error) {
      // Whatever a hostile answer may make Node throw: the check has failed, the worker goes on.
      failure = error instanceof ProbeFailure ? error : new ProbeFailure("connect", "UNEXPECTED");
    }
    return resultOf(walk, failure, performance.now() - began);
  };

  const tryWithin = (
    target: ProbeTarget,
    signal: AbortSignal | undefined,
    fresh: boolean,
  ): Promise<ProbeResult> => {
    const deadline = startDeadline(target.timeLimitMs);
    if (closed || signal?.aborted) deadline.abort();
    signal?.addEventListener("abort", deadline.abort, { once: true });
    const result = tryOnce(target, deadline, fresh).finally(() => {
      deadline.clear();
      signal?.removeEventListener("abort", deadline.abort);
      running.delete(deadline);
    });
    running.set(deadline, result);
    return result;
  };

  return {
    async probe(target, signal) {
      checks++;
      const first = await tryWithin(target, signal, false);
      const final = first.ok || !target.secondTry || first.cause === "blocked" || first.detail === "aborted";
      return final ? first : tryWithin(target, signal, true);
    },
    async close() {
      closed = true;
      const results = [...running.values()];
      for (const deadline of [...running.keys()]) deadline.abort();
      await Promise.all(results);
    },
    stats: () => ({
      inFlight: running.size,
      checks,
      dns: transport.names.stats(),
      tls: { ...transport.sessions.stats(), ...transport.connect.tlsCount },
    }),
  };
}

function resultOf(walk: Walk, failure: ProbeFailure | null, totalMs: number): ProbeResult {
  const { trace } = walk;
  const refused = failure?.failureCause === "blocked";
  return {
    ok: failure === null,
    cause: failure?.failureCause ?? null,
    detail: failure?.detail ?? null,
    statusCode: walk.statusCode,
    timings: {
      dnsMs: whole(trace.dnsMs),
      connectMs: whole(trace.connectMs),
      tlsMs: whole(trace.tlsMs),
      firstByteMs: whole(trace.firstByteMs),
      totalMs: Math.round(totalMs),
    },
    certificateExpiresAt: trace.certificateExpiresAt,
    // What a name inside of our network stands for is not told to whoever asked for it.
    address: refused ? null : trace.address,
    redirects: walk.redirects,
    scope: refused ? null : trace.scope,
  };
}

const whole = (ms: number | null) => (ms === null ? null : Math.round(ms));
