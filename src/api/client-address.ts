import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

/** The address of the other end of the connection; null where there is no connection (a test's request). */
function peerAddress(c: Context): string | null {
  return c.env?.incoming === undefined ? null : (getConnInfo(c).remote.address ?? null);
}

/**
 * The caller's address. Each trusted proxy appends the address it was called from to X-Forwarded-For, so with
 * n proxies the n-th from the end is the caller's; what stands before it, anybody may have written.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const peer = peerAddress(c) ?? "unknown";
  if (trustedProxies === 0) return peer;
  const hops = (c.req.header("x-forwarded-for") ?? "").split(",").map(hop => hop.trim());
  return hops.filter(Boolean).at(-trustedProxies) ?? hops.find(Boolean) ?? peer;
}

/** One household or server: an IPv4 address, or the /64 that an IPv6 address lies in. */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv4"
    ? parsed.toString()
    : parsed.toNormalizedString().split(":").slice(0, 4).join(":");
}
