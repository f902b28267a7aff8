import { define } from "../message.ts";

/** Why a place was left to a person (`what_`), and what to do about it (`do_`); named as the engine names reasons. */
export const converterReasonMessages = define(
  {
    what_removed: "This no longer exists in the new version.",
    do_removed: "Take it out, or reach the goal another way; the guide names what took its place.",
    what_behaviour: "This still exists and does something else now.",
    do_behaviour: "Read the section of the guide and check that the code still does what you want.",
    "what_argument-unknown": "What is passed here cannot be told from the code.",
    "do_argument-unknown": "Write the new form by hand; the guide shows it.",
    "what_receiver-unknown": "The code does not tell whether this belongs to discord.js.",
    "do_receiver-unknown": "If it does, change it by hand; if not, leave it as it is.",
    what_asynchronous: "This answers with a promise now.",
    do_asynchronous: "Put await before it and make the function around it async.",
    what_voice: "Voice moved to a package of its own, @discordjs/voice.",
    do_voice: "Install the package, join with joinVoiceChannel and play through an audio player.",
    what_package: "Voice moved to a package of its own, which this code needs now: @discordjs/voice.",
    do_package:
      "Install it with npm install @discordjs/voice. It needs Node.js 22.12 or newer, and ffmpeg as before.",
    what_dependency: "This package is made for an older discord.js.",
    do_dependency:
      "Ask for the version that is named, and read its notes. Where none is, take another package, or what discord.js has itself.",
    what_intents: "The bot hears only what its intents name.",
    do_intents:
      "Check that the list has all the events the bot listens to; switch privileged ones on in the portal.",
    what_types: "Only a type checker objects to this.",
    do_types: "It runs as it did. If you check types, write it as the guide does.",
    "what_early-error":
      "No version of Node.js runs this file: something at this line is declared wrongly, or out of place.",
    "do_early-error": "Mend this line. All else in the file was converted.",
    "what_parse-error": "This file cannot be read: its syntax is broken.",
    "do_parse-error": "Mend the syntax at this line first. Nothing in the file was changed.",
    "what_too-deep": "The code of this file is nested too deeply to be followed.",
    "do_too-deep":
      "Convert the source that it was made from, or take it apart. Nothing in the file was changed.",
    what_other: "This needs your decision.",
    do_other: "Read the section of the guide and change it by hand where needed.",
  },
  {
    what_removed: "لم يعد هذا موجودًا في الإصدار الجديد.",
    do_removed: "احذفه أو حقق الغرض بطريقة أخرى؛ الدليل يذكر البديل.",
    what_behaviour: "ما زال هذا موجودًا لكنه يعمل بشكل مختلف الآن.",
    do_behaviour: "اقرأ قسم الدليل وتأكد من أن الكود ما زال يفعل ما تريد.",
    "what_argument-unknown": "لا يُعرف من الكود ما الذي يُمرر هنا.",
    "do_argument-unknown": "اكتب الشكل الجديد بيدك؛ الدليل يوضحه.",
    "what_receiver-unknown": "لا يتضح من الكود هل هذا من discord.js.",
    "do_receiver-unknown": "إن كان منه فغيّره بيدك، وإلا فاتركه كما هو.",
    what_asynchronous: "صار هذا يعيد Promise.",
    do_asynchronous: "ضع await قبله واجعل الدالة حوله async.",
    what_voice: "انتقل الصوت إلى حزمة مستقلة: ‎@discordjs/voice.",
    do_voice: "ثبّت الحزمة وادخل القناة عبر joinVoiceChannel وشغّل عبر مشغل صوت.",
    what_package: "انتقل الصوت إلى حزمة مستقلة صار هذا الكود يحتاجها: ‎@discordjs/voice.",
    do_package: "ثبّتها بالأمر ‎npm install @discordjs/voice. تحتاج Node.js 22.12 أو أحدث، وffmpeg كما كان.",
    what_dependency: "هذه الحزمة موضوعة لإصدار أقدم من discord.js.",
    do_dependency:
      "اطلب الإصدار المذكور واقرأ ملاحظاته. وإن لم يُذكر إصدار فاختر حزمة أخرى، أو ما في discord.js نفسها.",
    what_intents: "لا يسمع البوت إلا ما تذكره intents.",
    do_intents: "تأكد من أن القائمة تضم كل الأحداث التي يستمع إليها البوت، وفعّل المميزة منها في البوابة.",
    what_types: "لا يعترض على هذا إلا فاحص الأنواع.",
    do_types: "يعمل كما كان. إن كنت تفحص الأنواع فاكتبه كما في الدليل.",
    "what_early-error":
      "لا يشغّل أي إصدار من Node.js هذا الملف: في هذا السطر شيء مُعرَّف بشكل خاطئ، أو في غير موضعه.",
    "do_early-error": "صحّح هذا السطر. كل ما عداه في الملف حُوّل.",
    "what_parse-error": "تعذرت قراءة هذا الملف: صياغته معطوبة.",
    "do_parse-error": "أصلح الصياغة عند هذا السطر أولًا. لم يتغير شيء في الملف.",
    "what_too-deep": "كود هذا الملف متداخل بعمق لا يمكن تتبعه.",
    "do_too-deep": "حوّل المصدر الذي أُنشئ منه، أو قسّمه. لم يتغير شيء في الملف.",
    what_other: "هذا يحتاج إلى قرارك.",
    do_other: "اقرأ قسم الدليل وغيّره بيدك عند الحاجة.",
  },
);
