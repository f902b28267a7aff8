import { and, asc, eq, gt } from "drizzle-orm";
import type { Language } from "#core/vocabulary.ts";
import {
  billingMails,
  checkouts,
  coinEntries,
  coinTransactions,
  giftCodes,
  payments,
  premiumMarks,
  refundRequests,
  subscriptions,
} from "#db/schema/index.ts";
import { coinAccountNames, getCoinAccount } from "../../coins/index.ts";
import type { Ctx } from "../../context/index.ts";
import { invoiceEntries } from "./invoices.ts";
import { inSteps, jsonList, jsonValue } from "./json-pieces.ts";
import type { ZipEntry } from "./pack-zip.ts";

type Asking = Ctx & { userId: string };
type Booked = { entry: number };

async function* ledgerOf({ db, userId }: Asking, account: string) {
  const rows = inSteps<Booked>((after, limit) =>
    db
      .select({
        entry: coinEntries.id,
        amount: coinEntries.amount,
        kind: coinTransactions.kind,
        at: coinTransactions.at,
      })
      .from(coinEntries)
      .innerJoin(coinTransactions, eq(coinTransactions.id, coinEntries.transactionId))
      .where(
        and(
          eq(coinEntries.accountId, account),
          eq(coinTransactions.userId, userId),
          gt(coinEntries.id, after?.entry ?? 0),
        ),
      )
      .orderBy(asc(coinEntries.id))
      .limit(limit),
  );
  for await (const { entry: _, ...booked } of rows) yield booked;
}

/** Coins: the balance and everything that was booked. Who of the staff booked something is theirs. */
export async function* coinEntriesOf(asking: Asking): AsyncGenerator<ZipEntry> {
  const { db, userId } = asking;
  yield { path: "coins/account.json", pieces: jsonValue(await getCoinAccount(asking)) };
  const { own, held } = coinAccountNames(userId);
  yield { path: "coins/ledger.json", pieces: jsonList(ledgerOf(asking, own)) };
  yield { path: "coins/held.json", pieces: jsonList(ledgerOf(asking, held)) };
  // The codes themselves are stored nowhere.
  const redeemed = await db
    .select({ plan: giftCodes.plan, months: giftCodes.months, redeemedAt: giftCodes.redeemedAt })
    .from(giftCodes)
    .where(eq(giftCodes.redeemedBy, userId))
    .orderBy(asc(giftCodes.redeemedAt));
  yield { path: "gifts.json", pieces: jsonValue(redeemed) };
}

/** What was paid: subscriptions, payments, invoices, wishes for a refund. */
export async function* billingEntries(asking: Asking, language: Language): AsyncGenerator<ZipEntry> {
  const { db, userId } = asking;
  const running = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(asc(payments.billedAt));
  const begun = await db.select().from(checkouts).where(eq(checkouts.userId, userId));
  const mails = await db
    .select({ kind: billingMails.kind, params: billingMails.params, sentAt: billingMails.sentAt })
    .from(billingMails)
    .where(eq(billingMails.userId, userId));
  const used = await db
    .select({ use: premiumMarks.use, lastAt: premiumMarks.lastAt })
    .from(premiumMarks)
    .where(eq(premiumMarks.userId, userId));
  const wished = await db
    .select({
      paymentId: refundRequests.paymentId,
      state: refundRequests.state,
      message: refundRequests.message,
      reasons: refundRequests.reasons,
      createdAt: refundRequests.createdAt,
      decidedAt: refundRequests.decidedAt,
      answer: refundRequests.answer,
      refundedAt: refundRequests.refundedAt,
    })
    .from(refundRequests)
    .where(eq(refundRequests.userId, userId));
  const withoutInner = <Row extends { userId: string; eventId?: string }>(rows: Row[]) =>
    rows.map(({ userId: _, eventId: __, ...row }) => row);
  yield { path: "billing/subscriptions.json", pieces: jsonValue(withoutInner(running)) };
  yield { path: "billing/payments.json", pieces: jsonValue(withoutInner(paid)) };
  yield { path: "billing/checkouts.json", pieces: jsonValue(withoutInner(begun)) };
  yield { path: "billing/mails.json", pieces: jsonValue(mails) };
  yield { path: "billing/refunds.json", pieces: jsonValue(wished) };
  yield { path: "billing/premium-uses.json", pieces: jsonValue(used) };
  yield* invoiceEntries(asking, language);
}
