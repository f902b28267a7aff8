import { and, eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import type { Language } from "#core/vocabulary.ts";
import { payments, users } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { writeInvoice } from "../invoices/index.ts";
import { askProvider } from "./payment-failure.ts";

export type Invoice =
  | { kind: "address"; url: string }
  | { kind: "file"; fileName: string; bytes: Uint8Array<ArrayBuffer> };

/** The invoice of a payment, to the one who paid: at the provider where it keeps one, otherwise written here. */
export async function getInvoice(ctx: Ctx, input: { id: string; language: Language }): Promise<Invoice> {
  const userId = assertUser(ctx);
  const [row] = await ctx.db
    .select({ payment: payments, user: users })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(and(eq(payments.id, input.id.slice(0, 40)), eq(payments.userId, userId)));
  const number = row?.payment.invoiceNumber ?? null;
  if (row === undefined || number === null) throw new AppError("invoice_not_found");
  const { payment, user } = row;
  if (payment.provider === ctx.payments.name) {
    const url = await askProvider(ctx.log, () => ctx.payments.findInvoice(payment.providerId));
    if (url !== null) return { kind: "address", url };
  }
  if (payment.provider !== "sandbox") throw new AppError("invoice_not_found");
  const bytes = await writeInvoice({
    language: input.language,
    number,
    date: payment.billedAt,
    buyer: user.globalName ?? user.username,
    buyerId: user.id,
    plan: payment.plan,
    period: payment.period,
    periodStart: payment.periodStart,
    periodEnd: payment.periodEnd,
    amount: payment.amountCents,
    currency: payment.currency,
    isRefunded: payment.status === "refunded",
    isSandbox: payment.provider === "sandbox",
    method: payment.methodKind === null ? null : { brand: payment.methodBrand, last4: payment.methodLast4 },
    publicUrl: ctx.env.PUBLIC_URL,
  });
  return { kind: "file", fileName: `${number}-${input.language}.pdf`, bytes };
}
