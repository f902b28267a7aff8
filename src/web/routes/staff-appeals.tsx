import { useLoaderData } from "react-router";
import type { MetaArgs } from "../page-meta.ts";
import { AppealList } from "../staff/appeal-list.tsx";
import { StaffFrame } from "../staff/staff-frame.tsx";
import { staffMeta } from "../staff/staff-meta.ts";
import type { loader } from "./staff-appeals.server.ts";

export { loader } from "./staff-appeals.server.ts";

export const meta = (args: MetaArgs) => staffMeta(args, "appeals");

export default function StaffAppeals() {
  const { page, status, now } = useLoaderData<typeof loader>();
  return (
    <StaffFrame current="appeals">
      <AppealList page={page} status={status} now={now} />
    </StaffFrame>
  );
}
