export { type Announcement, findCurrentAnnouncement } from "./current-announcement.ts";
export { getKeptAnnouncement } from "./kept-announcement.ts";
