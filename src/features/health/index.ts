export { isDatabaseReady } from "./database-ready.ts";
