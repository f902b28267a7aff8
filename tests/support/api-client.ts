import { type ApiOptions, createApi } from "#api/app.ts";
import type { Clock } from "#core/time.ts";
import { giveConsent } from "#features/consents/index.ts";
import { contextFor, type Services } from "#features/context/index.ts";
import { createSession } from "#features/sessions/index.ts";

/** The cookie of a new session of a user; without the age confirmation when `aged` is false. */
export async function signedInCookie(
  services: Services,
  userId: string,
  options: { now: Date; aged?: boolean; userAgent?: string },
): Promise<string> {
  const { now, aged = true, userAgent = "test" } = options;
  const { id, token } = await createSession(services.db, { userId, userAgent, replacedToken: null, now });
  const actor = { kind: "user", userId, sessionId: id, role: "user" } as const;
  if (aged) await giveConsent(contextFor(services, actor, now), { kind: "age13" });
  const name = services.env.PUBLIC_URL.startsWith("https:") ? "__Host-session" : "session";
  return `${name}=${token}`;
}

let clients = 0;

/** The API without a server, called as a page of ours would, each client from an address of its own. */
export function apiClient(services: Services, options: ApiOptions & { clock: Clock; address?: string }) {
  const api = createApi(services, options);
  const remoteAddress = options.address ?? `10.0.${Math.floor(++clients / 250)}.${clients % 250}`;
  const connection = { incoming: { socket: { remoteAddress } } };
  return async (path: string, init: RequestInit & { cookie?: string; json?: unknown } = {}) => {
    const { cookie, json, ...rest } = init;
    const headers = new Headers(rest.headers);
    if (!headers.has("sec-fetch-site")) headers.set("sec-fetch-site", "same-origin");
    // An older browser, or plain http on a network.
    if (headers.get("sec-fetch-site") === "unsaid") headers.delete("sec-fetch-site");
    if (cookie !== undefined) headers.set("cookie", cookie);
    if (json !== undefined) headers.set("content-type", "application/json");
    const body = json === undefined ? rest.body : JSON.stringify(json);
    return api.request(
      `${services.env.PUBLIC_URL}${path}`,
      { ...rest, headers, ...(body && { body }) },
      connection,
    );
  };
}
