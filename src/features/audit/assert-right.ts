import { AppError } from "#core/errors.ts";
import { hasRight, type StaffRight } from "#core/staff-rights.ts";
import { assertUser, type Ctx } from "../context/index.ts";

/** Whether the asking member of staff may do that. */
export const mayDo = ({ actor }: Pick<Ctx, "actor">, right: StaffRight): boolean =>
  actor.kind === "user" && hasRight(actor.role, right);

/** The id of the member of staff who asks, or a refusal. Every staff verb begins with it. */
export function assertRight(ctx: Pick<Ctx, "actor">, right: StaffRight): string {
  const userId = assertUser(ctx);
  if (!mayDo(ctx, right)) throw new AppError("forbidden");
  return userId;
}

/** Whether somebody is staff at all: they see what moderation hides, and no limits of reading. */
export const isStaff = ({ actor }: Pick<Ctx, "actor">): boolean =>
  actor.kind === "user" && actor.role !== "user";
