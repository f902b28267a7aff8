import { type LoaderFunctionArgs, redirect } from "react-router";
import { type PaidPlan, paidPlans } from "#core/plans.ts";
import type { BillingPeriod } from "#core/vocabulary.ts";
import type { BillingView } from "#features/billing/billing.schema.ts";
import { getBilling } from "#features/billing/index.ts";
import { periodOf } from "../billing/checkout-address.ts";
import { languageOfPath, localePath } from "../language.ts";
import { privatePage } from "../page-context.server.ts";

export type CheckoutData = { view: BillingView | null; plan: PaidPlan; period: BillingPeriod; now: string };

/** `view` is null for visitors. An address without a plan that is sold leads to /billing. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<CheckoutData> {
  const ctx = await privatePage(context);
  const { pathname, searchParams } = new URL(request.url);
  const plan = paidPlans.find(one => one === searchParams.get("plan"));
  if (plan === undefined) throw redirect(localePath(languageOfPath(pathname), "/billing"));
  const period = periodOf(searchParams.get("period"));
  const view = ctx.actor.kind === "user" ? await getBilling(ctx) : null;
  return { view, plan, period, now: ctx.now.toISOString() };
}
