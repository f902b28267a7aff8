import { useLoaderData } from "react-router";
import type { MetaArgs } from "../page-meta.ts";
import { StaffCodeList } from "../staff/codes/code-list.tsx";
import { StaffFrame } from "../staff/staff-frame.tsx";
import { staffMeta } from "../staff/staff-meta.ts";
import type { loader } from "./staff-codes.server.ts";

export { loader } from "./staff-codes.server.ts";

export const meta = (args: MetaArgs) => staffMeta(args, "codes");

export default function StaffCodes() {
  const { page, query, now } = useLoaderData<typeof loader>();
  return (
    <StaffFrame current="codes">
      <StaffCodeList page={page} query={query} now={now} />
    </StaffFrame>
  );
}
