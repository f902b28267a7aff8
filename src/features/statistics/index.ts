export { getCounters } from "./get-counters.ts";
