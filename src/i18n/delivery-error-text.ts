import type { DeliveryStatus, Language } from "#core/vocabulary.ts";
import { lookUp } from "./message.ts";
import { deliveryErrorMessages } from "./messages/delivery-errors.ts";

type Key = keyof typeof deliveryErrorMessages.en;

const known: Readonly<Record<string, Key>> = {
  email_off: "email_off",
  unsubscribed: "unsubscribed",
  daily_limit: "daily_limit",
  channel_off: "channel_off",
  account_banned: "account_banned",
  webhook_not_allowed: "webhook_invalid",
  webhook_unreadable: "webhook_invalid",
  "HTTP 401": "webhook_gone",
  "HTTP 403": "webhook_gone",
  "HTTP 404": "webhook_gone",
  "HTTP 429": "rate_limited",
  ETIMEDOUT: "timeout",
  EADDRESS: "recipient",
};

function keyOf(error: string, status: DeliveryStatus): Key {
  const key = Object.hasOwn(known, error) ? known[error] : undefined;
  if (key !== undefined) return key;
  if (error.startsWith("HTTP ")) return "discord";
  if (error.startsWith("SMTP ")) return status === "failed" ? "recipient" : "mail_server";
  return "connection";
}

/** Why a delivery has not arrived (yet), for its owner; null where nothing went wrong. */
export function deliveryErrorText(
  language: Language,
  delivery: { status: DeliveryStatus; lastError: string | null },
): string | null {
  const { status, lastError } = delivery;
  if (lastError === null) return null;
  return lookUp(deliveryErrorMessages, language, keyOf(lastError, status), "unknown", {
    code: lastError,
  });
}
