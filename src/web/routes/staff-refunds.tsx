import { useLoaderData } from "react-router";
import type { MetaArgs } from "../page-meta.ts";
import { RefundQueue } from "../staff/refunds/refund-queue.tsx";
import { StaffFrame } from "../staff/staff-frame.tsx";
import { staffMeta } from "../staff/staff-meta.ts";
import type { loader } from "./staff-refunds.server.ts";

export { loader } from "./staff-refunds.server.ts";

export const meta = (args: MetaArgs) => staffMeta(args, "refunds");

export default function StaffRefunds() {
  const { page, query, now } = useLoaderData<typeof loader>();
  return (
    <StaffFrame current="refunds">
      <RefundQueue page={page} query={query} now={now} />
    </StaffFrame>
  );
}
