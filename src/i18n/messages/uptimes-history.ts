import { define } from "../message.ts";

/** The history strip: what its bars stand for, and what it says to those who do not see it. */
export const uptimesHistoryMessages = define(
  {
    bars_label: "What a bar stands for",
    bars_checks: "Checks",
    bars_days: "Days",
    bars_none: "No checks yet",
    bars_summary_checks: {
      one: "{count} recent check, {failed} failed",
      other: "{count} recent checks, {failed} failed",
    },
    bars_summary_days: {
      one: "{count} day observed, {share} uptime, {failed} with failures",
      other: "{count} days observed, {share} uptime, {failed} with failures",
    },
    bar_failed: "Failed",
    bar_ok: "Answered",
    bar_unobserved: "Nothing observed",
  },
  {
    bars_label: "ما يمثّله كل عمود",
    bars_checks: "فحوص",
    bars_days: "أيام",
    bars_none: "لا فحوص بعد",
    bars_summary_checks: {
      zero: "لا فحوص حديثة",
      one: "فحص واحد حديث، فشل منه {failed}",
      two: "آخر فحصين، فشل منهما {failed}",
      few: "آخر {count} فحوص، فشل منها {failed}",
      many: "آخر {count} فحصًا، فشل منها {failed}",
      other: "آخر {count} فحص، فشل منها {failed}",
    },
    bars_summary_days: {
      zero: "لا أيام مرصودة",
      one: "يوم مرصود واحد، نسبة التشغيل {share}، أيام فيها أعطال: {failed}",
      two: "يومان مرصودان، نسبة التشغيل {share}، أيام فيها أعطال: {failed}",
      few: "{count} أيام مرصودة، نسبة التشغيل {share}، أيام فيها أعطال: {failed}",
      many: "{count} يومًا مرصودًا، نسبة التشغيل {share}، أيام فيها أعطال: {failed}",
      other: "{count} يوم مرصود، نسبة التشغيل {share}، أيام فيها أعطال: {failed}",
    },
    bar_failed: "فشل",
    bar_ok: "استجاب",
    bar_unobserved: "لا رصد",
  },
);
