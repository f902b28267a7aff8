import { useLoaderData } from "react-router";
import type { MetaArgs } from "../page-meta.ts";
import { StaffProjectList } from "../staff/project-list.tsx";
import { StaffFrame } from "../staff/staff-frame.tsx";
import { staffMeta } from "../staff/staff-meta.ts";
import type { loader } from "./staff-projects.server.ts";

export { loader } from "./staff-projects.server.ts";

export const meta = (args: MetaArgs) => staffMeta(args, "projects");

export default function StaffProjects() {
  const { page, query, now } = useLoaderData<typeof loader>();
  return (
    <StaffFrame current="projects">
      <StaffProjectList page={page} query={query} now={now} />
    </StaffFrame>
  );
}
