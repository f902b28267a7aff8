export { createJobs } from "./create-jobs.ts";
export type { JobHandler, JobName, JobPayloads, Jobs } from "./jobs.ts";
