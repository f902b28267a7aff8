import { z } from "zod";
import { AppError } from "#core/errors.ts";
import { readLimited } from "#core/limited-body.ts";
import { limits } from "#core/limits.ts";
import type { Log } from "#core/log.ts";
import type { LoginAttempt } from "./login-attempt.ts";
import type { IdentityProvider } from "./provider.ts";

const name = z.string().transform(text => text.slice(0, limits.signIn.nameMax));

/** Who the provider says that somebody is. Ids are strings: they exceed what a number holds. */
const Identity = z
  .object({
    id: z.string().regex(/^\d{1,20}$/),
    username: name,
    global_name: name.nullish(),
    discriminator: z
      .string()
      .regex(/^\d{1,4}$/)
      .nullish()
      .catch(null),
    avatar: z
      .string()
      .regex(/^(a_)?[\da-f]{32}$/)
      .nullish()
      .catch(null),
    email: z.email().max(limits.monitor.emailMax).nullish().catch(null),
    verified: z.boolean().nullish().catch(null),
  })
  .transform(user => ({
    id: user.id,
    username: user.username,
    globalName: user.global_name?.trim() || null,
    discriminator: user.discriminator ?? "0",
    avatar: user.avatar ?? null,
    email: user.email ?? null,
    emailVerified: user.email != null && user.verified === true,
  }));
export type Identity = z.output<typeof Identity>;

const TokenAnswer = z.object({ access_token: z.string().min(1), token_type: z.string().regex(/^bearer$/i) });
const TokenRefusal = z.object({ error: z.string() });

/** Asks the provider; what cannot be reached, answers too late or talks nonsense is one thing to a user. */
async function ask(url: string, init: RequestInit, log: Log): Promise<{ status: number; body: unknown }> {
  try {
    const signal = AbortSignal.timeout(limits.signIn.providerTimeoutMs);
    const response = await fetch(url, { ...init, signal, redirect: "error" });
    const bytes = await readLimited(response, limits.signIn.answerMaxBytes);
    return { status: response.status, body: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch (error) {
    log.warn({ err: error }, "the sign-in provider did not answer");
    throw new AppError("login_provider_unavailable");
  }
}

const basic = ({ clientId, clientSecret }: IdentityProvider) =>
  `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;

async function exchangeCode(
  provider: IdentityProvider,
  attempt: Pick<LoginAttempt, "redirectUri" | "verifier">,
  code: string,
  log: Log,
): Promise<string> {
  const form = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    redirect_uri: attempt.redirectUri,
    code_verifier: attempt.verifier,
  });
  const headers = { authorization: basic(provider), accept: "application/json" };
  const { status, body } = await ask(provider.tokenUrl, { method: "POST", headers, body: form }, log);
  const token = TokenAnswer.safeParse(body);
  if (status === 200 && token.success) return token.data.access_token;
  const reason = TokenRefusal.safeParse(body).data?.error ?? "unknown";
  // A code that was used, is too old or is not the provider's: the user starts again.
  if (reason === "invalid_grant" || reason === "invalid_request") throw new AppError("login_failed");
  log.error(
    { status, reason: reason.slice(0, 60) },
    "the sign-in provider refused our credentials or request",
  );
  throw new AppError("login_provider_unavailable");
}

/** Trades the code of the provider's answer for who the user is. Throws login_failed or login_provider_unavailable. */
export async function fetchIdentity(
  provider: IdentityProvider,
  attempt: Pick<LoginAttempt, "redirectUri" | "verifier">,
  code: string,
  log: Log,
): Promise<Identity> {
  const token = await exchangeCode(provider, attempt, code, log);
  const headers = { authorization: `Bearer ${token}`, accept: "application/json" };
  const { status, body } = await ask(provider.userUrl, { headers }, log);
  const identity = Identity.safeParse(body);
  if (status === 200 && identity.success) return identity.data;
  log.error({ status, fields: identity.error?.issues.map(issue => issue.path.join(".")) }, "unexpected user");
  throw new AppError("login_provider_unavailable");
}
