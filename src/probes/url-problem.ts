import { limits } from "#core/limits.ts";
import { classifyUrlHostname } from "./address-guard.ts";
import { parseUrl } from "./parse-url.ts";

/** Which URLs may be probed. No Node built-ins here: form validation uses this file as well. */

export type UrlProblem = "invalid" | "scheme" | "credentials" | "blocked";

export type UrlGuard = {
  allowPrivateNetworks: boolean;
  /** Our own public host names, which must not be made to call themselves; normalised by `urlGuard`. */
  ownHosts: ReadonlySet<string>;
};

/** Builds a guard once for many URLs. Own hosts may be host names or addresses, with or without a port. */
export function urlGuard(options: { allowPrivateNetworks: boolean; ownHosts: readonly string[] }): UrlGuard {
  const hosts = options.ownHosts.map(host => parseUrl(`http://${host}/`)?.hostname ?? host);
  return { allowPrivateNetworks: options.allowPrivateNetworks, ownHosts: new Set(hosts.map(withoutDots)) };
}

const withoutDots = (host: string) => host.replace(/\.+$/, "");

/**
 * What is wrong with a URL as a target, as far as the URL alone can tell; null when nothing is. Names are looked
 * up only when the check runs, and their addresses judged then.
 */
export function urlProblem(
  url: string,
  options: { allowPrivateNetworks: boolean; ownHosts: readonly string[] },
): UrlProblem | null {
  const parsed = url.length > limits.monitor.urlMax ? null : parseUrl(url);
  return parsed === null ? "invalid" : parsedUrlProblem(parsed, urlGuard(options));
}

/** The same for a parsed URL and a guard made before. */
export function parsedUrlProblem(url: URL, guard: UrlGuard): UrlProblem | null {
  if (url.protocol !== "http:" && url.protocol !== "https:") return "scheme";
  if (url.username !== "" || url.password !== "") return "credentials";
  const host = classifyUrlHostname(url.hostname);
  if (host.kind === "invalid" || url.port === "0") return "invalid";
  if (host.kind === "address" && host.scope === null) return "blocked";
  if (guard.allowPrivateNetworks) return null;
  if (guard.ownHosts.has(withoutDots(url.hostname))) return "blocked";
  if (host.kind === "address") return host.scope === "public" ? null : "blocked";
  return host.local ? "blocked" : null;
}
