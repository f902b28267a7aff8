import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

type Report = (offence: Error) => void;
type LookupAnswer = string | dns.LookupAddress[];
type LookupCallback = (error: NodeJS.ErrnoException | null, address: LookupAnswer, family?: number) => void;

const loopback = new net.BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");
loopback.addSubnet("::ffff:127.0.0.0", 104, "ipv6");

export function isLoopbackAddress(address: string): boolean {
  const family = net.isIP(address);
  return family !== 0 && loopback.check(address, family === 6 ? "ipv6" : "ipv4");
}

const isAllowedName = (name: string): boolean =>
  name === "" || name === "localhost" || name.endsWith(".localhost") || net.isIP(name) !== 0;

function refusal(what: string): NodeJS.ErrnoException {
  const error: NodeJS.ErrnoException = new Error(`a test tried to reach ${what}: tests stay on the loopback`);
  error.code = "ENETUNREACH";
  return error;
}

/** From here on nothing leaves the machine: TCP, UDP and name resolution fail and are reported. */
export function guardNetwork(report: Report): void {
  const refuse = (what: string) => {
    const error = refusal(what);
    report(error);
    return error;
  };
  guardTcp(refuse);
  guardUdp(refuse);
  guardNames(refuse);
  syncBuiltinESMExports();
}

type Refuse = (what: string) => Error;

function guardTcp(refuse: Refuse): void {
  const connect = net.Socket.prototype.connect;
  // Node's own overloads end in one normalised [options, listener] pair, marked by a symbol on the array.
  // biome and tsc know none of it: `_normalizeArgs` is how node:tls and node:http call it, too.
  const { _normalizeArgs: normalize } = net as unknown as { _normalizeArgs: (args: unknown[]) => unknown[] };
  net.Socket.prototype.connect = function guardedConnect(this: net.Socket, ...args: unknown[]): net.Socket {
    // net.connect() passes the normalised pair as its only argument.
    const pair = Array.isArray(args[0]) ? args[0] : normalize(args);
    const options = pair[0] as Partial<net.TcpNetConnectOpts> & { path?: string };
    if (options.path === undefined) {
      const host = options.host ?? "localhost";
      if (net.isIP(host) !== 0 && !isLoopbackAddress(host)) {
        const error = refuse(`${host}:${options.port}`);
        process.nextTick(() => this.destroy(error));
        return this;
      }
      pair[0] = { ...options, lookup: guardLookup(options.lookup ?? dns.lookup, refuse) };
    }
    return Reflect.apply(connect, this, [pair]);
  };
}

/** The product's own lookups may answer with anything; only a loopback address is connected to. */
function guardLookup(lookup: net.LookupFunction, refuse: Refuse): net.LookupFunction {
  return (name, options, callback) => {
    const check: LookupCallback = (error, address, family) => {
      const addresses = Array.isArray(address) ? address.map(entry => entry.address) : [address];
      const outside = error ? undefined : addresses.find(entry => !isLoopbackAddress(entry));
      if (outside !== undefined) callback(refuse(`${name} at ${outside}`), "", 0);
      else callback(error, address, family);
    };
    lookup(name, options, check);
  };
}

function guardUdp(refuse: Refuse): void {
  const { send, connect } = dgram.Socket.prototype;
  const outside = (args: unknown[]) => args.find(arg => typeof arg === "string" && isOutside(arg));
  const isOutside = (host: string) =>
    net.isIP(host) === 0 ? !isAllowedName(host) : !isLoopbackAddress(host);
  dgram.Socket.prototype.send = function guardedSend(this: dgram.Socket, ...args: unknown[]) {
    // The first argument is the message; a string after it is the address.
    const target = outside(args.slice(1));
    if (target !== undefined) throw refuse(`${String(target)} by UDP`);
    return Reflect.apply(send, this, args);
  };
  dgram.Socket.prototype.connect = function guardedUdpConnect(this: dgram.Socket, ...args: unknown[]) {
    const target = outside(args);
    if (target !== undefined) throw refuse(`${String(target)} by UDP`);
    return Reflect.apply(connect, this, args);
  };
}

// biome and tsc accept the index because each listed method takes the name first and a callback last.
const nameMethods = [
  "lookup",
  "resolve",
  "resolve4",
  "resolve6",
  "resolveAny",
  "resolveCname",
  "resolveTxt",
] as const;

function guardNames(refuse: Refuse): void {
  for (const method of nameMethods) {
    guardCallback(dns, method, refuse);
    guardPromise(dns.promises, method, refuse);
    if (method === "lookup") continue;
    guardCallback(dns.Resolver.prototype, method, refuse);
    guardPromise(dns.promises.Resolver.prototype, method, refuse);
  }
}

type AnyFunction = (...args: unknown[]) => unknown;

function guardCallback(owner: object, method: string, refuse: Refuse): void {
  const original: AnyFunction = Reflect.get(owner, method);
  const guarded = function guardedName(this: unknown, ...args: unknown[]) {
    const callback = args.at(-1);
    if (isAllowedName(String(args[0])) || typeof callback !== "function")
      return Reflect.apply(original, this, args);
    const error = refuse(`the name ${String(args[0])}`);
    process.nextTick(() => callback(error));
    return undefined;
  };
  // util.promisify reads a symbol of the original (lookup answers with an object).
  Reflect.set(owner, method, Object.defineProperties(guarded, Object.getOwnPropertyDescriptors(original)));
}

function guardPromise(owner: object, method: string, refuse: Refuse): void {
  const original: AnyFunction = Reflect.get(owner, method);
  Reflect.set(owner, method, function guardedName(this: unknown, ...args: unknown[]) {
    if (isAllowedName(String(args[0]))) return Reflect.apply(original, this, args);
    return Promise.reject(refuse(`the name ${String(args[0])}`));
  });
}
