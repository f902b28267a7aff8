import type { Coins } from "#core/money.ts";
import type { Language } from "#core/vocabulary.ts";
import { accessEnd, type Entitlement, isRunning, subscriptionCheckOf } from "../plans/index.ts";
import type { FoundSession } from "../sessions/index.ts";
import { avatarUrlOf } from "./avatar-url.ts";
import type { UserDetails } from "./users.schema.ts";

const planEndOf = (held: Entitlement | null, now: Date): string | null =>
  held !== null && held.plan !== "free" && isRunning(held, now) ? accessEnd(held).toISOString() : null;

/** What the owner of a session is told about themselves. */
export function userDetailsOf(
  session: FoundSession,
  {
    now,
    language,
    unseenNotices,
    coins,
    hasSupport,
  }: { now: Date; language: Language; unseenNotices: number; coins: Coins; hasSupport: boolean },
): UserDetails {
  const { id, username, globalName, role, email, emailVerified, emailNotifications } = session.user;
  return {
    id,
    username,
    globalName,
    avatarUrl: avatarUrlOf(session.user),
    role,
    language: session.user.language,
    emailNotifications,
    email,
    emailVerified,
    ageConfirmed: session.ageConfirmed,
    subscriptionCheck: subscriptionCheckOf(session.entitlement, now, language),
    planEndsAt: planEndOf(session.entitlement, now),
    deletesAt: session.deletesAt?.toISOString() ?? null,
    coins,
    hasSupport,
    unseenNotices,
  };
}
