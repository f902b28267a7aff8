import { eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { bannedIdentities } from "#db/schema/index.ts";
import { assertRight, writeAudit } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { LiftDecision } from "./bans.schema.ts";

/** Lets somebody sign in anew whose account was deleted while it was banned. With a reason. For staff. */
export async function liftKeptBan(
  ctx: Pick<Ctx, "actor" | "db" | "now">,
  input: { id: string; decision: unknown },
): Promise<{ id: string }> {
  assertRight(ctx, "bans");
  const { reason } = parseInput(LiftDecision, input.decision);
  await ctx.db.transaction(async tx => {
    const lifted = await tx
      .delete(bannedIdentities)
      .where(eq(bannedIdentities.id, input.id))
      .returning({ id: bannedIdentities.id });
    if (lifted.length === 0) throw new AppError("user_not_found");
    await writeAudit(tx, ctx, { action: "user.unban", subjectKind: "ban", subjectId: input.id, reason });
  });
  return { id: input.id };
}
