import { AppError } from "#core/errors.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { planOf } from "../plans/index.ts";
import { markPremiumUse } from "../premium-uses/index.ts";
import { assertReadPass } from "../reading/index.ts";
import type { CodeRow } from "./find-code.ts";

type AccessCtx = Pick<Ctx, "actor" | "db" | "now">;

const isStaff = ({ actor }: AccessCtx): boolean =>
  actor.kind === "user" && (actor.role === "staff" || actor.role === "admin");

/** Some codes are part of the paid plans; staff see all. */
export async function assertPlanOpens(ctx: AccessCtx, code: CodeRow): Promise<void> {
  if (!code.needsPlan) return;
  const userId = assertUser(ctx);
  if (isStaff(ctx)) return;
  if ((await planOf(ctx.db, userId, ctx.now)) === "free") throw new AppError("plan_needed");
  await markPremiumUse(ctx.db, { userId, use: "codes" }, ctx.now);
}

/** Who may see the code itself: signed in, with a plan where it needs one, and past the human check. */
export async function assertReadable(ctx: AccessCtx, code: CodeRow): Promise<void> {
  assertUser(ctx);
  await assertPlanOpens(ctx, code);
  await assertReadPass(ctx);
}
