import type { LoaderFunctionArgs } from "react-router";
import { listAppeals } from "#features/moderation/index.ts";
import { AppealQuery } from "#features/moderation/moderation.schema.ts";
import { searchOf, staffPage } from "../staff/staff-page.server.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await staffPage(context);
  const query = AppealQuery.parse(searchOf(request));
  return { page: await listAppeals(ctx, query), status: query.status, now: ctx.now.toISOString() };
}
