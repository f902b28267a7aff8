import type { Log } from "#core/log.ts";
import type { Language } from "#core/vocabulary.ts";
import type { Ctx } from "#features/context/index.ts";
import type { RateLimits } from "#features/rate-limits/index.ts";
import type { FoundSession } from "#features/sessions/index.ts";
import type { IdentityProvider } from "#features/sign-in/index.ts";

/** What the middleware of the API puts on every request. */
export type ApiEnv = {
  Variables: {
    /** What verbs are given: services, who asks, and when. */
    ctx: Ctx;
    requestId: string;
    language: Language;
    /** Names the request in each line. */
    log: Log;
    /** The signed-in user with plan; null for a visitor. */
    session: FoundSession | null;
    /** Who the caller is for the rate limits: a user id or a keyed hash of the address. */
    caller: string;
    rateLimits: RateLimits;
    /** Where one signs in; null when this installation has no credentials. */
    provider: IdentityProvider | null;
    /** Ends the open streams when the process drains. */
    closing: AbortSignal;
  };
};
