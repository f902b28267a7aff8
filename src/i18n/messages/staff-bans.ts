import { define } from "../message.ts";

/** Bans whose accounts are deleted, in the staff area. */
export const staffBanMessages = define(
  {
    intro:
      "These accounts were under a ban when they were deleted. Only a keyed hash of the Discord id is left, which keeps its owner out.",
    discord_id: "Discord id",
    discord_id_hint: "The whole id: a part of it cannot be searched for.",
    found: { one: "One ban", other: "{count} bans" },
    none: "No bans of deleted accounts",
    none_text: "When a banned account is deleted, its ban stays and stands here.",
    none_of_id: "No ban of this id",
    none_of_id_text:
      "Nothing keeps this Discord id out. An account that is still there is found among the users.",
    banned_on: "Banned on {time}",
    no_reason: "No reason was kept",
    lift: "Lift the ban",
    lift_title: "Lift this ban?",
    lift_text: "Its owner can sign in again and begins anew: nothing of the old account comes back.",
    reason: "Why is it lifted?",
    lifted: "The ban is lifted",
  },
  {
    intro:
      "كانت هذه الحسابات محظورة حين حُذفت. لم يبقَ منها إلا تجزئة بمفتاح لمعرّف ديسكورد تمنع صاحبه من الدخول.",
    discord_id: "معرّف ديسكورد",
    discord_id_hint: "المعرّف كاملًا: لا يمكن البحث بجزء منه.",
    found: {
      zero: "لا حظر",
      one: "حظر واحد",
      two: "حظران",
      few: "{count} حالات حظر",
      many: "{count} حالة حظر",
      other: "{count} حالة حظر",
    },
    none: "لا حظر على حسابات محذوفة",
    none_text: "حين يُحذف حساب محظور يبقى حظره ويظهر هنا.",
    none_of_id: "لا حظر على هذا المعرّف",
    none_of_id_text: "لا شيء يمنع هذا المعرّف من الدخول. أما الحساب القائم فتجده بين المستخدمين.",
    banned_on: "حُظر في {time}",
    no_reason: "لم يُحفظ سبب",
    lift: "رفع الحظر",
    lift_title: "رفع هذا الحظر؟",
    lift_text: "يستطيع صاحبه الدخول من جديد ويبدأ من الصفر: لا يعود شيء من الحساب القديم.",
    reason: "لماذا يُرفع؟",
    lifted: "رُفع الحظر",
  },
);
