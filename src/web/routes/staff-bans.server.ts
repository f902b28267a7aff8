import type { LoaderFunctionArgs } from "react-router";
import { KeptBanQuery } from "#features/bans/bans.schema.ts";
import { listKeptBans } from "#features/bans/index.ts";
import { searchOf, staffPage } from "../staff/staff-page.server.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await staffPage(context);
  const query = KeptBanQuery.parse(searchOf(request));
  return { page: await listKeptBans(ctx, query), query };
}
