import net, { type Socket } from "node:net";
import tls, { type SecureContext, type TLSSocket } from "node:tls";
import { isForbiddenAddress } from "./address-guard.ts";
import type { Deadline } from "./deadline.ts";
import type { VettedAddress } from "./dns-cache.ts";
import { errorCode, ProbeFailure } from "./probe-failure.ts";
import type { TlsMemory, TlsSessions } from "./tls-sessions.ts";

/** Opens a TCP connection to an address. Tests put a public host of their own making behind it. */
export type Dial = (address: string, port: number, family: 4 | 6) => Socket;

export type ConnectOptions = {
  allowPrivateNetworks: boolean;
  secureContext: () => SecureContext;
  sessions: TlsSessions;
  dial: Dial | null;
  now: () => Date;
  /** Counts handshakes. */
  tlsCount: { resumed: number; full: number };
};

export type Endpoint = { host: string; port: number; secure: boolean; isName: boolean };

export type PhaseTimings = { connectMs: number | null; tlsMs: number | null };

export type Connection = { socket: Socket; certificateExpiresAt: Date | null };

/** `http/1.1` in the wire form of ALPN: some servers refuse clients that name no protocol. */
const alpnHttp11 = Buffer.from("\x08http/1.1", "latin1");

/** The shared TLS settings: X25519 first because it is the cheapest; authorities are added to the built-in ones. */
export function createProbeSecureContext(certificateAuthorities: readonly string[]): SecureContext {
  const added = certificateAuthorities.length > 0;
  return tls.createSecureContext({
    minVersion: "TLSv1.2",
    ecdhCurve: "X25519:P-256:P-384:P-521",
    ...(added ? { ca: [...tls.rootCertificates, ...certificateAuthorities] } : {}),
  });
}

export type Attempt = {
  target: VettedAddress;
  endpoint: Endpoint;
  /** How long TCP may take before this address counts as silent; null for all that is left. */
  attemptMs: number | null;
  deadline: Deadline;
  timings: PhaseTimings;
};

/**
 * Connects to one vetted address, by TLS if the endpoint wants it, and looks at where the socket really ended up
 * before anything is sent. Rejects with `ProbeFailure` (connect, tls, blocked, timeout); adds to the timings.
 */
export function connectTo(attempt: Attempt, options: ConnectOptions): Promise<Connection> {
  const { target, endpoint, deadline, timings } = attempt;
  deadline.phase = "connect";
  const began = performance.now();
  return deadline.wait((resolve, reject) => {
    const handshake = endpoint.secure ? beginTls(target, endpoint, options) : null;
    const socket = handshake?.socket ?? openTcp(target, endpoint.port, options.dial);
    let connectedAt = 0;
    let over = false;
    const end = () => {
      if (over) return false;
      over = true;
      clearTimeout(silence);
      return true;
    };
    const fail = (cause: "connect" | "tls" | "timeout" | "blocked", detail: string) => {
      if (!end()) return;
      socket.destroy();
      if (cause === "tls") handshake?.failed();
      reject(new ProbeFailure(cause, detail));
    };
    const succeed = (certificateExpiresAt: Date | null) => {
      if (end()) resolve({ socket, certificateExpiresAt });
    };
    const giveUp = () => fail("timeout", "connect");
    const silence = attempt.attemptMs === null ? undefined : setTimeout(giveUp, attempt.attemptMs);
    const onConnect = () => {
      clearTimeout(silence);
      connectedAt = performance.now();
      timings.connectMs = (timings.connectMs ?? 0) + connectedAt - began;
      if (!isWhereWeWanted(socket, target, options)) return fail("blocked", "blocked_address");
      if (handshake === null) return succeed(null);
      deadline.phase = "tls";
    };
    // Before all other listeners: the TLS socket's own one sends its greeting on this event.
    (handshake?.transport ?? socket).prependOnceListener("connect", onConnect);
    handshake?.socket.once("secureConnect", () => {
      timings.tlsMs = (timings.tlsMs ?? 0) + performance.now() - connectedAt;
      succeed(handshake.verified());
    });
    // Stays for good: an error after the answer is nobody's business, and without a listener it is thrown.
    socket.on("error", error => {
      fail(handshake !== null && connectedAt > 0 ? "tls" : "connect", errorCode(error, "ECONNFAILED"));
    });
    return () => {
      end();
      socket.destroy();
      // A host that falls silent over a session it is offered must not be offered it again.
      if (connectedAt > 0) handshake?.failed();
    };
  });
}

function openTcp(target: VettedAddress, port: number, dial: Dial | null): Socket {
  if (dial !== null) return dial(target.address, port, target.family);
  return net.connect({ host: target.address, port, family: target.family, autoSelectFamily: false });
}

function isWhereWeWanted(socket: Socket, target: VettedAddress, options: ConnectOptions): boolean {
  const reached = socket.remoteAddress;
  if (reached === target.address) return true;
  return reached !== undefined && !isForbiddenAddress(reached, options);
}

type Handshake = {
  socket: TLSSocket;
  /** The socket whose `connect` event tells that TCP stands. */
  transport: Socket;
  verified(): Date | null;
  failed(): void;
};

function beginTls(target: VettedAddress, endpoint: Endpoint, options: ConnectOptions): Handshake {
  const key = `${endpoint.host}:${endpoint.port}`;
  const offered = options.sessions.offer(key);
  let expiresAt: Date | null = offered?.certificateExpiresAt ?? null;
  const transport = options.dial === null ? null : options.dial(target.address, endpoint.port, target.family);
  const socket = tls.connect({
    ...(transport === null
      ? { host: target.address, port: endpoint.port, family: target.family, autoSelectFamily: false }
      : { socket: transport, host: target.address }),
    // SNI knows names only; without one the certificate is checked against the address itself.
    ...(endpoint.isName ? { servername: endpoint.host } : {}),
    ...(offered?.session ? { session: offered.session } : {}),
    secureContext: options.secureContext(),
    ALPNProtocols: alpnHttp11,
    rejectUnauthorized: true,
    // Called in full handshakes only, with the certificate that is being verified anyway.
    checkServerIdentity(host, certificate) {
      expiresAt = parseCertificateDate(certificate.valid_to);
      return tls.checkServerIdentity(host, certificate);
    },
  });
  return {
    socket,
    transport: transport ?? socket,
    ...rememberSession(socket, key, offered, options, () => expiresAt),
  };
}

/** Keeps the newest session of the connection, but none before the certificate has been verified. */
function rememberSession(
  socket: TLSSocket,
  key: string,
  offered: TlsMemory | null,
  options: ConnectOptions,
  expiresAt: () => Date | null,
): Pick<Handshake, "verified" | "failed"> {
  let newest: Buffer | null = null;
  let fullAt: number | null = null;
  const keep = () => {
    if (fullAt !== null)
      options.sessions.keep(key, { session: newest, certificateExpiresAt: expiresAt(), fullAt });
  };
  socket.on("session", session => {
    newest = session;
    keep();
  });
  return {
    verified() {
      const resumed = offered !== null && socket.isSessionReused();
      options.tlsCount[resumed ? "resumed" : "full"]++;
      fullAt = resumed ? offered.fullAt : options.now().getTime();
      if (resumed) newest ??= offered.session;
      keep();
      return expiresAt();
    },
    failed: () => options.sessions.distrust(key),
  };
}

function parseCertificateDate(text: string): Date | null {
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : new Date(at);
}
