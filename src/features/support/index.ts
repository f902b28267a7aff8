export { answerThread } from "./answer-thread.ts";
export { mailSupport } from "./mail-support.ts";
export { opensSupport } from "./may-write.ts";
export { openThread } from "./open-thread.ts";
export { closeOwnThread, getThread, listThreads, markThreadSeen } from "./own-threads.ts";
export { getStaffThread, listStaffThreads, markStaffSeen } from "./staff-threads.ts";
export { writeMessage } from "./write-message.ts";
