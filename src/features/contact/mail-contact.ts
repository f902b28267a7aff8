import { eq } from "drizzle-orm";
import { contactMessages } from "#db/schema/index.ts";
import { translator } from "#i18n/message.ts";
import { contactMessages as contactTexts } from "#i18n/messages/contact.ts";
import type { Services } from "../context/index.ts";
import { composeFramedMail, MailError, type Mailer } from "../notifications/index.ts";

type Access = Pick<Services, "db" | "env" | "keys" | "log">;

/** Mails a message to the support; an answer goes to who wrote it. Throws when another try may help. */
export async function mailContact(
  access: Access,
  mailer: Mailer,
  contactId: string,
  now: Date,
): Promise<void> {
  const to = access.env.SUPPORT_EMAIL;
  const [row] = await access.db.select().from(contactMessages).where(eq(contactMessages.id, contactId));
  if (to === undefined || row === undefined) return;
  const { topic, text, replyTo, language } = row;
  const t = translator(contactTexts, language);
  const mail = await composeFramedMail(access, {
    id: contactId,
    to,
    language,
    now,
    tone: "online",
    title: t("mail_title", { topic: t(`topic_${topic}`) }),
    text: t("mail_text", { address: replyTo }),
    facts: text.split(/\r?\n/).filter(line => line.trim() !== ""),
    button: t("mail_button"),
    link: `${access.env.PUBLIC_URL}${language === "ar" ? "/ar" : ""}/staff/contact`,
  });
  try {
    await mailer.send({ ...mail, headers: { ...mail.headers, "Reply-To": replyTo } });
  } catch (error) {
    if (!(error instanceof MailError) || !error.permanent) throw error;
    access.log.warn({ contactId, reason: error.reason }, "a message to the support could not be mailed");
  }
}
