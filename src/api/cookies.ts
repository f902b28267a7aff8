import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import { limits } from "#core/limits.ts";
import { secondMs } from "#core/time.ts";

/** Names that begin with __Host- are taken by browsers from us alone, over https alone, for the whole host. */
const isSecure = (publicUrl: string) => publicUrl.startsWith("https:");
const nameOf = (publicUrl: string, name: string) => (isSecure(publicUrl) ? `__Host-${name}` : name);

/** Readable by scripts and without any secret: the page reserves the place of the account menu. */
const hintName = "signed-in";
const base = (publicUrl: string) => ({ path: "/", sameSite: "Lax" as const, secure: isSecure(publicUrl) });

function read(request: Request, name: string): string | null {
  const header = request.headers.get("cookie");
  return header === null ? null : (parse(header, name)[name] ?? null);
}

export const readSessionToken = (request: Request, publicUrl: string): string | null =>
  read(request, nameOf(publicUrl, "session"));

export const hasSignedInHint = (request: Request): boolean => read(request, hintName) !== null;

export function setSessionCookies(c: Context, publicUrl: string, token: string): void {
  const maxAge = limits.session.absoluteMs / secondMs;
  setCookie(c, nameOf(publicUrl, "session"), token, { ...base(publicUrl), httpOnly: true, maxAge });
  setCookie(c, hintName, "1", { ...base(publicUrl), maxAge });
}

export function clearSessionCookies(c: Context, publicUrl: string): void {
  deleteCookie(c, nameOf(publicUrl, "session"), base(publicUrl));
  deleteCookie(c, hintName, base(publicUrl));
}

export const readLoginAttempt = (request: Request, publicUrl: string): string | null =>
  read(request, nameOf(publicUrl, "login"));

export function setLoginAttempt(c: Context, publicUrl: string, sealed: string): void {
  const maxAge = limits.session.loginAttemptMs / secondMs;
  setCookie(c, nameOf(publicUrl, "login"), sealed, { ...base(publicUrl), httpOnly: true, maxAge });
}

export const clearLoginAttempt = (c: Context, publicUrl: string): void => {
  deleteCookie(c, nameOf(publicUrl, "login"), base(publicUrl));
};
