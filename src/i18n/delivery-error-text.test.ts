import { expect, it } from "vitest";
import type { DeliveryStatus } from "#core/vocabulary.ts";
import { deliveryErrorText } from "./delivery-error-text.ts";

it.each([
  ["sent", null, null],
  ["suppressed", "unsubscribed", "This address has asked for no more mails."],
  ["suppressed", "daily_limit", "The account has reached its limit of mails for a day."],
  ["failed", "HTTP 404", "Discord no longer knows this webhook. Enter a new one."],
  ["retrying", "HTTP 502", "Discord did not take the message (HTTP 502)."],
  ["failed", "SMTP 550", "The mail server refused the message (SMTP 550)."],
  ["retrying", "SMTP 451", "The mail server did not take the message (SMTP 451)."],
  ["retrying", "ECONNREFUSED", "The other side could not be reached (ECONNREFUSED)."],
  ["retrying", "ETIMEDOUT", "The other side did not answer in time."],
  ["failed", "constructor", "The other side could not be reached (constructor)."],
] as const)("a delivery that is %s with %s: %s", (status: DeliveryStatus, lastError, text) => {
  expect(deliveryErrorText("en", { status, lastError })).toBe(text);
  if (text !== null) expect(deliveryErrorText("ar", { status, lastError })).toMatch(/^[؀-ۿ]/u);
});
