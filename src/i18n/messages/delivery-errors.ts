import { define } from "../message.ts";

/** Why a notification did not arrive, or not yet. */
export const deliveryErrorMessages = define(
  {
    unknown: "It could not be delivered.",
    email_off: "E-mail notifications are off in the settings of the account.",
    unsubscribed: "This address has asked for no more mails.",
    daily_limit: "The account has reached its limit of mails for a day.",
    channel_off: "This channel was turned off before the message was sent.",
    account_banned: "The account is banned.",
    webhook_gone: "Discord no longer knows this webhook. Enter a new one.",
    webhook_invalid: "The stored webhook cannot be used. Enter it again.",
    discord: "Discord did not take the message ({code}).",
    rate_limited: "Discord asked to wait.",
    recipient: "The mail server refused the message ({code}).",
    mail_server: "The mail server did not take the message ({code}).",
    connection: "The other side could not be reached ({code}).",
    timeout: "The other side did not answer in time.",
  },
  {
    unknown: "تعذّر إيصال الإشعار.",
    email_off: "إشعارات البريد متوقفة في إعدادات الحساب.",
    unsubscribed: "طلب صاحب هذا البريد إيقاف الرسائل.",
    daily_limit: "بلغ الحساب حدّه اليومي من الرسائل.",
    channel_off: "أُوقفت هذه القناة قبل إرسال الإشعار.",
    account_banned: "الحساب محظور.",
    webhook_gone: "لم يعد ديسكورد يعرف هذا الويب هوك. أدخل واحدًا جديدًا.",
    webhook_invalid: "لا يمكن استخدام الويب هوك المحفوظ. أدخله من جديد.",
    discord: "لم يقبل ديسكورد الرسالة ({code}).",
    rate_limited: "طلب ديسكورد الانتظار قليلًا.",
    recipient: "رفض خادم البريد الرسالة ({code}).",
    mail_server: "لم يستلم خادم البريد الرسالة ({code}).",
    connection: "تعذّر الوصول إلى الطرف الآخر ({code}).",
    timeout: "لم يردّ الطرف الآخر في الوقت المحدد.",
  },
);
