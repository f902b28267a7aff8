import { AppError } from "#core/errors.ts";
import { soldBy } from "../payments/index.ts";
import { databaseBooks } from "./sandbox-books.ts";
import { payTransaction } from "./sandbox-checkout.ts";
import { type SandboxAccess, withBooks } from "./sandbox-provider.ts";
import {
  type SandboxCard,
  type SandboxDelivery,
  type SandboxTransaction,
  sandboxPrices,
} from "./sandbox-shapes.ts";

/** What the sandbox's checkout page shows of a transaction. */
export type SandboxOrder = {
  id: string;
  checkoutId: string;
  plan: string;
  period: "monthly" | "yearly";
  amountCents: number;
  isMethodChange: boolean;
  isPaid: boolean;
  returnUrl: string;
};

function orderOf(transaction: SandboxTransaction): SandboxOrder {
  const sold = soldBy(sandboxPrices, transaction.items[0]?.price.id ?? "");
  if (sold === null || transaction.checkout.url === null) throw new AppError("not_found");
  return {
    id: transaction.id,
    checkoutId: transaction.custom_data.checkout_id,
    ...sold,
    amountCents: Number(transaction.details.totals.grand_total),
    isMethodChange: transaction.origin === "subscription_payment_method_change",
    isPaid: transaction.status === "completed",
    returnUrl: transaction.checkout.url,
  };
}

export async function findSandboxOrder(access: SandboxAccess, id: string): Promise<SandboxOrder | null> {
  const transaction = await access.db.transaction(tx => databaseBooks(tx).findTransaction(id));
  return transaction && orderOf(transaction);
}

/** Pays with a test card. `error` is what the bank of the card would say. */
export async function paySandboxOrder(
  access: SandboxAccess,
  id: string,
  given: { card: SandboxCard; delivery: SandboxDelivery },
  now: Date,
): Promise<{ error: string | null; order: SandboxOrder }> {
  const paid = await withBooks(access, books => payTransaction(books, id, given, now));
  if (paid === null) throw new AppError("not_found");
  return { error: paid.error, order: orderOf(paid.transaction) };
}
