export { type Entitlement, entitlementColumns, getEntitlement, planOf, runningPlan } from "./entitlement.ts";
export { subscriptionCheckOf } from "./subscription-check.ts";
