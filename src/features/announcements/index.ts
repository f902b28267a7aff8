export { type Announcement, findCurrentAnnouncement } from "./current-announcement.ts";
export { announcementStamp, getKeptAnnouncement } from "./kept-announcement.ts";
export { createAnnouncement, listAnnouncements, saveAnnouncement } from "./staff-announcements.ts";
