import type { LoaderFunctionArgs } from "react-router";
import { listReports } from "#features/moderation/index.ts";
import { searchOf, staffPage } from "../staff/staff-page.server.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await staffPage(context);
  return { queue: await listReports(ctx, searchOf(request)), now: ctx.now.toISOString() };
}
