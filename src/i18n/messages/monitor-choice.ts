import { define } from "../message.ts";

/** The owner of more monitors than the plan has slots chooses which of them run. */
export const monitorChoiceMessages = define(
  {
    notice: {
      one: "Your plan runs one monitor at a time. The others wait, and nothing of them is lost.",
      other: "Your plan runs {count} monitors at a time. The others wait, and nothing of them is lost.",
    },
    open: "Choose which run",
    title: "Choose which monitors run",
    text: "Those without a tick wait until your plan has room for them.",
    legend: "Your monitors",
    count: "{count} of {max} chosen",
    full: "That is all your plan runs. Take another one off first.",
    save: "Save the choice",
    cancel: "Cancel",
    saved: "Your choice is saved.",
    failed: "The choice could not be saved. Try again.",
    load_failed: "Your monitors could not be loaded. Try again.",
    plans: "See plans",
  },
  {
    notice: {
      zero: "خطتك لا تشغّل أي مراقبة في الوقت نفسه. البقية تنتظر ولا يضيع منها شيء.",
      one: "خطتك تشغّل مراقبة واحدة في الوقت نفسه. البقية تنتظر ولا يضيع منها شيء.",
      two: "خطتك تشغّل مراقبتين في الوقت نفسه. البقية تنتظر ولا يضيع منها شيء.",
      few: "خطتك تشغّل {count} مراقبات في الوقت نفسه. البقية تنتظر ولا يضيع منها شيء.",
      many: "خطتك تشغّل {count} مراقبة في الوقت نفسه. البقية تنتظر ولا يضيع منها شيء.",
      other: "خطتك تشغّل {count} مراقبة في الوقت نفسه. البقية تنتظر ولا يضيع منها شيء.",
    },
    open: "اختر ما يعمل",
    title: "اختر المراقبات التي تعمل",
    text: "ما لا علامة عليه ينتظر حتى تتسع له خطتك.",
    legend: "مراقباتك",
    count: "اخترت {count} من {max}",
    full: "هذا كل ما تشغّله خطتك. أزل علامة أخرى أولًا.",
    save: "احفظ الاختيار",
    cancel: "إلغاء",
    saved: "حُفظ اختيارك.",
    failed: "تعذّر حفظ الاختيار. حاول مجددًا.",
    load_failed: "تعذّر تحميل مراقباتك. حاول مجددًا.",
    plans: "عرض الخطط",
  },
);
