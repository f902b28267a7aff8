export type { JobName, JobPayloads, Jobs } from "./jobs.ts";
