export { isBannedIdentity, keepBan, liftKeptBan } from "./banned-identity.ts";
