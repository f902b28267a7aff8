import { eq } from "drizzle-orm";
import { AppError, isAppError } from "#core/errors.ts";
import { type PaidPlan, paidPlans } from "#core/plans.ts";
import { addMonths } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { giftCodes } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { assertHumanCheck } from "../human-check/index.ts";
import { lockUser } from "../locks/index.ts";
import { extendPlan, openPlan } from "../plans/index.ts";
import { countTry } from "./count-try.ts";
import { giftHash } from "./gift-code.ts";
import { type GiftRow, giftStateOf } from "./gift-state.ts";
import { RedeemDraft, type Redeemed } from "./gifts.schema.ts";

/** The check's own refusal, in the words of this form. */
async function assertHuman(ctx: Ctx, solution: string | null): Promise<void> {
  try {
    await assertHumanCheck(ctx, solution, "redeem");
  } catch (error) {
    if (!isAppError(error) || error.code !== "human_check_failed") throw error;
    throw new AppError("human_check_failed", {}, { humanCheck: { key: "robot_check_required" } });
  }
}

/** Whatever is wrong with a code, the answer is the same: nobody learns that one existed. */
async function takeGift(tx: Tx, code: string, now: Date): Promise<GiftRow & { plan: PaidPlan }> {
  const [gift] = await tx
    .select()
    .from(giftCodes)
    .where(eq(giftCodes.codeHash, giftHash(code)))
    .for("update");
  const plan = paidPlans.find(each => each === gift?.plan);
  if (gift === undefined || plan === undefined || giftStateOf(gift, now) !== "open")
    throw new AppError("gift_code_refused");
  return { ...gift, plan };
}

type Opening = { userId: string; gift: GiftRow & { plan: PaidPlan } };

/** Decision 25: the same plan by coins or gift becomes longer; any other running plan is a refusal with its end. */
async function applyGift(tx: Tx, { userId, gift }: Opening, now: Date): Promise<Redeemed> {
  const { id, plan, months } = gift;
  const extended = await extendPlan(tx, { userId, plan, months }, now);
  const validUntil = extended ?? addMonths(now, months);
  if (extended === null)
    await openPlan(tx, { userId, source: "gift", reference: id, plan, validUntil, renews: false }, now);
  return { plan, months, validUntil: validUntil.toISOString(), isExtended: extended !== null };
}

/**
 * Redeems a gift code: a fresh human check always, so many tries an hour, and then plan and code in one transaction.
 * `address` is where the request came from; it is kept as a keyed hash only.
 */
export async function redeemGiftCode(
  ctx: Ctx,
  input: { draft: unknown; address: string },
): Promise<Redeemed> {
  const userId = assertUser(ctx);
  const { code, humanCheck } = parseInput(RedeemDraft, input.draft);
  await assertHuman(ctx, humanCheck ?? null);
  await countTry(ctx, { userId, address: input.address });
  return ctx.db.transaction(async tx => {
    await lockUser(tx, userId);
    const gift = await takeGift(tx, code, ctx.now);
    const redeemed = await applyGift(tx, { userId, gift }, ctx.now);
    await tx
      .update(giftCodes)
      .set({ redeemedBy: userId, redeemedAt: ctx.now })
      .where(eq(giftCodes.id, gift.id));
    return redeemed;
  });
}
