import { and, eq, isNull } from "drizzle-orm";
import { createId } from "#core/ids.ts";
import { cents, decimalOf } from "#core/money.ts";
import { type BillingMailKind, type Language, planNames } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { billingMails, mailSuppressions, users } from "#db/schema/index.ts";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/message.ts";
import { billingMailMessages } from "#i18n/messages/billing-mails.ts";
import type { Services } from "../context/index.ts";
import { addressHash, composeFramedMail, MailError, type Mailer } from "../notifications/index.ts";
import { planTitles } from "../plans/plans.schema.ts";

type MailParams = (typeof billingMails.$inferSelect)["params"];
export type NewBillingMail = {
  userId: string;
  kind: BillingMailKind;
  /** What it is about; the same thing is told once. */
  about: string;
  params: MailParams;
  now: Date;
};

/** Writes a mail down in the transaction in which it becomes true; a job sends it. A second one about the same is none. */
export async function writeBillingMail(
  tx: Tx,
  { jobs }: Pick<Services, "jobs">,
  { now, ...mail }: NewBillingMail,
): Promise<void> {
  const [row] = await tx
    .insert(billingMails)
    .values({ id: createId(), createdAt: now, ...mail })
    .onConflictDoNothing()
    .returning({ id: billingMails.id });
  if (row !== undefined) await jobs.add(tx, "mail-billing", [{ mailId: row.id }]);
}

const tones = {
  renewal_reminder: "test",
  payment_failed: "offline",
  plan_ended: "offline",
  payment_returned: "test",
} as const satisfies Record<BillingMailKind, string>;

function textsOf(language: Language, kind: BillingMailKind, { plan, at, amountCents }: MailParams) {
  const t = translator(billingMailMessages, language);
  const known = planNames.find(name => name === plan) ?? "free";
  const values = {
    plan: planTitles[known],
    date: formatDateTime(language, new Date(at), "date"),
    amount: amountCents === undefined ? "" : `USD ${decimalOf(cents(amountCents))}`,
  };
  return {
    title: t(`${kind}_title`, values),
    text: t(`${kind}_text`, values),
    button: t(`${kind}_button`),
  };
}

type Access = Pick<Services, "db" | "env" | "keys" | "log">;

/**
 * Mails what was written down, in its user's language. These mails are about the user's own money: they come whatever
 * is set for alarms, unless the address asked for no mail at all.
 */
export async function mailBilling(access: Access, mailer: Mailer, mailId: string, now: Date): Promise<void> {
  const { db, keys, env } = access;
  const [row] = await db
    .select({ mail: billingMails, user: users })
    .from(billingMails)
    .innerJoin(users, eq(users.id, billingMails.userId))
    .where(and(eq(billingMails.id, mailId), isNull(billingMails.sentAt)));
  if (row === undefined) return;
  const { email, emailVerified, language } = row.user;
  const isWanted =
    email !== null &&
    emailVerified &&
    (await db.$count(mailSuppressions, eq(mailSuppressions.addressHash, addressHash(keys, email)))) === 0;
  if (isWanted) {
    const mail = await composeFramedMail(access, {
      id: mailId,
      to: email,
      language,
      now,
      tone: tones[row.mail.kind],
      facts: [],
      link: `${env.PUBLIC_URL}${language === "ar" ? "/ar" : ""}/billing`,
      ...textsOf(language, row.mail.kind, row.mail.params),
    });
    try {
      await mailer.send(mail);
    } catch (error) {
      if (!(error instanceof MailError) || !error.permanent) throw error;
      access.log.warn({ mailId, reason: error.reason }, "a mail about a plan could not be sent");
    }
  }
  await db.update(billingMails).set({ sentAt: now }).where(eq(billingMails.id, mailId));
}
