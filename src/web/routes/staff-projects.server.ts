import type { LoaderFunctionArgs } from "react-router";
import { listStaffProjects } from "#features/moderation/index.ts";
import { StaffProjectQuery } from "#features/moderation/moderation.schema.ts";
import { searchOf, staffPage } from "../staff/staff-page.server.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await staffPage(context);
  const query = StaffProjectQuery.parse(searchOf(request));
  return { page: await listStaffProjects(ctx, query), query, now: ctx.now.toISOString() };
}
