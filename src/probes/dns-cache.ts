import dns from "node:dns";
import { limits } from "#core/limits.ts";
import type { Clock } from "#core/time.ts";
import { scopeOfAddress } from "./address-guard.ts";
import { errorCode } from "./probe-failure.ts";
import type { AddressRecord, NameResolver, NetworkScope } from "./types.ts";

export type VettedAddress = { address: string; family: 4 | 6; scope: NetworkScope };

/** What a name stands for: addresses that may all be connected to, none because one may not, or no answer. */
export type NameAnswer =
  | { kind: "addresses"; addresses: readonly VettedAddress[] }
  | { kind: "blocked" }
  | { kind: "failed"; code: string };

export type DnsCache = {
  /** Answers at once from the cache, else by a promise that never rejects. `fresh` ignores a kept failure. */
  lookup(name: string, fresh: boolean): NameAnswer | Promise<NameAnswer>;
  stats(): { entries: number; hits: number; misses: number };
};

type Options = {
  resolver: NameResolver;
  /** The system's own lookup (/etc/hosts, search domains); asked only where private networks are allowed. */
  systemLookup?: (name: string) => Promise<string[]>;
  allowPrivateNetworks: boolean;
  now: Clock;
};

type Entry = { answer: NameAnswer; expiresAt: number };
type Found = { addresses: string[]; ttlS: number };

/** A resolver on c-ares: unlike `dns.lookup` it occupies no thread of the pool while it waits. */
export const createResolver = (): NameResolver =>
  new dns.promises.Resolver({ timeout: limits.probe.dnsTimeoutMs, tries: limits.probe.dnsTries });

const lookupBySystem = async (name: string) =>
  (await dns.promises.lookup(name, { all: true, order: "ipv4first" })).map(found => found.address);

/**
 * Names to vetted addresses, kept for their TTL (at most `limits.monitor.dnsCacheMaxMs`; failures for
 * `dnsNegativeCacheMs`). Questions for the same name at the same time become one. The oldest entry goes first.
 */
export function createDnsCache(options: Options): DnsCache {
  const entries = new Map<string, Entry>();
  const asking = new Map<string, Promise<NameAnswer>>();
  let hits = 0;
  let misses = 0;

  const keep = (name: string, answer: NameAnswer, forMs: number) => {
    entries.delete(name);
    if (forMs <= 0) return;
    entries.set(name, { answer, expiresAt: options.now().getTime() + forMs });
    if (entries.size <= limits.probe.dnsCacheEntries) return;
    for (const oldest of entries.keys()) {
      entries.delete(oldest);
      return;
    }
  };

  const ask = async (name: string): Promise<NameAnswer> => {
    try {
      const found = await resolveName(name, options);
      const answer = vet(found.addresses, options.allowPrivateNetworks);
      keep(name, answer, Math.min(found.ttlS * 1_000, limits.monitor.dnsCacheMaxMs));
      return answer;
    } catch (error) {
      const answer: NameAnswer = { kind: "failed", code: errorCode(error, "EAI_AGAIN") };
      keep(name, answer, limits.monitor.dnsNegativeCacheMs);
      return answer;
    } finally {
      asking.delete(name);
    }
  };

  return {
    lookup(name, fresh) {
      const entry = entries.get(name);
      const usable = entry !== undefined && options.now().getTime() < entry.expiresAt;
      if (usable && !(fresh && entry.answer.kind === "failed")) {
        hits++;
        return entry.answer;
      }
      const running = asking.get(name);
      if (running !== undefined) return running;
      misses++;
      const question = ask(name);
      asking.set(name, question);
      return question;
    },
    stats: () => ({ entries: entries.size, hits, misses }),
  };
}

/** One forbidden address among public ones is an attack, not a choice; where private ones are allowed it is noise. */
function vet(addresses: readonly string[], allowPrivateNetworks: boolean): NameAnswer {
  const vetted: VettedAddress[] = [];
  for (const address of addresses) {
    const scope = scopeOfAddress(address);
    if (scope === "public" || (scope !== null && allowPrivateNetworks)) {
      vetted.push({ address, family: address.includes(":") ? 6 : 4, scope });
    } else if (!allowPrivateNetworks) {
      return { kind: "blocked" };
    }
  }
  return vetted.length === 0 ? { kind: "blocked" } : { kind: "addresses", addresses: vetted };
}

async function resolveName(name: string, options: Options): Promise<Found> {
  // RFC 6761: these names are the loopback and are asked of nobody.
  if (options.allowPrivateNetworks && (name === "localhost" || name.endsWith(".localhost"))) {
    return { addresses: ["127.0.0.1", "::1"], ttlS: 60 };
  }
  try {
    return await resolveBoth(name, options.resolver);
  } catch (error) {
    if (!options.allowPrivateNetworks || errorCode(error, "") === "ETIMEOUT") throw error;
    const addresses = await (options.systemLookup ?? lookupBySystem)(name).catch(() => []);
    if (addresses.length === 0) throw error;
    return { addresses, ttlS: limits.monitor.dnsNegativeCacheMs / 1_000 };
  }
}

type Reply = AddressRecord[] | { error: unknown };

/** IPv4 first; once it has answered, a name server that is silent about IPv6 must not hold up the check. */
async function resolveBoth(name: string, resolver: NameResolver): Promise<Found> {
  const v6 = settle(() => resolver.resolve6(name, { ttl: true }));
  const first = await settle(() => resolver.resolve4(name, { ttl: true }));
  const found = Array.isArray(first) && first.length > 0;
  const replies = [first, found ? await withinGrace(v6) : await v6];
  const records = replies.flatMap(reply => (Array.isArray(reply) ? reply : []));
  if (records.length === 0) throw worstError(replies);
  return {
    addresses: records.map(record => record.address),
    ttlS: Math.min(...records.map(record => record.ttl)),
  };
}

const settle = async (ask: () => Promise<AddressRecord[]>): Promise<Reply> => {
  try {
    return await ask();
  } catch (error) {
    return { error };
  }
};

async function withinGrace(reply: Promise<Reply>): Promise<Reply> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Reply>(resolve => {
    timer = setTimeout(resolve, limits.probe.secondFamilyWaitMs, []);
  });
  const first = await Promise.race([reply, late]);
  clearTimeout(timer);
  return first;
}

/** "No data of this family" says less than any other error of the other family. */
function worstError(replies: readonly Reply[]): unknown {
  const errors = replies.flatMap(reply => (Array.isArray(reply) ? [] : [reply.error]));
  return errors.find(error => errorCode(error, "") !== "ENODATA") ?? errors[0] ?? { code: "ENODATA" };
}
