import { AppError } from "#core/errors.ts";
import { assertUser, type Ctx } from "../context/index.ts";

export const isStaff = ({ actor }: Pick<Ctx, "actor">): boolean =>
  actor.kind === "user" && (actor.role === "staff" || actor.role === "admin");

/** The id of the member of staff who asks, or a refusal. */
export function assertStaff(ctx: Pick<Ctx, "actor">): string {
  const userId = assertUser(ctx);
  if (!isStaff(ctx)) throw new AppError("forbidden");
  return userId;
}
