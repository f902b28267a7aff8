import type { LoaderFunctionArgs } from "react-router";
import { listStaffUsers } from "#features/staff-users/index.ts";
import { StaffUserQuery } from "#features/staff-users/staff-users.schema.ts";
import { searchOf, staffPage } from "../staff/staff-page.server.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await staffPage(context);
  const query = StaffUserQuery.parse(searchOf(request));
  return { page: await listStaffUsers(ctx, query), query, now: ctx.now.toISOString() };
}
