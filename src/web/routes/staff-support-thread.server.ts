import type { LoaderFunctionArgs } from "react-router";
import { getStaffThread } from "#features/support/index.ts";
import { staffPage } from "../staff/staff-page.server.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = await staffPage(context);
  return { thread: await getStaffThread(ctx, { id: params.id ?? "" }), now: ctx.now.toISOString() };
}
