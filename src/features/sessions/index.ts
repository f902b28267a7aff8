export { createSession } from "./create-session.ts";
export { listSessions, purgeSessions, revokeOtherSessions, revokeSession } from "./own-sessions.ts";
export { type FoundSession, findSession } from "./session.ts";
