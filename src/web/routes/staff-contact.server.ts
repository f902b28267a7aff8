import type { LoaderFunctionArgs } from "react-router";
import { ContactQuery } from "#features/contact/contact.schema.ts";
import { listContact } from "#features/contact/index.ts";
import { searchOf, staffPage } from "../staff/staff-page.server.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await staffPage(context);
  const query = ContactQuery.parse(searchOf(request));
  return { page: await listContact(ctx, query), query };
}
