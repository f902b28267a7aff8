import { define } from "../message.ts";

/** The README in the file of all one's own data. */
export const ownDataMessages = define(
  {
    title: "Your data at Ra3d",
    made: "Made on {date}. All times are UTC. The .json files open in any text editor.",
    profile: "profile.json: your account, as Discord told us, with your biography and links",
    settings: "settings.json: language and e-mail notifications",
    sessions: "sessions.json: the browsers that are signed in",
    consents: "consents.json: what you confirmed, in which version of the text, and when",
    plan: "plan.json: the plan that you have or had last",
    monitors: "monitors/: your monitors, each with its timeline, its days and its notifications",
    projects: "projects/: your projects with their files and pictures",
    favorites: "favorites.json, downloads.json: what you keep and what you downloaded",
    reports: "reports.json, appeals.json: what you reported and your appeals",
    coins: "coins/: your balance and every booking",
    gifts: "gifts.json: the gift codes that you redeemed",
    billing:
      "billing/: subscriptions, payments, invoices as PDF, refunds and mails about plans. An invoice without a file in invoices.json could not be had from the payment provider just now: its address gives it while you are signed in",
    notices: "notices.json: what the site told you",
    support: "support.json: your conversations with our team",
    assistant: "assistant.json: your conversations with the assistant",
    contact: "contact.json: what you wrote through the contact form",
    log: "account-log.json: when you downloaded your data, or asked for deletion",
    left_out:
      "Left out: secrets (session tokens, heartbeat addresses; webhook addresses are masked), figures that name nobody (views), and single checks, which are added up in the days.",
  },
  {
    title: "بياناتك في رعد",
    made: "أُعد هذا الملف في {date}. كل الأوقات بتوقيت UTC. تُفتح ملفات ‎.json‎ بأي محرر نصوص.",
    profile: "profile.json: حسابك كما وصلنا من ديسكورد، مع سيرتك وروابطك",
    settings: "settings.json: اللغة وإشعارات البريد",
    sessions: "sessions.json: المتصفحات المسجّل الدخول فيها",
    consents: "consents.json: ما أكّدته وبأي نسخة من النص ومتى",
    plan: "plan.json: خطتك الحالية أو الأخيرة",
    monitors: "monitors/: مراقباتك، ولكل منها سجلها الزمني وأيامها وإشعاراتها",
    projects: "projects/: مشاريعك مع ملفاتها وصورها",
    favorites: "favorites.json وdownloads.json: ما تحتفظ به وما نزّلته",
    reports: "reports.json وappeals.json: بلاغاتك واعتراضاتك",
    coins: "coins/: رصيدك وكل قيد",
    gifts: "gifts.json: أكواد الهدايا التي استرددتها",
    billing:
      "billing/: الاشتراكات والمدفوعات والفواتير بصيغة PDF والاسترداد ورسائل الخطط. الفاتورة التي لا ملف لها في invoices.json لم يسلّمها مزوّد الدفع الآن: تجدها في عنوانها وأنت مسجّل الدخول",
    notices: "notices.json: ما أخبرك به الموقع",
    support: "support.json: محادثاتك مع فريقنا",
    assistant: "assistant.json: محادثاتك مع المساعد",
    contact: "contact.json: ما كتبته في نموذج التواصل",
    log: "account-log.json: متى نزّلت بياناتك أو طلبت حذف حسابك",
    left_out:
      "غير موجود هنا: الأسرار (رموز الجلسات وعناوين النبض، وعناوين الويب هوك مخفية)، والأرقام التي لا تدل على أحد (المشاهدات)، وكل فحص بمفرده إذ جُمعت الفحوص في الأيام.",
  },
);
