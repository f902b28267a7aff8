import { useLoaderData } from "react-router";
import type { MetaArgs } from "../page-meta.ts";
import { KeptBanList } from "../staff/bans/kept-ban-list.tsx";
import { StaffFrame } from "../staff/staff-frame.tsx";
import { staffMeta } from "../staff/staff-meta.ts";
import type { loader } from "./staff-bans.server.ts";

export { loader } from "./staff-bans.server.ts";

export const meta = (args: MetaArgs) => staffMeta(args, "bans");

export default function StaffBans() {
  const { page, query } = useLoaderData<typeof loader>();
  return (
    <StaffFrame current="bans">
      <KeptBanList page={page} query={query} />
    </StaffFrame>
  );
}
