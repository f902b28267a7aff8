export { assertRight, isStaff, mayDo } from "./assert-right.ts";
export { listAudit } from "./list-audit.ts";
export { type AuditEntry, writeAudit } from "./write-audit.ts";
export { renameInAudit, writeOwnAct } from "./write-own-act.ts";
