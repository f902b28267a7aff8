import type { Env } from "#core/env.ts";
import type { Keys } from "#core/keys.ts";
import type { Language } from "#core/vocabulary.ts";
import { leftToRight } from "#i18n/direction.ts";
import { mailMarkup } from "./mail-markup.ts";
import type { Mail } from "./mailer.ts";
import type { Message } from "./notice.ts";
import {
  addressOf,
  brandName,
  explanation,
  factsOf,
  headline,
  namedNotices,
  nameOf,
  pageUrl,
  remark,
  translate,
} from "./notice-texts.ts";
import { isolated } from "./plain-text.ts";
import { unsubscribeUrl } from "./unsubscribe-link.ts";

export type Access = { env: Pick<Env, "PUBLIC_URL" | "MAIL_FROM" | "SUPPORT_EMAIL">; keys: Keys };

/** Our own name in ids and addresses of mails; an IPv6 address is not allowed there as it stands. */
function ownHost(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return hostname.startsWith("[") ? "localhost" : hostname;
}

export const senderOf = (env: Access["env"]): string =>
  env.MAIL_FROM ?? env.SUPPORT_EMAIL ?? `no-reply@${ownHost(env.PUBLIC_URL)}`;

type Composed = {
  /** Names the mail for good: the same for each attempt. */
  id: string;
  to: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  unsubscribe: string;
  now: Date;
};

/** What every mail of ours carries beside its texts. */
export function mailOf({ env }: Access, mail: Composed): Mail {
  const { id, to, language, subject, text, html, unsubscribe, now } = mail;
  return {
    messageId: `${id}@${ownHost(env.PUBLIC_URL)}`,
    from: { name: brandName(language), address: senderOf(env) },
    to,
    subject,
    text,
    html,
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      "Content-Language": language,
    },
    date: now,
  };
}

function bodyLines(message: Message, publicUrl: string): string[] {
  const { first, notices } = message;
  const { language } = first;
  const t = translate(language);
  if (notices.length === 1) {
    const address = addressOf(first);
    return [
      explanation(first),
      "",
      ...(address === null ? [] : [`${t("address")}: ${leftToRight(address)}`]),
      ...factsOf(first).map(({ label, value }) => `${label}: ${value}`),
      "",
      `${t("open_monitor")}:`,
      pageUrl(publicUrl, language, first.monitorId),
    ];
  }
  const { named, more } = namedNotices(message);
  return [
    ...named.map(notice => {
      const said = remark(notice);
      return said === null
        ? `- ${isolated(language, nameOf(notice))}`
        : `- ${isolated(language, nameOf(notice))}: ${said}`;
    }),
    ...(more > 0 ? [t("more", { count: more })] : []),
    "",
    `${t("open_all")}:`,
    pageUrl(publicUrl, language),
  ];
}

/** The mail that tells about a message's notices, to one address. */
export async function composeMail(access: Access, message: Message, to: string, now: Date): Promise<Mail> {
  const { env, keys } = access;
  const { language } = message.first;
  const t = translate(language);
  const unsubscribe = unsubscribeUrl({ env, keys }, to, language);
  const text = [
    headline(message),
    "",
    ...bodyLines(message, env.PUBLIC_URL),
    "",
    "-- ",
    t("why", { brand: brandName(language) }),
    `${t("stop")}: ${unsubscribe}`,
    t("reference", { id: leftToRight(message.id) }),
    "",
  ];
  const html = await mailMarkup(message, { publicUrl: env.PUBLIC_URL, unsubscribe });
  const content = { subject: headline(message), text: text.join("\n"), html };
  return mailOf(access, { id: message.id, to, language, unsubscribe, now, ...content });
}
