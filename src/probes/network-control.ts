import dns from "node:dns";
import net from "node:net";
import { limits } from "#core/limits.ts";
import { type Clock, systemClock } from "#core/time.ts";
import { createResolver } from "./dns-cache.ts";
import type { NameResolver } from "./types.ts";

/** Completes a TCP connect and closes it again; rejects when it can't or when the signal fires. */
export type ControlConnect = (host: string, port: number, signal: AbortSignal) => Promise<void>;

export type NetworkControl = {
  /** Whether this machine's own network works: true as soon as one control target can be reached. */
  reachable(): Promise<boolean>;
};

type Options = {
  /** `host:port` or `[ipv6]:port`. Settings of the operator, so their addresses are not guarded. */
  targets: readonly string[];
  timeoutMs: number;
  connect?: ControlConnect;
  now?: Clock;
};

/**
 * Tells a dead network of our own from dead targets. Answers are kept for `limits.probe.networkControlCacheMs`
 * and simultaneous questions become one. Without targets nothing can be concluded, and the network counts as up.
 */
export function createNetworkControl(options: Options): NetworkControl {
  const targets = options.targets.map(parseTarget);
  const connect = options.connect ?? createControlConnect(createResolver());
  const now = options.now ?? systemClock;
  let known: { reachable: boolean; until: number } | null = null;
  let asking: Promise<boolean> | null = null;

  const ask = async (): Promise<boolean> => {
    const reachable = targets.length === 0 || (await anyAnswers(targets, options.timeoutMs, connect));
    known = { reachable, until: now().getTime() + limits.probe.networkControlCacheMs };
    asking = null;
    return reachable;
  };

  return {
    async reachable() {
      if (known !== null && now().getTime() < known.until) return known.reachable;
      asking ??= ask();
      return asking;
    },
  };
}

type Target = { host: string; port: number };

function parseTarget(text: string): Target {
  const colon = text.lastIndexOf(":");
  const host = text.slice(0, colon).replace(/^\[(.*)\]$/, "$1");
  const port = Number(text.slice(colon + 1));
  if (host === "" || !Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new RangeError(`a control target must be host:port, not ${text}`);
  }
  return { host, port };
}

async function anyAnswers(
  targets: readonly Target[],
  timeoutMs: number,
  connect: ControlConnect,
): Promise<boolean> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), timeoutMs);
  try {
    await Promise.any(targets.map(({ host, port }) => connect(host, port, over.signal)));
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

/** Names go to c-ares: on a dead network `dns.lookup` would hold the thread pool, and with it the disk, for long. */
function createControlConnect(resolver: NameResolver): ControlConnect {
  return async (host, port, signal) => {
    const address = net.isIP(host) === 0 ? await untilAborted(firstAddress(host, resolver), signal) : host;
    const socket = net.connect({ host: address, port });
    await new Promise<void>((resolve, reject) => {
      const stop = () => {
        socket.destroy();
        reject(signal.reason);
      };
      if (signal.aborted) return stop();
      signal.addEventListener("abort", stop, { once: true });
      socket.once("connect", resolve);
      socket.on("error", reject);
    }).finally(() => socket.destroy());
  };
}

/** Names without a dot are the machine's own (/etc/hosts, search domains), which only the system knows. */
async function firstAddress(host: string, resolver: NameResolver): Promise<string> {
  if (!host.includes(".")) return (await dns.promises.lookup(host)).address;
  const records = await resolver
    .resolve4(host, { ttl: true })
    .catch(() => resolver.resolve6(host, { ttl: true }));
  const address = records[0]?.address;
  if (address === undefined) throw new Error("no address");
  return address;
}

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}
