import { define } from "../message.ts";

/** What the converters' pages say of themselves, and the questions below them. */
export const converterPageMessages = define(
  {
    v12_page_title: "Convert discord.js v11 to v12",
    v12_description:
      "Turns discord.js 11 bots into version 12 as you type: managers and .cache, MessageEmbed, roles and members. Comments stay, every change is listed. Free, in your browser.",
    v12_heading: "discord.js v11 to v12",
    v12_intro:
      "Collections become managers, RichEmbed becomes MessageEmbed, and role and member methods move. Paste old code, drop a folder, and read what changed.",
    v13_page_title: "Convert discord.js v12 to v13",
    v13_description:
      "Turns discord.js 12 bots into version 13 as you type: intents, send() with embeds, permissions, new events. Comments stay, every change is listed. Free, in your browser.",
    v13_heading: "discord.js v12 to v13",
    v13_intro:
      "Intents are required, messages are sent as objects, and permissions and events have new names. Paste old code, drop a folder, and read what changed.",
    v14_page_title: "Convert discord.js v13 to v14",
    v14_description:
      "Turns discord.js 13 bots into version 14 as you type: builders, enums, GatewayIntentBits, interactions. Comments stay, every change is listed. Free, in your browser.",
    v14_heading: "discord.js v13 to v14",
    v14_intro:
      "MessageEmbed becomes EmbedBuilder, strings become enums, and builders have new names. Paste old code, drop a folder, and read what changed.",
    steps: "Steps of the converter",
    v12_tab: "v11 to v12",
    v13_tab: "v12 to v13",
    v14_tab: "v13 to v14",
    private: "Your code never leaves the browser",
    how_title: "What it does, and what it leaves to you",
    how_keep: "Only what breaks is replaced. Comments, line ends and formatting stay as they are.",
    how_names: "It follows your code: an object of another library that has the same names is not touched.",
    how_sure: "Each change says whether it is certain or likely, and can be rejected on its own.",
    how_left: "What only you can decide stands in a list, with its line, the reason and the guide.",
    questions: "Questions",
    q_upload: "Is my code sent anywhere?",
    a_upload:
      "No. The converter runs in a worker of your browser. A link that you share carries the code behind the # sign, which browsers send to no server.",
    q_all: "Can I go from version 11 to 14 at once?",
    a_all:
      "Yes: choose “All steps to v14”. The version your code was written for is recognized, and each step is applied in its order.",
    q_folder: "Can I convert a whole bot?",
    a_folder:
      "Yes: drop its folder or choose it. JavaScript and TypeScript files are converted, node_modules and hidden folders are left out, and the result comes as a zip file with the same paths.",
    q_likely: "What does “likely” mean?",
    a_likely:
      "The place looks like discord.js by its name only, for example a parameter called message. Read such changes before you take them, or keep only the certain ones.",
    q_run: "Will my bot run afterwards?",
    a_run:
      "Often, once the list of what is left is worked off. Voice, changed behaviour and removed features need you; test the bot before you put it online.",
    q_offline: "Does it need the internet?",
    a_offline: "No. Once the page is open, the conversion itself asks for nothing from the internet.",
  },
  {
    v12_page_title: "تحويل discord.js من v11 إلى v12",
    v12_description:
      "حوّل بوتات discord.js 11 إلى الإصدار 12 أثناء الكتابة: المديرات و‎.cache وMessageEmbed والرتب والأعضاء. تبقى تعليقاتك، ويُعرض كل تغيير. مجانًا وداخل متصفحك.",
    v12_heading: "discord.js من v11 إلى v12",
    v12_intro:
      "تصبح المجموعات مديرات، وRichEmbed يصبح MessageEmbed، وتنتقل دوال الرتب والأعضاء. ألصق كودك القديم أو أفلت مجلدًا واقرأ ما تغيّر.",
    v13_page_title: "تحويل discord.js من v12 إلى v13",
    v13_description:
      "حوّل بوتات discord.js 12 إلى الإصدار 13 أثناء الكتابة: intents وsend() مع الإمبد والصلاحيات والأحداث الجديدة. تبقى تعليقاتك، ويُعرض كل تغيير. مجانًا وداخل متصفحك.",
    v13_heading: "discord.js من v12 إلى v13",
    v13_intro:
      "صارت intents مطلوبة، والرسائل تُرسل ككائنات، وللصلاحيات والأحداث أسماء جديدة. ألصق كودك القديم أو أفلت مجلدًا واقرأ ما تغيّر.",
    v14_page_title: "تحويل discord.js من v13 إلى v14",
    v14_description:
      "حوّل بوتات discord.js 13 إلى الإصدار 14 أثناء الكتابة: البُناة والثوابت وGatewayIntentBits والتفاعلات. تبقى تعليقاتك، ويُعرض كل تغيير. مجانًا وداخل متصفحك.",
    v14_heading: "discord.js من v13 إلى v14",
    v14_intro:
      "MessageEmbed يصبح EmbedBuilder، والنصوص تصبح ثوابت، وللبُناة أسماء جديدة. ألصق كودك القديم أو أفلت مجلدًا واقرأ ما تغيّر.",
    steps: "خطوات المحوّل",
    v12_tab: "v11 إلى v12",
    v13_tab: "v12 إلى v13",
    v14_tab: "v13 إلى v14",
    private: "كودك لا يغادر المتصفح",
    how_title: "ما يفعله، وما يتركه لك",
    how_keep: "لا يُستبدل إلا ما سيتعطل. تبقى التعليقات ونهايات الأسطر والتنسيق كما هي.",
    how_names: "يتتبع كودك: كائن من مكتبة أخرى يحمل الأسماء نفسها لا يُمس.",
    how_sure: "كل تغيير يقول إن كان مؤكدًا أو مرجحًا، ويمكن رفضه وحده.",
    how_left: "ما لا يقرره غيرك يظهر في قائمة: سطره وسببه ورابط الدليل.",
    questions: "أسئلة",
    q_upload: "هل يُرسل كودي إلى أي مكان؟",
    a_upload:
      "لا. يعمل المحوّل داخل متصفحك. والرابط الذي تشاركه يحمل الكود بعد علامة #، والمتصفحات لا ترسلها إلى أي خادم.",
    q_all: "هل أستطيع الانتقال من الإصدار 11 إلى 14 دفعة واحدة؟",
    a_all: "نعم: اختر «كل الخطوات إلى v14». يُتعرف على إصدار كودك وتُطبق الخطوات بترتيبها.",
    q_folder: "هل أستطيع تحويل بوت كامل؟",
    a_folder:
      "نعم: أفلت مجلده أو اختره. تُحوّل ملفات جافاسكربت وتايبسكربت، ويُترك node_modules والمجلدات المخفية، وتصلك النتيجة ملف zip بالمسارات نفسها.",
    q_likely: "ما معنى «مرجح»؟",
    a_likely:
      "المكان يشبه discord.js من اسمه فقط، كمعامل اسمه message. اقرأ هذه التغييرات قبل أخذها، أو أبقِ المؤكدة وحدها.",
    q_run: "هل سيعمل بوتي بعدها؟",
    a_run:
      "غالبًا، بعد إنهاء قائمة ما تبقى. الصوت والسلوك المتغير والميزات المحذوفة تحتاج إليك؛ جرّب البوت قبل نشره.",
    q_offline: "هل يحتاج إلى الإنترنت؟",
    a_offline: "لا. بعد فتح الصفحة لا يطلب التحويل نفسه شيئًا من الإنترنت.",
  },
);
