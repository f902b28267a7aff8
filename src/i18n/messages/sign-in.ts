import { define } from "../message.ts";

/** Around signing in and out, outside the pages of the site. */
export const signInMessages = define(
  {
    logout_title: "Log out of {name}?",
    logout_explanation: "Another site led you here. You stay logged in unless you confirm.",
    logout_confirm: "Log out",
    logout_stay: "Stay logged in",
  },
  {
    logout_title: "هل تريد تسجيل الخروج من {name}؟",
    logout_explanation: "وصلت إلى هنا من موقع آخر. ستبقى مسجّل الدخول ما لم تؤكّد.",
    logout_confirm: "تسجيل الخروج",
    logout_stay: "البقاء",
  },
);
