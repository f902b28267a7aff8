import type { LoaderFunctionArgs } from "react-router";
import { AuditQuery } from "#features/audit/audit.schema.ts";
import { listAudit } from "#features/audit/index.ts";
import { searchOf, staffPage } from "../staff/staff-page.server.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await staffPage(context);
  const query = AuditQuery.parse(searchOf(request));
  return { page: await listAudit(ctx, query), query };
}
