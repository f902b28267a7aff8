export {
  accessEnd,
  type Entitlement,
  entitlementColumns,
  getEntitlement,
  isRunning,
  planOf,
  runningPlan,
  toldEnd,
} from "./entitlement.ts";
export { extendPlan } from "./extend-plan.ts";
export { assertNoPlanRuns, openPlan, type PlanOpening, type PlanOrigin } from "./open-plan.ts";
export { endPlan, type PlanEnd, setPlanEnd } from "./set-plan-end.ts";
export { subscriptionCheckOf } from "./subscription-check.ts";
