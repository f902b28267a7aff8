export { getSystem } from "./get-system.ts";
export { retryJob } from "./retry-job.ts";
