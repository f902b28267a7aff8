import { sql } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import type { Language } from "#core/vocabulary.ts";
import { staffRoles, users } from "#db/schema/index.ts";
import { isBannedIdentity } from "../bans/index.ts";
import type { Ctx } from "../context/index.ts";
import { createSession } from "../sessions/index.ts";
import type { Identity } from "./fetch-identity.ts";

/** Whoever the settings name is admin; everybody else is what an admin has named them. */
const isNamed = (ctx: Pick<Ctx, "env">, id: string) => ctx.env.STAFF_DISCORD_IDS.includes(id);
const givenRole = (id: string) =>
  sql`coalesce((select ${staffRoles.role} from ${staffRoles} where ${staffRoles.userId} = ${id}), 'user')`;

/**
 * Lets somebody in whom the provider vouched for: keeps what the provider says of them and starts a session.
 * `language` is that of the page where the first login began. Throws account_banned.
 */
export async function signIn(
  ctx: Pick<Ctx, "db" | "env" | "keys" | "now">,
  options: { identity: Identity; language: Language; userAgent: string; replacedToken: string | null },
): Promise<{ userId: string; sessionId: string; token: string }> {
  const { identity, language, userAgent, replacedToken } = options;
  const { id, ...profile } = identity;
  const role = isNamed(ctx, id) ? ("admin" as const) : givenRole(id);
  return ctx.db.transaction(async tx => {
    if (await isBannedIdentity(tx, { keys: ctx.keys, discordId: id })) throw new AppError("account_banned");
    const [user] = await tx
      .insert(users)
      .values({ id, ...profile, role, language, createdAt: ctx.now, lastLoginAt: ctx.now })
      .onConflictDoUpdate({
        target: users.id,
        set: {
          ...profile,
          role,
          lastLoginAt: ctx.now,
        },
      })
      .returning({ bannedAt: users.bannedAt });
    if (user?.bannedAt) throw new AppError("account_banned");
    const session = await createSession(tx, { userId: id, userAgent, replacedToken, now: ctx.now });
    return { userId: id, sessionId: session.id, token: session.token };
  });
}
