import { useLoaderData } from "react-router";
import type { MetaArgs } from "../page-meta.ts";
import { StaffFrame } from "../staff/staff-frame.tsx";
import { staffMeta } from "../staff/staff-meta.ts";
import { TeamList } from "../staff/team/team-list.tsx";
import type { loader } from "./staff-team.server.ts";

export { loader } from "./staff-team.server.ts";

export const meta = (args: MetaArgs) => staffMeta(args, "team");

export default function StaffTeam() {
  const { team, now } = useLoaderData<typeof loader>();
  return (
    <StaffFrame current="team">
      <TeamList team={team} now={now} />
    </StaffFrame>
  );
}
