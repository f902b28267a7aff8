export { lockUser } from "./lock-user.ts";
