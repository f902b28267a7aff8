export * from "./announcements.ts";
export * from "./checkers.ts";
export * from "./deliveries.ts";
export * from "./monitors.ts";
export * from "./protection.ts";
export * from "./users.ts";
