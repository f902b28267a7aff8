import { limits } from "#core/limits.ts";
import type { Language } from "#core/vocabulary.ts";

/** An address that no page of ours has; what resolves away from it would leave our origin. */
const ownOrigin = "https://own.invalid";
// Browsers drop control characters inside addresses and read a backslash as a slash.
const deceptive = /[\p{Cc}\\\s]/u;

/** The page to return to after the login: a path of our own with its query, or "/" for anything else. */
export function safeReturnPath(wish: string | null | undefined): string {
  if (!wish?.startsWith("/") || wish.length > limits.signIn.returnPathMax) return "/";
  if (wish.startsWith("//") || deceptive.test(wish) || !URL.canParse(wish, ownOrigin)) return "/";
  const url = new URL(wish, ownOrigin);
  // A path such as /.//evil resolves to //evil, which a browser would take for another host.
  if (url.origin !== ownOrigin || url.pathname.startsWith("//") || url.pathname.startsWith("/api/"))
    return "/";
  return `${url.pathname}${url.search}${url.hash}`;
}

export const languageOfPath = (path: string): Language => (/^\/ar([/?#]|$)/.test(path) ? "ar" : "en");

/** How a login can end other than well; the page that one returns to says it. */
export const loginOutcomes = ["denied", "failed", "expired", "unavailable", "banned"] as const;
export type LoginOutcome = (typeof loginOutcomes)[number];

export function withOutcome(returnPath: string, outcome: LoginOutcome): string {
  const url = new URL(returnPath, ownOrigin);
  url.searchParams.set("login", outcome);
  return `${url.pathname}${url.search}${url.hash}`;
}
