export { type Announcement, findCurrentAnnouncement } from "./current-announcement.ts";
