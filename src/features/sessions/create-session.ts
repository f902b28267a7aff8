import { eq } from "drizzle-orm";
import { createId } from "#core/ids.ts";
import { createToken, hashToken } from "#core/keys.ts";
import type { Tx } from "#db/client.ts";
import { sessions } from "#db/schema/index.ts";
import { sessionEnd } from "./session.ts";

const userAgentMax = 300;

/**
 * Starts a session and returns its token, which nobody else ever sees: only its hash is stored. The session that
 * this browser had before (`replacedToken`) ends, so that a token planted before the login opens nothing after it.
 */
export async function createSession(
  tx: Tx,
  options: { userId: string; userAgent: string; replacedToken: string | null; now: Date },
): Promise<{ id: string; token: string }> {
  const { userId, userAgent, replacedToken, now } = options;
  if (replacedToken !== null)
    await tx.delete(sessions).where(eq(sessions.tokenHash, hashToken(replacedToken)));
  const id = createId();
  const token = createToken();
  await tx.insert(sessions).values({
    id,
    tokenHash: hashToken(token),
    userId,
    userAgent: userAgent.slice(0, userAgentMax),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: sessionEnd(now, now),
  });
  return { id, token };
}
