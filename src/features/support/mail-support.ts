import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { supportMessages, supportThreads, users } from "#db/schema/index.ts";
import { translator } from "#i18n/message.ts";
import { supportMessages as supportTexts } from "#i18n/messages/support.ts";
import type { Ctx, Services } from "../context/index.ts";
import { composeFramedMail, MailError, type Mailer } from "../notifications/index.ts";

/** What a user writes in a conversation, its job added in the same transaction where the support has an address. */
export async function insertMessage(
  tx: Tx,
  ctx: Pick<Ctx, "env" | "jobs" | "now">,
  written: { threadId: string; userId: string; text: string },
): Promise<void> {
  const { threadId, userId, text } = written;
  const [row] = await tx
    .insert(supportMessages)
    .values({ threadId, authorId: userId, fromStaff: false, text, createdAt: ctx.now })
    .returning({ id: supportMessages.id });
  if (row !== undefined && ctx.env.SUPPORT_EMAIL !== undefined)
    await ctx.jobs.add(tx, "mail-support", [{ messageId: row.id }]);
}

type Access = Pick<Services, "db" | "env" | "keys" | "log">;

/** Mails what a user wrote to the support, with the way to answer it here. Throws when another try may help. */
export async function mailSupport(
  access: Access,
  mailer: Mailer,
  messageId: number,
  now: Date,
): Promise<void> {
  const to = access.env.SUPPORT_EMAIL;
  const [row] = await access.db
    .select({ message: supportMessages, thread: supportThreads, user: users })
    .from(supportMessages)
    .innerJoin(supportThreads, eq(supportThreads.id, supportMessages.threadId))
    .innerJoin(users, eq(users.id, supportThreads.userId))
    .where(eq(supportMessages.id, messageId));
  if (to === undefined || row === undefined || row.message.fromStaff) return;
  const { message, thread, user } = row;
  const t = translator(supportTexts, user.language);
  const mail = await composeFramedMail(access, {
    id: `support-${messageId}`,
    to,
    language: user.language,
    now,
    tone: "online",
    title: t("mail_title", { subject: thread.subject }),
    text: t("mail_text", { name: user.globalName ?? user.username }),
    facts: message.text.split(/\r?\n/).filter(line => line.trim() !== ""),
    button: t("mail_button"),
    link: `${access.env.PUBLIC_URL}${user.language === "ar" ? "/ar" : ""}/staff/support/${thread.id}`,
  });
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailError) || !error.permanent) throw error;
    access.log.warn({ messageId, reason: error.reason }, "a message to the support could not be mailed");
  }
}
