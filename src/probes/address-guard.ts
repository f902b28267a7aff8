import ipaddr from "ipaddr.js";
import { parseUrl } from "./parse-url.ts";
import type { NetworkScope } from "./types.ts";

/** Which addresses may be connected to. No Node built-ins here: form validation uses this file as well. */

const scopes = new Map<string, NetworkScope>([
  ["unicast", "public"],
  ["loopback", "loopback"],
  ["private", "private"],
  ["uniqueLocal", "private"],
  ["carrierGradeNat", "private"],
]);

/** IANA has given out no IPv6 unicast outside of 2000::/3, so that a host there is not on the internet. */
const allocatedIpv6 = ipaddr.IPv6.parseCIDR("2000::/3");
const mappedIpv4 = ipaddr.IPv6.parseCIDR("::ffff:0:0/96");

/**
 * The scope of an IP address in any spelling (short, octal, hex, mapped). Null when it must never be connected
 * to: multicast, broadcast, reserved, documentation, link-local (cloud metadata), unspecified, every form of
 * tunnel and translation (NAT64, 6to4, Teredo), or no address at all.
 */
export function scopeOfAddress(address: string): NetworkScope | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return scopes.get(parsed.range()) ?? null;
  if (parsed.match(mappedIpv4)) return scopeOfMapped(parsed);
  const scope = scopes.get(parsed.range()) ?? null;
  return scope === "public" && !parsed.match(allocatedIpv6) ? null : scope;
}

/** A mapped address is a disguise that no public host needs: it is at best as private as what it hides. */
function scopeOfMapped(address: ipaddr.IPv6): NetworkScope | null {
  const scope = scopes.get(address.toIPv4Address().range()) ?? null;
  return scope === "public" ? null : scope;
}

/** Whether a connection to this address is refused. */
export function isForbiddenAddress(address: string, options: { allowPrivateNetworks: boolean }): boolean {
  const scope = scopeOfAddress(address);
  return scope === null || (scope !== "public" && !options.allowPrivateNetworks);
}

export type HostClass =
  | { kind: "address"; address: string; scope: NetworkScope | null }
  | { kind: "name"; name: string; local: boolean }
  | { kind: "invalid" };

const localSuffixes = [".localhost", ".localdomain", ".internal", ".local", ".home.arpa"];

/** A name that means this machine or its own network whatever the public DNS says. */
const isLocalName = (name: string) =>
  name === "localhost" || localSuffixes.some(suffix => name.endsWith(suffix) || name === suffix.slice(1));

/** Class of `URL.hostname`, which is lower-case, punycoded, IPv4 in its one canonical form, IPv6 in brackets. */
export function classifyUrlHostname(hostname: string): HostClass {
  if (hostname.startsWith("[")) return addressClass(hostname.slice(1, -1));
  const name = hostname.replace(/\.+$/, "");
  // The URL standard reads a host as IPv4 exactly when its last label is a number.
  if (/(^|\.)\d+$/.test(name)) return addressClass(name);
  const labels = name.split(".");
  if (name.length > 253 || labels.some(label => label === "" || label.length > 63))
    return { kind: "invalid" };
  return { kind: "name", name, local: isLocalName(name) };
}

function addressClass(address: string): HostClass {
  if (!ipaddr.isValid(address)) return { kind: "invalid" };
  return { kind: "address", address, scope: scopeOfAddress(address) };
}

/** Class of a host as somebody may have typed it: any IPv4 spelling, with or without brackets, trailing dots. */
export function classifyHost(host: string): HostClass {
  const bracketed = host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
  const zoneless = bracketed.replace(/%[^\]]*\]$/, "]");
  const url = parseUrl(`http://${zoneless}/`);
  if (url === null || url.port !== "" || url.pathname !== "/" || url.username !== "")
    return { kind: "invalid" };
  return classifyUrlHostname(url.hostname);
}
