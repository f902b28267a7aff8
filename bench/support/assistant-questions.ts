/** What people ask the assistant, and the code or article that answers it: 30 in English, 30 in Arabic. */
export type AssistantQuestion = { ask: string; wanted: string };

const english: readonly AssistantQuestion[] = [
  { ask: "my bot crashes with Used disallowed intents, what now?", wanted: "disallowed-intents" },
  { ask: "An invalid token was provided even though I copied it", wanted: "invalid-token" },
  { ask: "DiscordAPIError[50013]: Missing Permissions when I ban someone", wanted: "missing-permissions" },
  { ask: "what does code 50001 mean", wanted: "missing-access" },
  { ask: "Unknown interaction after my command takes 5 seconds", wanted: "unknown-interaction" },
  { ask: "clicking my button says this interaction failed", wanted: "interaction-failed" },
  {
    ask: "The reply to this interaction has already been sent or deferred",
    wanted: "interaction-already-replied",
  },
  { ask: "how do I get around cannot send messages to this user in dms", wanted: "cannot-send-dm" },
  { ask: "message.content is always empty", wanted: "message-content-empty" },
  {
    ask: "my welcome message is never sent when someone joins, event not firing",
    wanted: "member-events-silent",
  },
  { ask: "reactions on old messages are ignored by the bot", wanted: "reaction-events-silent" },
  { ask: "MessageEmbed is not a constructor after updating", wanted: "messageembed-not-constructor" },
  { ask: "TypeError: Cannot read properties of undefined (reading 'FLAGS')", wanted: "intents-undefined" },
  { ask: "slash commands are not showing in my server", wanted: "slash-commands-missing" },
  { ask: "every slash command is listed twice", wanted: "slash-commands-twice" },
  { ask: "ephemeral option deprecated warning, how to hide a reply", wanted: "ephemeral-deprecated" },
  { ask: "only bulk delete messages under 14 days old", wanted: "bulk-delete-old" },
  { ask: "how to keep the bot online after closing the terminal", wanted: "bot-offline-after-close" },
  { ask: "Cannot use import statement outside a module", wanted: "import-outside-module" },
  { ask: "embed field value is required error", wanted: "embed-empty-field" },
  { ask: "ticket system with transcript", wanted: "ticket-system" },
  { ask: "giveaway bot that survives a restart", wanted: "giveaways" },
  { ask: "leveling with xp and a leaderboard", wanted: "leveling-system" },
  { ask: "store settings for each guild", wanted: "guild-settings-store" },
  { ask: "split a long list into pages with buttons", wanted: "paginator" },
  { ask: "members choose their own roles from a menu", wanted: "self-roles" },
  { ask: "log deleted and edited messages", wanted: "message-log" },
  { ask: "responsive pricing table html", wanted: "pricing-table" },
  { ask: "toast notification with undo in javascript", wanted: "toast-notifications" },
  { ask: "retry a failed fetch with backoff", wanted: "retry-backoff" },
];

const arabic: readonly AssistantQuestion[] = [
  { ask: "البوت لا يشتغل ويقول Used disallowed intents", wanted: "disallowed-intents" },
  { ask: "خطأ في التوكن عند تسجيل الدخول", wanted: "invalid-token" },
  { ask: "البوت ما يقدر يحظر العضو ويطلع Missing Permissions", wanted: "missing-permissions" },
  { ask: "ظهر لي Unknown interaction وش الحل", wanted: "unknown-interaction" },
  { ask: "الزر يقول فشل التفاعل", wanted: "interaction-failed" },
  { ask: "كيف أرسل رسالة خاصة لعضو مقفل الخاص", wanted: "cannot-send-dm" },
  { ask: "البوت لا يقرأ محتوى الرسائل", wanted: "message-content-empty" },
  { ask: "حدث دخول العضو لا يعمل", wanted: "member-events-silent" },
  { ask: "خطأ MessageEmbed بعد تحديث المكتبة", wanted: "messageembed-not-constructor" },
  { ask: "أوامر السلاش لا تظهر في السيرفر", wanted: "slash-commands-missing" },
  { ask: "أوامر السلاش مكررة تظهر مرتين", wanted: "slash-commands-twice" },
  { ask: "لا يمكن حذف رسائل قديمة أكثر من 14 يوم", wanted: "bulk-delete-old" },
  { ask: "البوت يطفي لما أسكر التيرمنال", wanted: "bot-offline-after-close" },
  { ask: "كيف أخفي الرد ليراه صاحبه فقط", wanted: "ephemeral-deprecated" },
  { ask: "البوت لا يعطي الرتبة للعضو", wanted: "role-hierarchy" },
  { ask: "الرسالة أطول من 2000 حرف", wanted: "message-too-long" },
  { ask: "البوت يرد على الأمر مرتين", wanted: "max-listeners" },
  { ask: "لا يدخل البوت إلى الروم الصوتي", wanted: "voice-join-silent" },
  { ask: "طلبات كثيرة خطأ 429", wanted: "rate-limited" },
  { ask: "إصدار نود قديم", wanted: "node-too-old" },
  { ask: "نظام تذاكر", wanted: "ticket-system" },
  { ask: "بوت سحوبات", wanted: "giveaways" },
  { ask: "نظام مستويات ولفل", wanted: "leveling-system" },
  { ask: "منع السبام في السيرفر", wanted: "anti-spam" },
  { ask: "كود ترحيب بالأعضاء الجدد", wanted: "welcome-messages" },
  { ask: "نظام تحذيرات للأعضاء", wanted: "warnings-system" },
  { ask: "صفحة أسئلة متكررة قابلة للطي", wanted: "faq-accordion" },
  { ask: "معرض صور للموقع", wanted: "image-gallery" },
  { ask: "التحقق من نموذج التسجيل", wanted: "form-validation" },
  { ask: "عداد تنازلي", wanted: "countdown-timer" },
];

export const assistantQuestions: readonly AssistantQuestion[] = [...english, ...arabic];
/** Of 60, so many have what is wanted among the first `withinFirst` sources. */
export const wantedAtLeast = 54;
export const withinFirst = 3;
