import { define } from "../message.ts";

/** Mails about plans that are paid for. `plan` is its name, `amount` comes with its currency. */
export const billingMailMessages = define(
  {
    renewal_reminder_title: "Your {plan} plan renews on {date}",
    renewal_reminder_text:
      "Nothing is needed: on {date} {amount} is charged to your payment method and the plan goes on. If you do not want that, cancel before; the plan then stays open until its end.",
    renewal_reminder_button: "See billing",
    payment_failed_title: "The payment for your {plan} plan failed",
    payment_failed_text:
      "The payment that was due on {date} did not go through. Your plan stays open for another 7 days; update your payment method and it is tried again.",
    payment_failed_button: "Update payment method",
    plan_ended_title: "Your {plan} plan has ended",
    plan_ended_text:
      "It ended on {date}. Nothing of yours was deleted: monitors beyond the free plan are paused and favorites are kept. Renew whenever you like.",
    plan_ended_button: "Renew",
    payment_returned_title: "Your payment for {plan} goes back to you",
    payment_returned_text:
      "Another plan was already running when the payment arrived on {date}, so this one was ended at once and the whole amount is on its way back to you.",
    payment_returned_button: "See billing",
  },
  {
    renewal_reminder_title: "تتجدّد خطة {plan} في {date}",
    renewal_reminder_text:
      "لا يلزمك شيء: في {date} يُخصم {amount} من وسيلة الدفع وتستمر الخطة. إن لم ترغب بذلك فألغِها قبل هذا الموعد، وستبقى مفتوحة حتى نهايتها.",
    renewal_reminder_button: "عرض الفوترة",
    payment_failed_title: "تعذّر دفع خطة {plan}",
    payment_failed_text:
      "لم تنجح الدفعة المستحقة في {date}. تبقى خطتك مفتوحة 7 أيام أخرى، فحدّث وسيلة الدفع لتُعاد المحاولة.",
    payment_failed_button: "تحديث وسيلة الدفع",
    plan_ended_title: "انتهت خطة {plan}",
    plan_ended_text:
      "انتهت في {date}. لم يُحذف شيء مما يخصك: أُوقفت المراقبات الزائدة عن الخطة المجانية مؤقتًا وبقيت المفضلة كما هي. جدّد متى شئت.",
    plan_ended_button: "تجديد الخطة",
    payment_returned_title: "نعيد إليك دفعة خطة {plan}",
    payment_returned_text:
      "كانت لديك خطة أخرى سارية عند وصول الدفعة في {date}، لذلك أُنهي هذا الاشتراك فورًا وسيعود إليك المبلغ كاملًا.",
    payment_returned_button: "عرض الفوترة",
  },
);
