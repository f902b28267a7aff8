import { isLoopbackHost } from "#core/env.ts";
import { limits } from "#core/limits.ts";
import type { Services } from "#features/context/index.ts";
import { type PaymentProvider, paddleOf } from "#features/payments/index.ts";
import { createSandboxProvider } from "#features/sandbox/index.ts";

/** Paddle with its settings; without them the sandbox, which does not exist beside a real provider. */
export function openPayments(services: Omit<Services, "payments" | "files">): PaymentProvider {
  const { env, log } = services;
  const paddle = paddleOf(env);
  if (paddle === null) {
    if (!isLoopbackHost(new URL(env.PUBLIC_URL).hostname.replace(/^\[|\]$/g, "")))
      log.warn(
        "PAYMENTS ARE A SANDBOX: whoever signs in opens any plan with a test card. Set PADDLE_API_KEY.",
      );
    return createSandboxProvider(services);
  }
  const { refundWindowDays, paddleRefundWindowDays } = limits.billing;
  if (refundWindowDays < paddleRefundWindowDays)
    log.warn(
      { refundWindowDays, paddleRefundWindowDays },
      "PADDLE ASKS SELLERS FOR A LONGER REFUND WINDOW than the one of this site: change limits.billing.refundWindowDays",
    );
  return paddle;
}
