export { createDeliveries, type TurnNotice } from "./create-deliveries.ts";
export { createNotifier, type Notifier, type NotifierParts } from "./create-notifier.ts";
export { deliveriesOf, listDeliveries } from "./delivery-item.ts";
export { sendTestNotification } from "./send-test.ts";
export {
  isAddressSuppressed,
  restoreAddress,
  suppressAddress,
  type UnsubscribeLink,
} from "./suppress-address.ts";
