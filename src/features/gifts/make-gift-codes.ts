import { createId } from "#core/ids.ts";
import { addMs, dayMs } from "#core/time.ts";
import { giftCodes } from "#db/schema/index.ts";
import { assertRight, writeAudit } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { createGiftCode, giftHash } from "./gift-code.ts";
import { GiftBatch, type MadeGifts } from "./gifts.schema.ts";

/** Makes gift codes. The answer is the only time that anybody sees them. For staff. */
export async function makeGiftCodes(
  ctx: Pick<Ctx, "actor" | "db" | "now">,
  input: unknown,
): Promise<MadeGifts> {
  const createdBy = assertRight(ctx, "gifts");
  const { plan, months, count, validDays, note } = parseInput(GiftBatch, input);
  const batchId = createId();
  const expiresAt = addMs(ctx.now, validDays * dayMs);
  const codes = Array.from({ length: count }, () => ({ id: createId(), code: createGiftCode() }));
  const rows = codes.map(({ id, code }) => ({
    id,
    batchId,
    codeHash: giftHash(code),
    plan,
    months,
    note,
    createdBy,
    createdAt: ctx.now,
    expiresAt,
  }));
  await ctx.db.transaction(async tx => {
    await tx.insert(giftCodes).values(rows);
    await writeAudit(tx, ctx, {
      action: "gift.make",
      subjectKind: "gift",
      subjectId: batchId,
      ...(note !== "" && { reason: note }),
      details: { plan, months, count, expiresAt: expiresAt.toISOString() },
    });
  });
  return { batchId, plan, months, expiresAt: expiresAt.toISOString(), codes };
}
