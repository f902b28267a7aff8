import { useLoaderData } from "react-router";
import type { MetaArgs } from "../page-meta.ts";
import { StaffFrame } from "../staff/staff-frame.tsx";
import { staffMeta } from "../staff/staff-meta.ts";
import { UserList } from "../staff/users/user-list.tsx";
import type { loader } from "./staff-users.server.ts";

export { loader } from "./staff-users.server.ts";

export const meta = (args: MetaArgs) => staffMeta(args, "users");

export default function StaffUsers() {
  const { page, query, now } = useLoaderData<typeof loader>();
  return (
    <StaffFrame current="users">
      <UserList page={page} query={query} now={now} />
    </StaffFrame>
  );
}
