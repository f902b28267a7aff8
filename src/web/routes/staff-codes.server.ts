import type { LoaderFunctionArgs } from "react-router";
import { listStaffCodes } from "#features/codes/index.ts";
import { StaffCodeQuery } from "#features/codes/staff-codes.schema.ts";
import { publicPage } from "../page-context.server.ts";
import { searchOf, staffPage } from "../staff/staff-page.server.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await staffPage(context);
  const { language } = publicPage(context);
  const query = StaffCodeQuery.parse(searchOf(request));
  return { page: await listStaffCodes(ctx, { query, language }), query, now: ctx.now.toISOString() };
}
