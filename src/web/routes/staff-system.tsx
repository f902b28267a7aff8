import { useLoaderData } from "react-router";
import type { MetaArgs } from "../page-meta.ts";
import { StaffFrame } from "../staff/staff-frame.tsx";
import { staffMeta } from "../staff/staff-meta.ts";
import { SystemPage } from "../staff/system/system-page.tsx";
import type { loader } from "./staff-system.server.ts";

export { loader } from "./staff-system.server.ts";

export const meta = (args: MetaArgs) => staffMeta(args, "system");

export default function StaffSystem() {
  const { figures, now } = useLoaderData<typeof loader>();
  return (
    <StaffFrame current="system">
      <SystemPage figures={figures} now={now} />
    </StaffFrame>
  );
}
