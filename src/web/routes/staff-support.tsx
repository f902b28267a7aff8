import { useLoaderData } from "react-router";
import type { MetaArgs } from "../page-meta.ts";
import { StaffFrame } from "../staff/staff-frame.tsx";
import { staffMeta } from "../staff/staff-meta.ts";
import { ThreadQueue } from "../staff/support/thread-queue.tsx";
import type { loader } from "./staff-support.server.ts";

export { loader } from "./staff-support.server.ts";

export const meta = (args: MetaArgs) => staffMeta(args, "support");

export default function StaffSupport() {
  const { page, query, now } = useLoaderData<typeof loader>();
  return (
    <StaffFrame current="support">
      <ThreadQueue page={page} state={query.state} now={now} />
    </StaffFrame>
  );
}
