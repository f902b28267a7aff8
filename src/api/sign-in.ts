import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { isLoopbackHost } from "#core/env.ts";
import { AppError, type ErrorCode, isAppError } from "#core/errors.ts";
import { revokeSession } from "#features/sessions/index.ts";
import {
  assertAttempt,
  fetchIdentity,
  type IdentityProvider,
  type LoginAttempt,
  type LoginOutcome,
  languageOfPath,
  openAttempt,
  safeReturnPath,
  signIn,
  startLogin,
  withOutcome,
} from "#features/sign-in/index.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals } from "./api-error.ts";
import {
  clearLoginAttempt,
  clearSessionCookies,
  readLoginAttempt,
  readSessionToken,
  setLoginAttempt,
  setSessionCookies,
} from "./cookies.ts";
import { logoutPage } from "./pages/logout-page.ts";
import { sendPage } from "./pages/send-page.ts";
import { createRouter } from "./router.ts";

const tags = ["Sign-in"];
const redirect = { description: "To the next page" };

const getLogin = createRoute({
  method: "get",
  path: "/login",
  tags,
  summary: "Begin to sign in",
  description:
    "A navigation of the browser, not a call: leads to Discord and back to `returnTo`, a path of this site. A login that does not succeed returns there with `?login=` denied, failed, expired, unavailable or banned.",
  request: { query: z.object({ returnTo: z.string().optional() }) },
  responses: { 302: redirect, ...refusals("rate_limited") },
});

const getCallback = createRoute({
  method: "get",
  path: "/login/callback",
  tags,
  summary: "Where Discord leads back to",
  request: {
    query: z.object({
      code: z.string().optional(),
      state: z.string().optional(),
      error: z.string().optional(),
    }),
  },
  responses: { 302: redirect, ...refusals("rate_limited") },
});

const getLogout = createRoute({
  method: "get",
  path: "/logout",
  tags,
  summary: "Sign this browser out",
  description:
    "A navigation of the browser. One that another site started gets a page that asks first, so that no link elsewhere signs anybody out.",
  request: { query: z.object({ returnTo: z.string().optional() }) },
  responses: {
    302: redirect,
    200: { description: "The page that asks", content: { "text/html": { schema: z.string() } } },
    ...refusals("rate_limited"),
  },
});

/**
 * Where the provider sends the browser back to. The stand-in takes any loopback address, so that the cookie is found
 * whether one opened localhost or 127.0.0.1; Discord takes only what is registered there.
 */
function redirectUriOf(c: Context<ApiEnv>, provider: IdentityProvider): string {
  const own = new URL(c.req.url);
  const isLocal = provider.kind === "stand-in" && isLoopbackHost(own.hostname.replace(/^\[|\]$/g, ""));
  return `${isLocal ? own.origin : c.get("ctx").env.PUBLIC_URL}/api/login/callback`;
}

const outcomes: Partial<Record<ErrorCode, LoginOutcome>> = {
  login_expired: "expired",
  login_provider_unavailable: "unavailable",
  account_banned: "banned",
};

function beginLogin(c: Context<ApiEnv>, wish: string | undefined): Response {
  const returnPath = safeReturnPath(wish);
  const { keys, env, now } = c.get("ctx");
  const provider = c.get("provider");
  if (provider === null) {
    c.get("log").warn("somebody wanted to sign in, but no Discord credentials are set");
    return c.redirect(withOutcome(returnPath, "unavailable"));
  }
  const { url, sealed } = startLogin(keys, provider, {
    redirectUri: redirectUriOf(c, provider),
    returnPath,
    now,
  });
  setLoginAttempt(c, env.PUBLIC_URL, sealed);
  return c.redirect(url.href);
}

type Answer = { code?: string | undefined; state?: string | undefined; error?: string | undefined };

/** Ends the login that `attempt` began; throws an AppError when it does not succeed. */
async function finishLogin(
  c: Context<ApiEnv>,
  attempt: LoginAttempt,
  { code, state }: Answer,
): Promise<void> {
  const ctx = c.get("ctx");
  const provider = c.get("provider");
  if (provider === null) throw new AppError("login_provider_unavailable");
  if (code === undefined || state === undefined) throw new AppError("login_failed");
  const identity = await fetchIdentity(provider, attempt, code, c.get("log"));
  const { token } = await signIn(ctx, {
    identity,
    language: languageOfPath(attempt.returnPath),
    userAgent: c.req.header("user-agent") ?? "",
    replacedToken: readSessionToken(c.req.raw, ctx.env.PUBLIC_URL),
  });
  setSessionCookies(c, ctx.env.PUBLIC_URL, token);
}

async function takeAnswer(c: Context<ApiEnv>, answer: Answer): Promise<Response> {
  const { keys, env, now } = c.get("ctx");
  const attempt = openAttempt(keys, readLoginAttempt(c.req.raw, env.PUBLIC_URL));
  clearLoginAttempt(c, env.PUBLIC_URL);
  if (attempt === null) return c.redirect(withOutcome("/", "expired"));
  try {
    assertAttempt(attempt, answer.state ?? "", now);
    if (answer.error !== undefined) {
      const outcome = answer.error === "access_denied" ? "denied" : "failed";
      return c.redirect(withOutcome(attempt.returnPath, outcome));
    }
    await finishLogin(c, attempt, answer);
    return c.redirect(attempt.returnPath);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return c.redirect(withOutcome(attempt.returnPath, outcomes[error.code] ?? "failed"));
  }
}

/**
 * Whether a navigation to the logout address was meant: begun on a page of ours or by hand, as a page and not as a
 * picture or a prefetch. Browsers that do not say so (plain http on a network) still name the page they come from.
 */
function isMeant(request: Request, publicUrl: string): boolean {
  const header = (name: string) => request.headers.get(name);
  if (/prefetch/.test(`${header("sec-purpose")}${header("purpose")}`)) return false;
  if (!["document", "empty", null].includes(header("sec-fetch-dest"))) return false;
  const site = header("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const from = header("referer");
  // Behind a proxy that ends TLS the request's own address says http, so the public one counts, too.
  const own = [request.url, publicUrl].map(address => new URL(address).origin);
  return from !== null && URL.canParse(from) && own.includes(new URL(from).origin);
}

async function logOut(c: Context<ApiEnv>, returnPath: string): Promise<Response> {
  const session = c.get("session");
  const { PUBLIC_URL } = c.get("ctx").env;
  if (session !== null && !isMeant(c.req.raw, PUBLIC_URL))
    return sendPage(c, logoutPage(c.get("language"), returnPath));
  if (session !== null) await revokeSession(c.get("ctx"), session.id);
  clearSessionCookies(c, PUBLIC_URL);
  return c.redirect(returnPath);
}

export const signInRoutes = createRouter()
  .openapi(getLogin, c => beginLogin(c, c.req.valid("query").returnTo))
  .openapi(getCallback, c => takeAnswer(c, c.req.valid("query")))
  .openapi(getLogout, c => logOut(c, safeReturnPath(c.req.valid("query").returnTo)));
