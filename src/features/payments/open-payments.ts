import type { Env } from "#core/env.ts";
import { createPaddleProvider } from "./paddle-provider.ts";
import type { PaymentProvider } from "./provider.ts";

const apiUrls = { production: "https://api.paddle.com", sandbox: "https://sandbox-api.paddle.com" };

/** Paddle as the settings describe it; null without them. */
export function paddleOf(env: Env): PaymentProvider | null {
  const { PADDLE_API_KEY: apiKey, PADDLE_CLIENT_TOKEN: clientToken, PADDLE_PRICE_IDS: prices } = env;
  if (apiKey === undefined || clientToken === undefined || prices === undefined) return null;
  return createPaddleProvider({
    apiUrl: env.PADDLE_API_URL ?? apiUrls[env.PADDLE_ENVIRONMENT],
    apiKey,
    webhookSecrets: env.PADDLE_WEBHOOK_SECRET,
    clientToken,
    environment: env.PADDLE_ENVIRONMENT,
    prices,
  });
}
