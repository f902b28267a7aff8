import type { LoaderFunctionArgs } from "react-router";
import { listRefunds } from "#features/refunds/index.ts";
import { RefundQuery } from "#features/refunds/refunds.schema.ts";
import { searchOf, staffPage } from "../staff/staff-page.server.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await staffPage(context);
  const query = RefundQuery.parse(searchOf(request));
  return { page: await listRefunds(ctx, query), query, now: ctx.now.toISOString() };
}
