import type { Env } from "#core/env.ts";
import { createToken, hashToken, type Keys } from "#core/keys.ts";

/** What a monitor keeps secret: the webhook that it notifies and the address that a bot calls. */

type Access = { env: Pick<Env, "PUBLIC_URL">; keys: Keys };

const addressOf = (env: Access["env"], token: string) => `${env.PUBLIC_URL}/api/heartbeat/${token}`;

/** A new heartbeat address: its hash finds the monitor, the sealed token shows the address to the owner. */
export function newHeartbeat({ env, keys }: Access) {
  const token = createToken();
  return {
    columns: { heartbeatHash: hashToken(token), heartbeatSealed: keys.seal(token) },
    url: addressOf(env, token),
  };
}

export const noHeartbeat = { heartbeatHash: null, heartbeatSealed: null };

/** What was sealed with another SECRET_KEY cannot be shown; the owner makes it anew. */
function openOrNull(keys: Keys, sealed: string): string | null {
  try {
    return keys.open(sealed);
  } catch {
    return null;
  }
}

/** The address that a bot calls; null for a monitor without one. */
export function heartbeatUrlOf({ env, keys }: Access, sealed: string | null): string | null {
  const token = sealed === null ? null : openOrNull(keys, sealed);
  return token === null ? null : addressOf(env, token);
}

const shownLetters = 4;

/** A webhook as its owner sees it: the last letters only. */
export const webhookMaskOf = (keys: Keys, sealed: string | null): string | null =>
  sealed === null ? null : `••••${openOrNull(keys, sealed)?.slice(-shownLetters) ?? ""}`;
