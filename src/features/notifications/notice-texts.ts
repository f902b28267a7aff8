import { brand } from "#core/brand.ts";
import { limits } from "#core/limits.ts";
import type { Language } from "#core/vocabulary.ts";
import { causeText } from "#i18n/cause-text.ts";
import { formatDateTime, formatDuration } from "#i18n/format.ts";
import { translator } from "#i18n/message.ts";
import { notificationMessages } from "#i18n/messages/notifications.ts";
import type { Message, Notice } from "./notice.ts";
import { isolated, oneLine, shortened } from "./plain-text.ts";

export const translate = (language: Language) => translator(notificationMessages, language);

/** The page of a monitor, or the list, in the reader's language. */
export const pageUrl = (publicUrl: string, language: Language, monitorId?: string): string =>
  `${publicUrl}${language === "ar" ? "/ar" : ""}/uptimes${monitorId === undefined ? "" : `/${monitorId}`}`;

export const nameOf = (notice: Notice): string =>
  oneLine(shortened(notice.monitorName, limits.monitor.nameMax));

/** Why it is offline; null for other kinds. */
export const causeOf = (notice: Notice): string | null =>
  notice.kind === "offline" && notice.cause !== null
    ? causeText(notice.language, notice.cause, notice.detail)
    : null;

export const outageOf = ({ kind, language, outageMs }: Notice): string | null =>
  kind === "online" && outageMs !== null ? formatDuration(language, outageMs) : null;

export const instantOf = (language: Language, at: Date): string =>
  translate(language)("instant", { when: formatDateTime(language, at) });

/** The address that is checked, without what may be secret in it; null for a bot that calls us. */
export function addressOf(notice: Notice): string | null {
  if (notice.url === null || !URL.canParse(notice.url)) return null;
  const { host, pathname } = new URL(notice.url);
  return shortened(`${host}${pathname === "/" ? "" : pathname}`, 200);
}

/** What happened, in a few words: subject, heading, title. `mark` sets off the name. */
export function headline(message: Message, mark?: (name: string) => string): string {
  const { first, notices } = message;
  const t = translate(first.language);
  const setOff = mark ?? (name => isolated(first.language, name));
  const count = notices.length;
  if (count > 1 && first.kind === "offline") return t("offline_many", { count });
  if (count > 1 && first.kind === "online") return t("online_many", { count });
  return t(first.kind, { name: setOff(nameOf(first)) });
}

/** The sentence under the headline of a message about one monitor. */
export function explanation(notice: Notice): string {
  const t = translate(notice.language);
  if (notice.kind === "test") return t("test_text");
  return causeOf(notice) ?? t("online_text");
}

/** What a message about many says of each monitor. */
export function remark(notice: Notice): string | null {
  const outage = outageOf(notice);
  return outage === null ? causeOf(notice) : translate(notice.language)("offline_for", { duration: outage });
}

/** The monitors that a message names, and how many it leaves unnamed. */
export function namedNotices({ notices }: Message): { named: readonly Notice[]; more: number } {
  const named = notices.slice(0, limits.notification.groupNamed);
  return { named, more: notices.length - named.length };
}

/** Label and value of what is known about one monitor's turn. */
export function factsOf(notice: Notice): { label: string; value: string }[] {
  const t = translate(notice.language);
  const { kind, language, happenedAt } = notice;
  const outage = outageOf(notice);
  if (kind === "test") return [];
  return [
    {
      label: t(kind === "offline" ? "offline_since" : "online_since"),
      value: instantOf(language, happenedAt),
    },
    ...(outage === null ? [] : [{ label: t("outage"), value: outage }]),
  ];
}

export const brandName = (language: Language): string => brand.name[language];
