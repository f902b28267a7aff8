import type { LoaderFunctionArgs } from "react-router";
import type { BillingView } from "#features/billing/billing.schema.ts";
import { getBilling } from "#features/billing/index.ts";
import { privatePage } from "../page-context.server.ts";

export type BillingData = { view: BillingView | null; now: string };

/** `view` is null for visitors. */
export async function loader({ context }: LoaderFunctionArgs): Promise<BillingData> {
  const ctx = await privatePage(context);
  const view = ctx.actor.kind === "user" ? await getBilling(ctx) : null;
  return { view, now: ctx.now.toISOString() };
}
