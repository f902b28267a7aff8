import { useLoaderData } from "react-router";
import type { MetaArgs } from "../page-meta.ts";
import { AuditList } from "../staff/audit-list.tsx";
import { StaffFrame } from "../staff/staff-frame.tsx";
import { staffMeta } from "../staff/staff-meta.ts";
import type { loader } from "./staff-audit.server.ts";

export { loader } from "./staff-audit.server.ts";

export const meta = (args: MetaArgs) => staffMeta(args, "audit");

export default function StaffAudit() {
  const { page, query } = useLoaderData<typeof loader>();
  return (
    <StaffFrame current="audit">
      <AuditList page={page} query={query} />
    </StaffFrame>
  );
}
