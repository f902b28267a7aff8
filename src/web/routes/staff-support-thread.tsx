import { useLoaderData } from "react-router";
import type { MetaArgs } from "../page-meta.ts";
import { StaffFrame } from "../staff/staff-frame.tsx";
import { staffMeta } from "../staff/staff-meta.ts";
import { StaffThread } from "../staff/support/staff-thread.tsx";
import type { loader } from "./staff-support-thread.server.ts";

export { loader } from "./staff-support-thread.server.ts";

export const meta = (args: MetaArgs) => staffMeta(args, "support");

export default function StaffSupportThread() {
  const { thread, now } = useLoaderData<typeof loader>();
  return (
    <StaffFrame current="support">
      <StaffThread key={thread.id} thread={thread} now={now} />
    </StaffFrame>
  );
}
