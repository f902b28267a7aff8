import { eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { sessions, users } from "#db/schema/index.ts";
import { assertRight, writeAudit } from "../audit/index.ts";
import { dropKeptBan } from "../bans/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { mayBan } from "./may-ban.ts";
import { BanDecision } from "./staff-users.schema.ts";

/**
 * Bans a user, whose browsers are signed out at once, or takes the ban back, also from somebody whose account was
 * deleted meanwhile. Every time with a reason. For staff.
 */
export async function setBanned(
  ctx: Pick<Ctx, "actor" | "db" | "keys" | "now">,
  input: { id: string; decision: unknown },
): Promise<{ id: string }> {
  assertRight(ctx, "bans");
  const { banned, reason } = parseInput(BanDecision, input.decision);
  await ctx.db.transaction(async tx => {
    const [user] = await tx.select().from(users).where(eq(users.id, input.id)).for("no key update");
    if (user === undefined || user.closedAt !== null) {
      const kept = { keys: ctx.keys, discordId: input.id };
      if (banned || !(await dropKeptBan(tx, kept))) throw new AppError("user_not_found");
    } else {
      if (!mayBan(ctx, user)) throw new AppError("forbidden");
      if ((user.bannedAt !== null) === banned) return;
      await tx
        .update(users)
        .set({ bannedAt: banned ? ctx.now : null })
        .where(eq(users.id, user.id));
      if (banned) await tx.delete(sessions).where(eq(sessions.userId, user.id));
    }
    await writeAudit(tx, ctx, {
      action: banned ? "user.ban" : "user.unban",
      subjectKind: "user",
      subjectId: input.id,
      reason,
    });
  });
  return { id: input.id };
}
