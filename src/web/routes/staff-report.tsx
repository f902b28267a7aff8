import { useLoaderData } from "react-router";
import type { MetaArgs } from "../page-meta.ts";
import { ReportCasePage } from "../staff/report-case.tsx";
import { StaffFrame } from "../staff/staff-frame.tsx";
import { staffMeta } from "../staff/staff-meta.ts";
import type { loader } from "./staff-report.server.ts";

export { loader } from "./staff-report.server.ts";

export const meta = (args: MetaArgs) => staffMeta(args, "reports");

export default function StaffReport() {
  const { report, now } = useLoaderData<typeof loader>();
  return (
    <StaffFrame current="reports">
      <ReportCasePage key={report.group.hash} report={report} now={now} />
    </StaffFrame>
  );
}
