import { define } from "../message.ts";

/** The page of the stand-in for Discord, which serves development and tests only. */
export const standInMessages = define(
  {
    title: "Who would you like to be?",
    development:
      "This is not Discord. It stands in for it on this machine while no Discord credentials are set, for development and tests only.",
    ready_names: "Choose a name",
    other_name: "Or write another one",
    how: "What kind of account",
    new_account: "Made yesterday",
    unverified_email: "E-mail address not verified",
    no_avatar: "No picture",
    sign_in: "Sign in",
    refuse: "Refuse",
    other_language: "العربية",
    bad_request: "This request lacks something that Discord asks for: {fields}",
  },
  {
    title: "من تريد أن تكون؟",
    development:
      "هذه الصفحة ليست ديسكورد، بل بديل يعمل على هذا الجهاز ما دامت بيانات ديسكورد غير مضبوطة، وهو للتطوير والاختبارات فقط.",
    ready_names: "اختر اسمًا",
    other_name: "أو اكتب اسمًا آخر",
    how: "نوع الحساب",
    new_account: "أُنشئ أمس",
    unverified_email: "البريد الإلكتروني غير مُوثَّق",
    no_avatar: "بلا صورة",
    sign_in: "تسجيل الدخول",
    refuse: "رفض",
    other_language: "English",
    bad_request: "ينقص هذا الطلب ما يشترطه ديسكورد: {fields}",
  },
);
