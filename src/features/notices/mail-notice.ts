import { eq } from "drizzle-orm";
import { noticePath } from "#core/notice-path.ts";
import type { Language } from "#core/vocabulary.ts";
import { mailSuppressions, notices, users } from "#db/schema/index.ts";
import { noticeText } from "#i18n/notice-text.ts";
import type { Services } from "../context/index.ts";
import { addressHash, composeFramedMail, MailError, type Mailer } from "../notifications/index.ts";
import { noticeItemOf } from "./list-notices.ts";
import type { NoticeItem } from "./notices.schema.ts";

type Access = Pick<Services, "db" | "env" | "keys" | "log">;

/** A notice with the address that it is mailed to; null when its user has none, or wants no mail. */
async function findMailed({ db, keys }: Access, noticeId: string) {
  const [row] = await db
    .select({ notice: notices, user: users })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.userId))
    .where(eq(notices.id, noticeId));
  if (row === undefined || row.user.bannedAt !== null) return null;
  const { email, emailVerified, emailNotifications, language } = row.user;
  if (email === null || !emailVerified || !emailNotifications) return null;
  const isRefused = await db.$count(
    mailSuppressions,
    eq(mailSuppressions.addressHash, addressHash(keys, email)),
  );
  return isRefused > 0 ? null : { notice: noticeItemOf(row.notice), to: email, language };
}

const pageOf = (publicUrl: string, language: Language, notice: NoticeItem) =>
  `${publicUrl}${language === "ar" ? "/ar" : ""}${noticePath(notice) ?? "/notices"}`;

const isGood = (kind: NoticeItem["kind"]) =>
  kind === "project_restored" || kind === "support_answered" || kind === "refund_approved";

/**
 * Mails a notice to its user, in the user's language. Throws when another try may help: the job comes again, and the
 * mail keeps its id, so that programs show it once.
 */
export async function mailNotice(access: Access, mailer: Mailer, noticeId: string, now: Date): Promise<void> {
  const found = await findMailed(access, noticeId);
  if (found === null) return;
  const { notice, to, language } = found;
  const mail = await composeFramedMail(access, {
    id: notice.id,
    to,
    language,
    now,
    tone: isGood(notice.kind) ? "online" : "offline",
    ...noticeText(language, notice),
    link: pageOf(access.env.PUBLIC_URL, language, notice),
  });
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailError) || !error.permanent) throw error;
    access.log.warn({ noticeId, reason: error.reason }, "a notice could not be mailed");
  }
}
