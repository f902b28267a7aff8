import type { LoaderFunctionArgs } from "react-router";
import { listStaffThreads } from "#features/support/index.ts";
import { StaffThreadQuery } from "#features/support/support.schema.ts";
import { searchOf, staffPage } from "../staff/staff-page.server.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await staffPage(context);
  const query = StaffThreadQuery.parse(searchOf(request));
  return { page: await listStaffThreads(ctx, query), query, now: ctx.now.toISOString() };
}
