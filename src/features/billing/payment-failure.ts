import { AppError } from "#core/errors.ts";
import type { Services } from "../context/index.ts";
import { PaymentError } from "../payments/index.ts";

/** Asks the provider; what it cannot do reaches users as a refusal, and the reason the log. */
export async function askProvider<T>(log: Services["log"], ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ reason: error.reason }, "the payment provider refused");
    throw new AppError(error.permanent ? "payment_refused" : "payment_provider_unavailable");
  }
}
