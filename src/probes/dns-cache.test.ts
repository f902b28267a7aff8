import { describe, expect, it, vi } from "vitest";
import { limits } from "#core/limits.ts";
import { createDnsCache } from "./dns-cache.ts";
import { fixedResolver } from "./test-hosts.ts";
import type { AddressRecord } from "./types.ts";

function cacheWith(
  names: Record<string, string[] | string>,
  settings: { ttl?: number; open?: boolean } = {},
) {
  const clock = { now: 1_000_000 };
  const resolver = fixedResolver(names, settings.ttl);
  const systemLookup = vi.fn(async (name: string) => {
    if (name === "printer") return ["192.168.1.9", "fe80::9"];
    throw Object.assign(new Error("none"), { code: "ENOTFOUND" });
  });
  const allowPrivateNetworks = settings.open ?? false;
  const now = () => new Date(clock.now);
  const cache = createDnsCache({ resolver, systemLookup, allowPrivateNetworks, now });
  const asked = () => resolver.asked.filter(question => question.endsWith("/4")).length;
  return { cache, clock, resolver, systemLookup, asked };
}

const addresses = (...list: string[]) => ({
  kind: "addresses",
  addresses: list.map(address => expect.objectContaining({ address })),
});

describe("answers", () => {
  it("are all addresses, IPv4 first", async () => {
    const { cache } = cacheWith({ a: ["2606:4700::1", "8.8.8.8", "2606:4700::2", "8.8.4.4"] });
    expect(await cache.lookup("a", false)).toEqual(
      addresses("8.8.8.8", "8.8.4.4", "2606:4700::1", "2606:4700::2"),
    );
  });

  it("are kept for their TTL, and answered without waiting", async () => {
    const { cache, clock, asked } = cacheWith({ a: ["8.8.8.8"] }, { ttl: 20 });
    await cache.lookup("a", false);
    clock.now += 19_999;
    expect(cache.lookup("a", true)).toEqual(addresses("8.8.8.8"));
    expect(asked()).toBe(1);
    clock.now += 1;
    await cache.lookup("a", false);
    expect(asked()).toBe(2);
    expect(cache.stats()).toEqual({ entries: 1, hits: 1, misses: 2 });
  });

  it("are not kept for longer than the limit, whatever the TTL", async () => {
    const { cache, clock, asked } = cacheWith({ a: ["8.8.8.8"] }, { ttl: 86_400 });
    await cache.lookup("a", false);
    clock.now += limits.monitor.dnsCacheMaxMs;
    await cache.lookup("a", false);
    expect(asked()).toBe(2);
  });

  it("without a TTL are not kept, but shared among those who ask at the same time", async () => {
    const { cache, asked } = cacheWith({ a: ["8.8.8.8"] }, { ttl: 0 });
    const answers = await Promise.all([1, 2, 3].map(() => cache.lookup("a", false)));
    expect(new Set(answers).size).toBe(1);
    expect(asked()).toBe(1);
    await cache.lookup("a", false);
    expect(asked()).toBe(2);
  });

  it("push out the oldest beyond the limit", async () => {
    const count = limits.probe.dnsCacheEntries + 10;
    const names = Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, ["8.8.8.8"]]));
    const { cache } = cacheWith(names);
    for (const name of Object.keys(names)) await cache.lookup(name, false);
    expect(cache.stats().entries).toBe(limits.probe.dnsCacheEntries);
    expect(cache.lookup("n0", false)).toBeInstanceOf(Promise);
    expect(cache.lookup(`n${count - 1}`, false)).toMatchObject({ kind: "addresses" });
  });
});

describe("failures", () => {
  it("are kept for a moment, except for those who want to know afresh", async () => {
    const { cache, clock, asked } = cacheWith({ a: "ESERVFAIL" });
    expect(await cache.lookup("a", false)).toEqual({ kind: "failed", code: "ESERVFAIL" });
    clock.now += limits.monitor.dnsNegativeCacheMs - 1;
    await cache.lookup("a", false);
    expect(asked()).toBe(1);
    await cache.lookup("a", true);
    expect(asked()).toBe(2);
    clock.now += limits.monitor.dnsNegativeCacheMs;
    await cache.lookup("a", false);
    expect(asked()).toBe(3);
  });

  it("of one family do not matter when the other has answered", async () => {
    const failing = async (): Promise<AddressRecord[]> => {
      throw Object.assign(new Error("refused"), { code: "ESERVFAIL" });
    };
    const answering = async () => [{ address: "2606:4700::1", ttl: 60 }];
    const resolver = { resolve4: failing, resolve6: answering };
    const cache = createDnsCache({ resolver, allowPrivateNetworks: false, now: () => new Date(0) });
    expect(await cache.lookup("a", false)).toEqual(addresses("2606:4700::1"));
  });

  it("tell the reason that says most", async () => {
    const failWith = (code: string) => async (): Promise<AddressRecord[]> => {
      throw Object.assign(new Error(code), { code });
    };
    const resolver = { resolve4: failWith("ENODATA"), resolve6: failWith("ESERVFAIL") };
    const cache = createDnsCache({ resolver, allowPrivateNetworks: false, now: () => new Date(0) });
    expect(await cache.lookup("a", false)).toEqual({ kind: "failed", code: "ESERVFAIL" });
  });
});

it("does not wait for IPv6 once IPv4 has answered, nor trusts IPv6 alone while IPv4 is still asked", async () => {
  vi.useFakeTimers();
  try {
    const v4 = Promise.withResolvers<AddressRecord[]>();
    const resolver = { resolve4: () => v4.promise, resolve6: () => new Promise<never>(() => undefined) };
    const cache = createDnsCache({ resolver, allowPrivateNetworks: false, now: () => new Date(0) });
    const answer = cache.lookup("a", false);
    await vi.advanceTimersByTimeAsync(1_000);
    v4.resolve([{ address: "8.8.8.8", ttl: 60 }]);
    await vi.advanceTimersByTimeAsync(limits.probe.secondFamilyWaitMs);
    expect(await answer).toEqual(addresses("8.8.8.8"));
  } finally {
    vi.useRealTimers();
  }
});

describe("guarding", () => {
  it("refuses a name with any address inside", async () => {
    const { cache } = cacheWith({ inside: ["10.0.0.1"], mixed: ["8.8.8.8", "::1"] });
    expect(await cache.lookup("inside", false)).toEqual({ kind: "blocked" });
    expect(await cache.lookup("mixed", false)).toEqual({ kind: "blocked" });
  });

  it("never asks the system", async () => {
    const { cache, systemLookup } = cacheWith({});
    expect(await cache.lookup("printer", false)).toEqual({ kind: "failed", code: "ENOTFOUND" });
    expect(systemLookup).not.toHaveBeenCalled();
  });

  it("where private networks are allowed, leaves out what can't be connected to and asks the system last", async () => {
    const { cache, resolver } = cacheWith(
      { mixed: ["10.0.0.1", "169.254.169.254"], bad: ["224.0.0.1"] },
      { open: true },
    );
    expect(await cache.lookup("mixed", false)).toEqual(addresses("10.0.0.1"));
    expect(await cache.lookup("bad", false)).toEqual({ kind: "blocked" });
    expect(await cache.lookup("printer", false)).toEqual(addresses("192.168.1.9"));
    expect(await cache.lookup("nowhere", false)).toEqual({ kind: "failed", code: "ENOTFOUND" });
    resolver.asked.length = 0;
    expect(await cache.lookup("app.localhost", false)).toEqual(addresses("127.0.0.1", "::1"));
    expect(resolver.asked).toEqual([]);
  });
});
