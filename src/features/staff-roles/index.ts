export { listTeam } from "./list-team.ts";
export { setRole, settleRoles } from "./set-role.ts";
