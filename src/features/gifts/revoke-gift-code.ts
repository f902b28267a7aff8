import { eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { giftCodes } from "#db/schema/index.ts";
import { assertRight, writeAudit } from "../audit/index.ts";
import type { Ctx } from "../context/index.ts";

/** Takes a code back that nobody has redeemed. For staff. */
export async function revokeGiftCode(
  ctx: Pick<Ctx, "actor" | "db" | "now">,
  input: { id: string },
): Promise<{ id: string }> {
  assertRight(ctx, "gifts");
  await ctx.db.transaction(async tx => {
    const [gift] = await tx.select().from(giftCodes).where(eq(giftCodes.id, input.id)).for("update");
    if (gift === undefined) throw new AppError("gift_code_not_found");
    if (gift.redeemedAt !== null || gift.revokedAt !== null) throw new AppError("gift_code_spent");
    await tx.update(giftCodes).set({ revokedAt: ctx.now }).where(eq(giftCodes.id, gift.id));
    await writeAudit(tx, ctx, {
      action: "gift.revoke",
      subjectKind: "gift",
      subjectId: gift.batchId,
      details: { id: gift.id, plan: gift.plan, months: gift.months },
    });
  });
  return { id: input.id };
}
