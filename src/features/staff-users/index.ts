export { listStaffUsers } from "./list-staff-users.ts";
export { setBanned } from "./set-banned.ts";
