import type { LoaderFunctionArgs } from "react-router";
import type { BillingView } from "#features/billing/billing.schema.ts";
import { getBilling } from "#features/billing/index.ts";
import { privatePage } from "../page-context.server.ts";

export type BillingData = { view: BillingView | null; now: string };

/** `view` is null for visitors. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<BillingData> {
  const ctx = await privatePage(context);
  const isBack = new URL(request.url).searchParams.get("payment") === "updated";
  const view = ctx.actor.kind === "user" ? await getBilling(ctx, { isBack }) : null;
  return { view, now: ctx.now.toISOString() };
}
