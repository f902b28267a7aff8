export { countUnseenNotices, dropOldNotices, listNotices, markNoticesSeen } from "./list-notices.ts";
export { mailNotice } from "./mail-notice.ts";
export { type NewNotice, writeNotices } from "./write-notices.ts";
