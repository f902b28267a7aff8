import type { LoaderFunctionArgs } from "react-router";
import { listAnnouncements } from "#features/announcements/index.ts";
import { staffPage } from "../staff/staff-page.server.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = await staffPage(context);
  return { list: await listAnnouncements(ctx), now: ctx.now.toISOString() };
}
