export { dropKeptBan, isBannedIdentity, keepBan } from "./banned-identity.ts";
export { liftKeptBan } from "./lift-kept-ban.ts";
export { listKeptBans } from "./list-kept-bans.ts";
