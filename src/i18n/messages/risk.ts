import { define } from "../message.ts";

/** Why a project deserves a second look: one sentence for each signal. */
export const riskMessages = define(
  {
    score: "Risk {score} of 100",
    unknown: "Risk not known yet",
    none: "No signs of danger",
    title: "Signs of danger",
    points: "+{score}",
    profile_theft: "Reads folders of browsers or of Discord and sends something away.",
    token_search: "Searches for Discord tokens with a pattern.",
    encoded_eval: "Runs text that is encoded, so that nobody can read it.",
    download_and_run: "Downloads something and starts programs.",
    install_script: "Runs a script of its own when it is installed.",
    install_download: "Downloads or decodes something while it is installed.",
    obfuscated: "Its names were made unreadable.",
    minified_source: "A file that was not written by hand calls itself source.",
    profile_folder: "Reads folders of browsers or of Discord.",
  },
  {
    score: "الخطورة {score} من 100",
    unknown: "الخطورة غير معروفة بعد",
    none: "لا علامات على الخطر",
    title: "علامات الخطر",
    points: "+{score}",
    profile_theft: "يقرأ مجلدات المتصفحات أو ديسكورد ويرسل شيئًا إلى الخارج.",
    token_search: "يبحث عن توكنات ديسكورد بنمط معيّن.",
    encoded_eval: "يشغّل نصًا مرمّزًا لا يستطيع أحد قراءته.",
    download_and_run: "ينزّل شيئًا ويشغّل برامج.",
    install_script: "يشغّل سكربتًا خاصًا به عند التثبيت.",
    install_download: "ينزّل شيئًا أو يفك ترميزه أثناء التثبيت.",
    obfuscated: "أسماؤه جُعلت غير مقروءة.",
    minified_source: "ملف لم يُكتب يدويًا ويُقدَّم على أنه الكود المصدري.",
    profile_folder: "يقرأ مجلدات المتصفحات أو ديسكورد.",
  },
);
