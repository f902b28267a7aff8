import type { LoaderFunctionArgs } from "react-router";
import { getReportCase } from "#features/moderation/index.ts";
import { staffPage } from "../staff/staff-page.server.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = await staffPage(context);
  return { report: await getReportCase(ctx, { hash: params.hash ?? "" }), now: ctx.now.toISOString() };
}
