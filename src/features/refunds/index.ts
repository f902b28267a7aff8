export { getRefund, requestRefund } from "./own-refunds.ts";
export { payRefund } from "./pay-refund.ts";
export {
  type RefundEligibility,
  type RefundFacts,
  type RefundPurchase,
  refundEligibility,
} from "./refund-eligibility.ts";
export { decideRefund, listRefunds } from "./staff-refunds.ts";
