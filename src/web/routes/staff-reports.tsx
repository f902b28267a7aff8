import { useLoaderData } from "react-router";
import type { MetaArgs } from "../page-meta.ts";
import { ReportQueueList } from "../staff/report-queue.tsx";
import { StaffFrame } from "../staff/staff-frame.tsx";
import { staffMeta } from "../staff/staff-meta.ts";
import type { loader } from "./staff-reports.server.ts";

export { loader } from "./staff-reports.server.ts";

export const meta = (args: MetaArgs) => staffMeta(args, "reports");

export default function StaffReports() {
  const { queue, now } = useLoaderData<typeof loader>();
  return (
    <StaffFrame current="reports">
      <ReportQueueList queue={queue} now={now} />
    </StaffFrame>
  );
}
