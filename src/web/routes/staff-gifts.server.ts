import type { LoaderFunctionArgs } from "react-router";
import { GiftQuery } from "#features/gifts/gifts.schema.ts";
import { listGiftCodes } from "#features/gifts/index.ts";
import { searchOf, staffPage } from "../staff/staff-page.server.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await staffPage(context);
  const query = GiftQuery.parse(searchOf(request));
  return { page: await listGiftCodes(ctx, query), query, now: ctx.now.toISOString() };
}
