import { brand } from "#core/brand.ts";
import type { Env } from "#core/env.ts";
import { limits } from "#core/limits.ts";
import { plans } from "#core/plans.ts";
import { dayMs, hourMs, minuteMs } from "#core/time.ts";
import type { Language } from "#core/vocabulary.ts";
import { formatNumber, formatSize } from "#i18n/format.ts";
import { translator } from "#i18n/message.ts";
import { policyMessages } from "#i18n/messages/policies.ts";

type Settings = Pick<
  Env,
  "AD_SCRIPT_URL" | "AI_BASE_URL" | "LEGAL_EMAIL" | "PADDLE_API_KEY" | "S3_ENDPOINT" | "SUPPORT_EMAIL"
>;

function numbers(language: Language): Record<string, string> {
  const unit = (name: "day" | "hour" | "minute") => (value: number) =>
    formatNumber(language, value, { style: "unit", unit: name, unitDisplay: "long" });
  const [days, hours, minutes] = [unit("day"), unit("hour"), unit("minute")];
  const { policy, billing, session, monitor, notification, project, report, library, coins } = limits;
  return {
    minimumAge: formatNumber(language, policy.minimumAge),
    publisherAge: formatNumber(language, policy.publisherAge),
    accountAge: days(project.accountAgeMs / dayMs),
    refundDays: days(billing.refundWindowDays),
    refundPaidDays: days(policy.refundPaidDays),
    graceDays: days(billing.graceMs / dayMs),
    breachHours: hours(policy.breachHours),
    activationHours: hours(policy.activationHours),
    giftHours: hours(coins.claimEveryMs / hourMs),
    streakHours: hours(coins.streakKeptMs / hourMs),
    passMinutes: minutes(limits.readPassMs / minuteMs),
    sessionIdle: days(session.idleMs / dayMs),
    sessionAbsolute: days(session.absoluteMs / dayMs),
    sampleDays: days(monitor.sampleKeepDays),
    historyDays: days(monitor.dayKeepDays),
    deliveryDays: days(notification.keepDays),
    eventDays: days(billing.eventKeepDays),
    copyDays: days(report.copyKeepMs / dayMs),
    noticeDays: days(limits.notice.keepMs / dayMs),
    contactDays: days(limits.contact.keepMs / dayMs),
    undoDays: days(limits.account.undoDays),
    askDays: days(limits.assistant.askKeepMs / dayMs),
    viewHours: hours(library.viewSaltKeepMs / hourMs),
    freeSlots: formatNumber(language, plans.free.slots ?? plans.free.slotsCeiling),
    ceiling: formatNumber(language, plans.developer.slotsCeiling),
    fileSize: formatSize(language, project.fileMaxBytes),
    filesMax: formatNumber(language, project.filesMax),
    totalSize: formatSize(language, project.totalMaxBytes),
    imagesMax: formatNumber(language, project.imagesMax),
    imageSize: formatSize(language, project.imageMaxBytes),
  };
}

/** What stands for the names in the files of content/policies on this installation. */
export function policyValues(env: Settings, language: Language): Record<string, string> {
  const t = translator(policyMessages, language);
  const address = (email: string | undefined) =>
    email === undefined ? `[${t("contact_form")}](/contact-us)` : `[${email}](mailto:${email})`;
  return {
    ...numbers(language),
    name: brand.name[language],
    support: address(env.SUPPORT_EMAIL),
    // Decision 18: no address is invented; where none is set, the form stands.
    legal: address(env.LEGAL_EMAIL ?? env.SUPPORT_EMAIL),
    payments: t(env.PADDLE_API_KEY === undefined ? "payments_sandbox" : "payments_paddle"),
    assistant: t(env.AI_BASE_URL === undefined ? "assistant_search" : "assistant_model"),
    ads: t(env.AD_SCRIPT_URL === undefined ? "ads_own" : "ads_script"),
    storage: t(env.S3_ENDPOINT === undefined ? "storage_disk" : "storage_s3"),
  };
}
