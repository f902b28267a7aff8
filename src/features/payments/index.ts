export { fetchInvoice } from "./fetch-invoice.ts";
export { paddleOf } from "./open-payments.ts";
export { type PriceIds, type PriceName, soldBy } from "./paddle-entities.ts";
export { paymentOf, readEnvelope, readMessage, subscriptionOf } from "./paddle-messages.ts";
export { createPaddleProvider, type PaddleSettings } from "./paddle-provider.ts";
export {
  type CheckoutRequest,
  type Envelope,
  isLater,
  type OpenedCheckout,
  PaymentError,
  type PaymentMethod,
  type PaymentProvider,
  type PaymentSnapshot,
  type ProviderMessage,
  type ScheduledChange,
  type SubscriptionSnapshot,
  type Told,
} from "./provider.ts";
export { isSignedWebhook, signWebhook } from "./signature.ts";
