import type { FailureCause } from "#core/vocabulary.ts";

/** Where an address lies. Addresses outside of these three are never connected to. */
export type NetworkScope = "loopback" | "private" | "public";

/** What to check and what counts as good. */
export type ProbeTarget = {
  url: string;
  /** For the whole check, redirects included; a second try gets the same again. */
  timeLimitMs: number;
  /** Inclusive ranges of status codes. */
  acceptedStatuses: readonly (readonly [number, number])[];
  /** Must occur, byte for byte as UTF-8, in the first `limits.monitor.bodyMaxBytes` of the body. */
  keyword: string | null;
  /** A host that sleeps may need one call to wake: a failure is followed by one more try at once. */
  secondTry: boolean;
};

/**
 * Milliseconds, whole. Phases are summed over all hops of a redirect chain; null means that the phase never
 * ended. `firstByteMs` counts from the request being sent. A name found in the cache takes 0.
 */
export type ProbeTimings = {
  dnsMs: number | null;
  connectMs: number | null;
  tlsMs: number | null;
  firstByteMs: number | null;
  totalMs: number;
};

export type ProbeResult = {
  ok: boolean;
  cause: FailureCause | null;
  /** Short and machine-readable (`ECONNREFUSED`, `HTTP 503`); never content of headers or body. */
  detail: string | null;
  /** Of the last answer seen, a redirect's too. */
  statusCode: number | null;
  timings: ProbeTimings;
  /** The earliest of all hops; on a failure the last one known, if any. */
  certificateExpiresAt: Date | null;
  /** The address last connected to, or last tried; null for a refused one. */
  address: string | null;
  redirects: number;
  scope: NetworkScope | null;
};

export type AddressRecord = { address: string; ttl: number };

/** The part of `dns.promises.Resolver` that probes use; `ttl` in seconds. Rejections carry a `code`. */
export type NameResolver = {
  resolve4(name: string, options: { ttl: true }): Promise<AddressRecord[]>;
  resolve6(name: string, options: { ttl: true }): Promise<AddressRecord[]>;
};

export type ProberStats = {
  inFlight: number;
  checks: number;
  dns: { entries: number; hits: number; misses: number };
  tls: { sessions: number; bytes: number; resumed: number; full: number };
};

export type Prober = {
  /** Checks one target. Never rejects: a failed check is a result. An aborted one says `detail: "aborted"`. */
  probe(target: ProbeTarget, signal?: AbortSignal): Promise<ProbeResult>;
  /** Ends all running checks (as aborted) and waits for them. Later checks end as aborted at once. */
  close(): Promise<void>;
  stats(): ProberStats;
};
