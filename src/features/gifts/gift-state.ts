import type { GiftState } from "#core/vocabulary.ts";
import type { giftCodes } from "#db/schema/index.ts";

export type GiftRow = typeof giftCodes.$inferSelect;

/** How a code stands at `now`. */
export function giftStateOf(
  gift: Pick<GiftRow, "redeemedAt" | "revokedAt" | "expiresAt">,
  now: Date,
): GiftState {
  if (gift.redeemedAt !== null) return "redeemed";
  if (gift.revokedAt !== null) return "revoked";
  return gift.expiresAt <= now ? "expired" : "open";
}
