import { readLimited } from "#core/limited-body.ts";
import { limits } from "#core/limits.ts";

const pdfStart = "%PDF-";

/**
 * Fetches the PDF behind an address that a provider gave for it; nothing of ours goes along. Null when none comes of it:
 * the address leads elsewhere, the answer is late, too large or no PDF.
 */
export async function fetchInvoice(url: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const signal = AbortSignal.timeout(limits.billing.providerTimeoutMs);
    const response = await fetch(url, { signal, redirect: "error" });
    if (!response.ok) {
      await response.body?.cancel();
      return null;
    }
    const bytes = await readLimited(response, limits.billing.invoiceMaxBytes);
    return new TextDecoder().decode(bytes.subarray(0, pdfStart.length)) === pdfStart ? bytes : null;
  } catch {
    return null;
  }
}
