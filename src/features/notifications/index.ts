export { createDeliveries, type TurnNotice } from "./create-deliveries.ts";
export { createMailer } from "./create-mailer.ts";
export { createNotifier, type Notifier, type NotifierParts } from "./create-notifier.ts";
export { deliveriesOf, listDeliveries } from "./delivery-item.ts";
export { composeFramedMail, type FramedMail } from "./framed-mail.ts";
export { MailError, type Mailer } from "./mailer.ts";
export { sendTestNotification } from "./send-test.ts";
export {
  isAddressSuppressed,
  restoreAddress,
  suppressAddress,
  type UnsubscribeLink,
} from "./suppress-address.ts";
export { addressHash } from "./unsubscribe-link.ts";
