import { timingSafeEqual } from "node:crypto";
import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client } from "arctic";
import { z } from "zod";
import { AppError } from "#core/errors.ts";
import type { Keys } from "#core/keys.ts";
import { limits } from "#core/limits.ts";
import type { IdentityProvider } from "./provider.ts";

/** What the browser keeps, sealed, between the start of a login and the provider's answer. */
const LoginAttempt = z.object({
  state: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  returnPath: z.string(),
  startedAt: z.number(),
});
export type LoginAttempt = z.output<typeof LoginAttempt>;

const scopes = ["identify", "email"];
const sealedMax = 4_000;

/** Begins a login: the address to send the browser to, and the attempt to keep in its cookie. */
export function startLogin(
  keys: Keys,
  provider: IdentityProvider,
  options: { redirectUri: string; returnPath: string; now: Date },
): { url: URL; sealed: string } {
  const { redirectUri, returnPath, now } = options;
  const state = generateState();
  const verifier = generateCodeVerifier();
  const client = new OAuth2Client(provider.clientId, provider.clientSecret, redirectUri);
  const { S256 } = CodeChallengeMethod;
  const url = client.createAuthorizationURLWithPKCE(provider.authorizeUrl, state, S256, verifier, scopes);
  const attempt: LoginAttempt = { state, verifier, redirectUri, returnPath, startedAt: now.getTime() };
  return { url, sealed: keys.seal(JSON.stringify(attempt)) };
}

/** The attempt that a cookie holds, however old; null when there is none or it is not of our making. */
export function openAttempt(keys: Keys, sealed: string | null): LoginAttempt | null {
  if (sealed === null || sealed.length > sealedMax) return null;
  try {
    return LoginAttempt.parse(JSON.parse(keys.open(sealed)));
  } catch {
    return null;
  }
}

function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Refuses an answer that does not belong to this browser's attempt, or comes too late. */
export function assertAttempt(attempt: LoginAttempt, state: string, now: Date): void {
  if (!sameText(attempt.state, state)) throw new AppError("login_failed");
  if (now.getTime() - attempt.startedAt > limits.session.loginAttemptMs) throw new AppError("login_expired");
}
