import { plans } from "#core/limits.ts";
import { type Coins, coins } from "#core/money.ts";
import type { PlanName } from "#core/vocabulary.ts";
import { getCoinBalance } from "../coins/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { planOf } from "../plans/index.ts";
import { endpointOf } from "./ask-model.ts";
import type { AssistantOffer } from "./assistant.schema.ts";

/** What an answer costs on a plan; what no model writes costs nothing (decision 13). */
export const priceOn = (plan: PlanName, hasModel: boolean): Coins =>
  coins(hasModel ? plans[plan].aiMessageCoins : 0);

/** Who answers here, what that costs the asking user, and what they have. */
export async function getAssistantOffer(
  ctx: Pick<Ctx, "actor" | "db" | "env" | "now">,
): Promise<AssistantOffer> {
  const userId = assertUser(ctx);
  const hasModel = endpointOf(ctx.env) !== null;
  const price = priceOn(await planOf(ctx.db, userId, ctx.now), hasModel);
  return { hasModel, price, balance: await getCoinBalance(ctx) };
}
