import { isAppError } from "#core/errors.ts";
import type { Language } from "#core/vocabulary.ts";
import type { Ctx } from "../context/index.ts";
import { fetchInvoice } from "../payments/index.ts";
import { getInvoice } from "./get-invoice.ts";

export type InvoiceReading =
  | { kind: "file"; bytes: Uint8Array<ArrayBuffer> }
  /** `isAway`: the provider cannot be asked at the moment; others of its invoices could not be had either. */
  | { kind: "none"; isAway: boolean };

/** The invoice of a payment as bytes, wherever it is kept. */
export async function readInvoice(
  ctx: Ctx,
  input: { id: string; language: Language },
): Promise<InvoiceReading> {
  try {
    const invoice = await getInvoice(ctx, input);
    if (invoice.kind === "file") return { kind: "file", bytes: invoice.bytes };
    const bytes = await fetchInvoice(invoice.url);
    return bytes === null ? { kind: "none", isAway: false } : { kind: "file", bytes };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { kind: "none", isAway: error.code === "payment_provider_unavailable" };
  }
}
