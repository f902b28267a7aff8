import type { SecureContext } from "node:tls";
import { limits } from "#core/limits.ts";
import type { Clock } from "#core/time.ts";
import { classifyUrlHostname, type HostClass } from "./address-guard.ts";
import {
  type Connection,
  type ConnectOptions,
  connectTo,
  createProbeSecureContext,
  type Dial,
  type Endpoint,
} from "./connect.ts";
import type { Deadline } from "./deadline.ts";
import { createDnsCache, createResolver, type DnsCache, type VettedAddress } from "./dns-cache.ts";
import { ProbeFailure } from "./probe-failure.ts";
import { createTlsSessions, type TlsSessions } from "./tls-sessions.ts";
import type { NameResolver, NetworkScope } from "./types.ts";
import { parsedUrlProblem, type UrlGuard, urlGuard } from "./url-problem.ts";

export type TransportOptions = {
  allowPrivateNetworks: boolean;
  /** Our own public host names, refused unless private networks are allowed. */
  ownHosts: readonly string[];
  now: Clock;
  resolver?: NameResolver;
  /** PEM certificates trusted besides the built-in authorities. */
  certificateAuthorities?: readonly string[];
  dial?: Dial;
};

/** Everything that lives longer than one check: names, sessions, the shared TLS settings, what is forbidden. */
export type Transport = {
  guard: UrlGuard;
  names: DnsCache;
  sessions: TlsSessions;
  connect: ConnectOptions;
};

/** What is learnt on the way, kept also when the check fails half-way. Milliseconds with fractions. */
export type Trace = {
  dnsMs: number | null;
  connectMs: number | null;
  tlsMs: number | null;
  firstByteMs: number | null;
  address: string | null;
  scope: NetworkScope | null;
  certificateExpiresAt: Date | null;
};

export const emptyTrace = (): Trace => ({
  dnsMs: null,
  connectMs: null,
  tlsMs: null,
  firstByteMs: null,
  address: null,
  scope: null,
  certificateExpiresAt: null,
});

export function createTransport(options: TransportOptions): Transport {
  const { allowPrivateNetworks, now } = options;
  const sessions = createTlsSessions({ now });
  let context: SecureContext | null = null;
  const secureContext = () => {
    context ??= createProbeSecureContext(options.certificateAuthorities ?? []);
    return context;
  };
  return {
    guard: urlGuard(options),
    names: createDnsCache({ resolver: options.resolver ?? createResolver(), allowPrivateNetworks, now }),
    sessions,
    connect: {
      allowPrivateNetworks,
      secureContext,
      sessions,
      dial: options.dial ?? null,
      now,
      tlsCount: { resumed: 0, full: 0 },
    },
  };
}

/**
 * Opens a connection for a URL: judges the URL, looks its name up, judges the addresses, connects to the first
 * that answers. Rejects with `ProbeFailure`; fills the trace on the way.
 */
export async function openConnection(
  transport: Transport,
  url: URL,
  deadline: Deadline,
  trace: Trace,
  fresh: boolean,
): Promise<Connection> {
  const problem = parsedUrlProblem(url, transport.guard);
  if (problem !== null) throw new ProbeFailure("blocked", problem === "blocked" ? "blocked_host" : problem);
  const host = classifyUrlHostname(url.hostname);
  const addresses = await addressesOf(host, transport, deadline, trace, fresh);
  const endpoint = endpointOf(url, host);
  const connection = await connectToAny(transport, addresses, endpoint, deadline, trace).catch(error => {
    if (endpoint.secure)
      noteExpiry(trace, transport.sessions.knownExpiry(`${endpoint.host}:${endpoint.port}`));
    throw error;
  });
  noteExpiry(trace, connection.certificateExpiresAt);
  return connection;
}

function endpointOf(url: URL, host: HostClass): Endpoint {
  const secure = url.protocol === "https:";
  const port = url.port === "" ? (secure ? 443 : 80) : Number(url.port);
  const isName = host.kind === "name";
  return { host: isName ? host.name : url.hostname, port, secure, isName };
}

async function addressesOf(
  host: HostClass,
  transport: Transport,
  deadline: Deadline,
  trace: Trace,
  fresh: boolean,
): Promise<readonly VettedAddress[]> {
  if (host.kind === "address" && host.scope !== null) {
    const family = host.address.includes(":") ? 6 : 4;
    return [{ address: host.address, family, scope: host.scope }];
  }
  if (host.kind !== "name") throw new ProbeFailure("blocked", "blocked_host");
  deadline.phase = "dns";
  const began = performance.now();
  const known = transport.names.lookup(host.name, fresh);
  const answer = known instanceof Promise ? await waitFor(known, deadline) : known;
  trace.dnsMs = (trace.dnsMs ?? 0) + performance.now() - began;
  if (answer.kind === "addresses") return answer.addresses;
  if (answer.kind === "failed") throw new ProbeFailure("dns", answer.code);
  throw new ProbeFailure("blocked", "blocked_address");
}

const waitFor = <T>(promise: Promise<T>, deadline: Deadline): Promise<T> =>
  deadline.wait(resolve => {
    void promise.then(resolve);
    return () => undefined;
  });

/** IPv4 first, in the resolver's order. Reports the first address's failure: later ones are often just no IPv6. */
async function connectToAny(
  transport: Transport,
  addresses: readonly VettedAddress[],
  endpoint: Endpoint,
  deadline: Deadline,
  trace: Trace,
): Promise<Connection> {
  let firstFailure: unknown = null;
  let left = Math.min(addresses.length, limits.probe.addressesTriedMax);
  for (const target of addresses) {
    trace.address = target.address;
    trace.scope = target.scope;
    // One silent address may use up its share of the time, not all of it.
    const attemptMs = left > 1 ? deadline.remainingMs() / left : null;
    try {
      return await connectTo({ target, endpoint, attemptMs, deadline, timings: trace }, transport.connect);
    } catch (failure) {
      firstFailure ??= failure;
      if (deadline.phase !== "connect" || isFinal(failure)) throw failure;
      if (--left === 0) throw firstFailure;
    }
  }
  throw firstFailure ?? new ProbeFailure("dns", "ENODATA");
}

const isFinal = (failure: unknown) =>
  !(failure instanceof ProbeFailure) || failure.failureCause === "blocked" || failure.detail === "aborted";

function noteExpiry(trace: Trace, expiresAt: Date | null): void {
  if (expiresAt === null) return;
  if (trace.certificateExpiresAt === null || expiresAt < trace.certificateExpiresAt) {
    trace.certificateExpiresAt = expiresAt;
  }
}
