import type { LoaderFunctionArgs } from "react-router";
import { getSystem } from "#features/system/index.ts";
import { staffPage } from "../staff/staff-page.server.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = await staffPage(context);
  return { figures: await getSystem(ctx), now: ctx.now.toISOString() };
}
