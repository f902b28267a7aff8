export { markPremiumUse, premiumUsesSince } from "./mark-premium-use.ts";
