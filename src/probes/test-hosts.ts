import net, { type AddressInfo, type Socket } from "node:net";
import tls, { type TlsOptions } from "node:tls";
import type { Dial } from "./connect.ts";
import type { AddressRecord, NameResolver, ProbeTarget } from "./types.ts";

/** Small hosts, names and dials for this room's tests. Everything stays on the loopback. */

export type TestHost = {
  port: number;
  /** How many connections were made to it. */
  connections(): number;
  /** The head of each request, as it came. */
  requests: string[];
  close(): Promise<void>;
};

/** What a host does with a request: send this text and close, or whatever the function does. */
export type Behaviour = string | ((socket: Socket, request: string) => void);

/** Starts a host that speaks raw bytes, so that it can also say what no HTTP library would. */
export async function startTestHost(behaviour: Behaviour, security?: TlsOptions, address = "127.0.0.1") {
  const sockets = new Set<Socket>();
  const requests: string[] = [];
  let connections = 0;
  const serve = (socket: Socket) => {
    socket.once("data", data => {
      const request = data.toString("latin1");
      requests.push(request);
      if (typeof behaviour === "string") socket.end(behaviour);
      else behaviour(socket, request);
    });
  };
  const server = security === undefined ? net.createServer(serve) : tls.createServer(security, serve);
  server.on("connection", (socket: Socket) => {
    connections++;
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("tlsClientError", () => undefined);
  server.on("secureConnection", socket => socket.on("error", () => socket.destroy()));
  await new Promise<void>(resolve => {
    server.listen(0, address, resolve);
  });
  const host: TestHost = {
    // A server that listens on an address and port always has an AddressInfo.
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    requests,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return host;
}

/** An answer with the given status line, headers and body; the length is stated unless told otherwise. */
export function httpAnswer(status: number, headers: Record<string, string> = {}, body = ""): string {
  const all = { "Content-Length": String(Buffer.byteLength(body)), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} Text\r\n${lines.join("")}\r\n${body}`;
}

type Answers = Record<string, readonly string[] | string>;

/** Names with fixed addresses; a text instead of a list is the code of a failure. Unknown ones: ENOTFOUND. */
export function fixedResolver(names: Answers, ttl = 60): NameResolver & { asked: string[] } {
  const asked: string[] = [];
  const answer = async (name: string, wanted: 4 | 6): Promise<AddressRecord[]> => {
    asked.push(`${name}/${wanted}`);
    const found = names[name] ?? "ENOTFOUND";
    if (typeof found === "string") throw Object.assign(new Error(found), { code: found });
    const records = found.filter(address => (address.includes(":") ? 6 : 4) === wanted);
    if (records.length === 0) throw Object.assign(new Error("no data"), { code: "ENODATA" });
    return records.map(address => ({ address, ttl }));
  };
  return { asked, resolve4: name => answer(name, 4), resolve6: name => answer(name, 6) };
}

/**
 * A dial that puts a local host behind a public address: the socket says it ended where it was sent. All other
 * addresses are dialled for real, so that a guard that fails is seen by whoever listens there.
 */
export const dialPublicAs =
  (publicAddress: string, localPort: number): Dial =>
  (address, port, family) => {
    if (address !== publicAddress) return net.connect({ host: address, port, family });
    const socket = net.connect(localPort, "127.0.0.1");
    Object.defineProperty(socket, "remoteAddress", { value: publicAddress });
    return socket;
  };

/**
 * A time limit in milliseconds that a test waits for: short, and long enough for a busy machine to come as far as
 * where the check is to be when it is over.
 */
export const shortLimitMs = 1_000;

/** A target with everyday settings. */
export const targetOf = (url: string, changes: Partial<ProbeTarget> = {}): ProbeTarget => ({
  url,
  timeLimitMs: 5_000,
  acceptedStatuses: [[200, 299]],
  keyword: null,
  secondTry: false,
  ...changes,
});

/** Settings of a prober that may reach the loopback. */
export const localProberSettings = {
  userAgent: "Test/1",
  allowPrivateNetworks: true,
  ownHosts: [],
  now: () => new Date(),
};
