export { getPolicy } from "./get-policy.ts";
export { parsePolicy } from "./parse-policy.ts";
