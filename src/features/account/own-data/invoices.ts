import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Language } from "#core/vocabulary.ts";
import { payments } from "#db/schema/index.ts";
import { readInvoice } from "../../billing/index.ts";
import type { Ctx } from "../../context/index.ts";
import { jsonValue } from "./json-pieces.ts";
import type { ZipEntry } from "./pack-zip.ts";

type Asking = Ctx & { userId: string };

async function* piece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** A number as a part of a file's name: a provider may write anything into it. */
const fileNameOf = (number: string, language: Language): string =>
  `${number.replace(/[^\w-]+/g, "_")}-${language}.pdf`;

/**
 * Each invoice as a PDF, written here or fetched from the provider that keeps it, and a list of all with the address on
 * our site under which each can be had later: also of those whose provider did not give them just now.
 */
export async function* invoiceEntries(asking: Asking, language: Language): AsyncGenerator<ZipEntry> {
  const paid = await asking.db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, asking.userId), isNotNull(payments.invoiceNumber)))
    .orderBy(asc(payments.billedAt), asc(payments.id));
  const list: object[] = [];
  const away = new Set<string>();
  for (const { id, provider, invoiceNumber, billedAt, amountCents, currency } of paid) {
    const number = invoiceNumber ?? "";
    const fileName = fileNameOf(number, language);
    const reading = away.has(provider) ? null : await readInvoice(asking, { id, language });
    if (reading?.kind === "none" && reading.isAway) away.add(provider);
    const isHere = reading?.kind === "file";
    const address = `${asking.env.PUBLIC_URL}/api/billing/invoices/${id}?language=${language}`;
    list.push({ number, billedAt, amountCents, currency, file: isHere ? fileName : null, address });
    if (isHere) yield { path: `billing/invoices/${fileName}`, pieces: piece(reading.bytes), isPacked: true };
  }
  yield { path: "billing/invoices.json", pieces: jsonValue(list) };
}
