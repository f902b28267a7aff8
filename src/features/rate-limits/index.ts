export { purgeRateLimits } from "./purge-rate-limits.ts";
export { createRateLimits, type RateLimitKind, type RateLimitState, type RateLimits } from "./rate-limits.ts";
