import type { LoaderFunctionArgs } from "react-router";
import { listTeam } from "#features/staff-roles/index.ts";
import { staffPage } from "../staff/staff-page.server.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = await staffPage(context);
  return { team: await listTeam(ctx), now: ctx.now.toISOString() };
}
