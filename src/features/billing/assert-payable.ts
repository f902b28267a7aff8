import { and, eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { checkouts } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { assertNoPlanRuns } from "../plans/index.ts";

/** Whose checkout the asking user's own is: another's is as good as none. */
export async function assertOwnCheckout(ctx: Ctx, checkoutId: string): Promise<void> {
  const own = and(eq(checkouts.id, checkoutId), eq(checkouts.userId, assertUser(ctx)));
  if ((await ctx.db.$count(checkouts, own)) === 0) throw new AppError("checkout_not_found");
}

/** Refuses a payment for a plan while another one runs, before money is taken. */
export const assertPayable = (ctx: Ctx): Promise<void> =>
  ctx.db.transaction(tx => assertNoPlanRuns(tx, assertUser(ctx), ctx.now));
