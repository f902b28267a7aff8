export { isTestCard, testCards } from "./sandbox-cards.ts";
export { findSandboxOrder, paySandboxOrder, type SandboxOrder } from "./sandbox-page.ts";
export { createSandboxProvider, sandboxSecret } from "./sandbox-provider.ts";
export { type SandboxCard, type SandboxDelivery, sandboxDeliveries } from "./sandbox-shapes.ts";
export { runSandboxRound, sendSandboxWebhooks } from "./send-webhooks.ts";
