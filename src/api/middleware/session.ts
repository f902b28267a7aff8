import { createMiddleware } from "hono/factory";
import { AppError } from "#core/errors.ts";
import type { Clock } from "#core/time.ts";
import { contextFor, type Services } from "#features/context/index.ts";
import { actorOf, sessionOfRequest } from "../actor.ts";
import type { ApiEnv } from "../api-env.ts";
import { clearSessionCookies, hasSignedInHint } from "../cookies.ts";

/** Finds who asks. Cookies of a session that has ended are taken back. */
export const requestSession = (services: Services, clock: Clock) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const now = clock();
    const session = await sessionOfRequest(services, c.req.raw, now);
    c.set("session", session);
    c.set("ctx", { ...contextFor(services, actorOf(session), now), log: c.get("log") });
    if (session === null && hasSignedInHint(c.req.raw)) clearSessionCookies(c, services.env.PUBLIC_URL);
    await next();
  });

const isUnsafe = (method: string) => !["GET", "HEAD", "OPTIONS"].includes(method);
/** What somebody may do who has not yet confirmed their age: confirm it, set the language, leave, stop mails. */
const openBeforeConfirmation = /^\/api\/(consents|settings|sessions|notifications)(\/|$)/;

/** Whoever is signed in confirms their age before they change anything (decision record 17 of the product). */
export const requireAge = createMiddleware<ApiEnv>(async (c, next) => {
  const session = c.get("session");
  const isBarred = session !== null && !session.ageConfirmed && isUnsafe(c.req.method);
  if (isBarred && !openBeforeConfirmation.test(c.req.path)) throw new AppError("age_confirmation_needed");
  await next();
});

/** What somebody may do whose account is about to be deleted: keep it after all, sign out, set the language. */
const openWhileLeaving = /^\/api\/(account|consents|settings|sessions|notifications)(\/|$)/;

/** Nothing begins for an account that is about to be deleted: what was stopped meanwhile stays so. */
export const requireStaying = createMiddleware<ApiEnv>(async (c, next) => {
  const isLeaving = (c.get("session")?.deletesAt ?? null) !== null;
  if (isLeaving && isUnsafe(c.req.method) && !openWhileLeaving.test(c.req.path))
    throw new AppError("account_leaving");
  await next();
});
