import type { LoaderFunctionArgs } from "react-router";
import { paidPlans } from "#core/plans.ts";
import type { CoinAccount, CoinHistory } from "#features/coins/coins.schema.ts";
import { getCoinAccount, listCoinHistory } from "#features/coins/index.ts";
import type { Ctx } from "#features/context/index.ts";
import { getEntitlement, isRunning, toldEnd } from "#features/plans/index.ts";
import type { RunningPlan } from "../coins/coin-plans.tsx";
import { privatePage } from "../page-context.server.ts";

export type CoinsData =
  | { kind: "visitor" }
  | { kind: "owner"; account: CoinAccount; history: CoinHistory; running: RunningPlan | null };

async function findRunning(ctx: Ctx, userId: string): Promise<RunningPlan | null> {
  const entitlement = await getEntitlement(ctx, userId);
  if (entitlement === null || !isRunning(entitlement, ctx.now)) return null;
  const plan = paidPlans.find(name => name === entitlement.plan);
  return plan === undefined ? null : { plan, until: toldEnd(entitlement, ctx.now).toISOString() };
}

export async function loader({ context }: LoaderFunctionArgs): Promise<CoinsData> {
  const ctx = await privatePage(context);
  if (ctx.actor.kind !== "user") return { kind: "visitor" };
  const [account, history, running] = await Promise.all([
    getCoinAccount(ctx),
    listCoinHistory(ctx, {}),
    findRunning(ctx, ctx.actor.userId),
  ]);
  return { kind: "owner", account, history, running };
}
