import { AppError } from "#core/errors.ts";
import type { Ctx } from "../context/index.ts";

/** The id of whose coins they are, or a refusal in the words of the coins page. */
export function assertCoinOwner({ actor }: Pick<Ctx, "actor">): string {
  if (actor.kind !== "user") throw new AppError("coins_unauthorized");
  return actor.userId;
}
