export { classifyHost, isForbiddenAddress, scopeOfAddress } from "./address-guard.ts";
export {
  createGuardedPoster,
  type GuardedPost,
  guardedPost,
  type PostAnswer,
  PostError,
} from "./guarded-post.ts";
export { createHostGate, type GateScheduler, type HostGate } from "./host-gate.ts";
export { createProber, type ProberOptions } from "./http-probe.ts";
export { createNetworkControl, type NetworkControl } from "./network-control.ts";
export type {
  NameResolver,
  NetworkScope,
  ProbeResult,
  Prober,
  ProberStats,
  ProbeTarget,
  ProbeTimings,
} from "./types.ts";
export { type UrlProblem, urlProblem } from "./url-problem.ts";
