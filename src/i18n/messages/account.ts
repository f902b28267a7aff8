import { define } from "../message.ts";

/** /account and its tabs. */
export const accountMessages = define(
  {
    heading: "Account",
    tabs: "Parts of your account",
    tab_about: "About",
    tab_settings: "Settings",
    tab_favorites: "Favorite codes",
    tab_billing: "Billing",
    tab_redeem: "Redeem",
    about_title: "About you",
    about_description: "Your biography and links, as everybody reads them on your profile.",
    about_heading: "About you",
    about_text: "Everybody can read this on your profile. Name and picture come from Discord.",
    to_profile: "View profile",
    save: "Save",
    visitor_title: "Your account",
    visitor_text:
      "Log in to write your biography, link your profiles elsewhere, and manage plan and settings.",
    login: "Log in with Discord",
  },
  {
    heading: "الحساب",
    tabs: "أقسام حسابك",
    tab_about: "نبذة",
    tab_settings: "الإعدادات",
    tab_favorites: "الأكواد المفضلة",
    tab_billing: "الفوترة",
    tab_redeem: "استرداد كود",
    about_title: "نبذة عنك",
    about_description: "سيرتك وروابطك كما يقرؤها الجميع في ملفك الشخصي.",
    about_heading: "نبذة عنك",
    about_text: "يقرأ الجميع هذا في ملفك الشخصي. الاسم والصورة يأتيان من ديسكورد.",
    to_profile: "عرض الملف الشخصي",
    save: "حفظ",
    visitor_title: "حسابك",
    visitor_text: "سجّل الدخول لتكتب سيرتك وتضيف روابطك وتدير خطتك وإعداداتك.",
    login: "تسجيل الدخول عبر ديسكورد",
  },
);
