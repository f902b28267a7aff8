import type { Actor, Services } from "#features/context/index.ts";
import { type FoundSession, findSession } from "#features/sessions/index.ts";
import { readSessionToken } from "./cookies.ts";

export const actorOf = (session: FoundSession | null): Actor =>
  session === null
    ? { kind: "visitor" }
    : { kind: "user", userId: session.user.id, sessionId: session.id, role: session.user.role };

export async function sessionOfRequest(
  services: Services,
  request: Request,
  now: Date,
): Promise<FoundSession | null> {
  const token = readSessionToken(request, services.env.PUBLIC_URL);
  return token === null ? null : findSession({ db: services.db, now }, token);
}

/** Who makes a request, by its session cookie. */
export const actorOfRequest = async (services: Services, request: Request, now: Date): Promise<Actor> =>
  actorOf(await sessionOfRequest(services, request, now));
