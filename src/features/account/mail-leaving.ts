import { eq } from "drizzle-orm";
import { accountDeletions, mailSuppressions, users } from "#db/schema/index.ts";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/message.ts";
import { leavingMessages } from "#i18n/messages/leaving.ts";
import type { Services } from "../context/index.ts";
import { addressHash, composeFramedMail, MailError, type Mailer } from "../notifications/index.ts";

type Access = Pick<Services, "db" | "env" | "keys" | "log">;

/**
 * Tells somebody by mail that their account is about to be deleted, and until when that can be taken back: whoever did
 * not ask for it learns of it. It comes whatever is set for alarms. Throws when another try may help.
 */
export async function mailLeaving(access: Access, mailer: Mailer, userId: string, now: Date): Promise<void> {
  const { db, env, keys } = access;
  const [row] = await db
    .select({ user: users, planned: accountDeletions })
    .from(accountDeletions)
    .innerJoin(users, eq(users.id, accountDeletions.userId))
    .where(eq(accountDeletions.userId, userId));
  const to = row?.user.email ?? null;
  if (row === undefined || to === null || !row.user.emailVerified) return;
  if ((await db.$count(mailSuppressions, eq(mailSuppressions.addressHash, addressHash(keys, to)))) > 0)
    return;
  const { language } = row.user;
  const t = translator(leavingMessages, language);
  const values = { date: formatDateTime(language, row.planned.dueAt, "date") };
  const mail = await composeFramedMail(access, {
    id: `leaving-${userId}-${row.planned.askedAt.getTime()}`,
    to,
    language,
    now,
    tone: "offline",
    title: t("mail_title", values),
    text: t("mail_text", values),
    facts: [],
    button: t("mail_button"),
    link: `${env.PUBLIC_URL}${language === "ar" ? "/ar" : ""}/account/settings`,
  });
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailError) || !error.permanent) throw error;
    access.log.warn({ reason: error.reason }, "a mail about a deletion could not be sent");
  }
}
