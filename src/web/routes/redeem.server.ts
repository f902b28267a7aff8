import type { LoaderFunctionArgs } from "react-router";
import { getEntitlement, isRunning, toldEnd } from "#features/plans/index.ts";
import { planTitles } from "#features/plans/plans.schema.ts";
import { privatePage } from "../page-context.server.ts";

/** The plan that runs now; null without one. */
export type RunningPlan = { plan: string; until: string } | null;
export type RedeemData = { isVisitor: boolean; running: RunningPlan };

export async function loader({ context }: LoaderFunctionArgs): Promise<RedeemData> {
  const ctx = await privatePage(context);
  if (ctx.actor.kind !== "user") return { isVisitor: true, running: null };
  const held = await getEntitlement(ctx, ctx.actor.userId);
  const running =
    held === null || held.plan === "free" || !isRunning(held, ctx.now)
      ? null
      : { plan: planTitles[held.plan], until: toldEnd(held, ctx.now).toISOString() };
  return { isVisitor: false, running };
}
