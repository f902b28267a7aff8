export { assertOwnCheckout, assertPayable } from "./assert-payable.ts";
export { beginCheckout, billingPage } from "./begin-checkout.ts";
export { mailBilling } from "./billing-mails.ts";
export {
  dropOldEvents,
  reconcileBilling,
  remindRenewals,
  returnPayment,
  tellEndedPlans,
} from "./billing-rounds.ts";
export {
  cancelSubscription,
  reactivateSubscription,
  removeScheduledChange,
  resumeSubscription,
  updatePaymentMethod,
} from "./change-subscription.ts";
export { endRenewals } from "./end-renewals.ts";
export { forgetBuyer } from "./forget-buyer.ts";
export { getBilling } from "./get-billing.ts";
export { getInvoice } from "./get-invoice.ts";
export { readInvoice } from "./read-invoice.ts";
export { applyEvent, receiveEvent } from "./receive-event.ts";
export { refundPayment } from "./refund-payment.ts";
export { findRenewing, type RenewalState, resumeRenewals } from "./resume-renewals.ts";
export { getCheckoutState } from "./sync-subscription.ts";
