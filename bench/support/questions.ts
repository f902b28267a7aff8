/** What people, and people who want to do harm, ask of search: by kind, each with what it is asked as. */
type Question = Record<string, unknown>;

const asked = (words: string[], more: Question = {}): Question[] => words.map(q => ({ q, ...more }));
const typed = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1));

const words = [
  ..."ticket levels giveaway welcome moderation economy logging reminder poll roles command system bot".split(
    " ",
  ),
  ..."template component menu event page discord buttons navbar gallery client message member config".split(
    " ",
  ),
];
const arabic = [
  ..."تذاكر التذاكر مستويات مُسْتَوَيات سحوبات ترحيب الإشراف اقتصاد سجل تذكير تصويت رتب الرُّتَب".split(" "),
  ..."اقتراحات تحقق لوحه مترجم إحصائيات القناة رسالة حدث صفحه قائمة بوت نظام الأعضاء يحفظ".split(" "),
];
const several = [
  ...["ticket panel", "levels system bot", "giveaway command", "welcome page template", "poll menu buttons"],
  ...[
    "نظام تذاكر",
    "لوحة تحكم",
    "بوت سحوبات",
    "قائمة رتب",
    "شريط تنقل متجاوب",
    "discord ticket",
    "roles رتب",
  ],
  ...[
    "verification database",
    "spoptheal levels",
    "bour economy bot",
    "ticket levels giveaway",
    "client message",
  ],
];
const inCode = [
  ...[
    "interaction.reply(",
    "await interaction.reply({",
    "client.on(",
    "=>",
    "??",
    "{",
    "});",
    "console.error('",
  ],
  ...[
    "addEventListener('click'",
    "setColor(0x5865f2)",
    "new EmbedBuilder().setTitle",
    ".isChatInputCommand()",
  ],
  ...[
    "require('./plik",
    'class="',
    "margin-inline: auto",
    "var(--",
    "proudduxflair",
    "plikvoust.save()",
    "const spiodkiot =",
  ],
  ...["for (const cack of", "يرسل رسالة", "querySelector('#", "%; drop", "function draip(", "vox.id !== "],
];
const mistyped = [
  ..."tikcet tciket levls givaway welcom moderatoin econmy remnder suggestoins verfication dashbord".split(
    " ",
  ),
  ..."navbra galery cuntdown transltor تذكار مستوبات سحويات ترحبب احصائات الاقترحات".split(" "),
];
const hostile = [
  ...[
    "%",
    "_",
    "\\",
    "%%%%",
    "'",
    '" or 1=1',
    "a & b | !c",
    "<->",
    ":*",
    "((((",
    "\0",
    "\u202Eticket",
    "🎉",
    "ـــ",
  ],
  ...[
    "a ".repeat(2_500),
    "x".repeat(5_000),
    "ال ".repeat(1_600),
    "the the the the a a a a",
    "e",
    "s",
    "ا",
    "1",
    "//",
  ],
];
const nothing = "zzqxv wvvwq qqqqq.zz( ضضظظغغ xylophonequartz jjjjj zz9zz9 --zz-- qwxzj ظظظظ".split(" ");

const filtered: Question[] = [
  ...asked(["ticket", "bot", "نظام", "interaction.reply("], { sections: "djs" }),
  ...asked(["levels", "system", "تذاكر", "client"], { sections: "project", sort: "newest" }),
  ...asked(["menu", "page", "قالب", "margin-inline"], { language: "css" }),
  ...asked(["command", "رتب", "panel"], { tag: "v14", sort: "views" }),
  ...asked(["ticket", "سحوبات"], { sections: "djs,web", language: "javascript", tag: "database" }),
  ...asked(["system", "bot"], { page: 30 }),
];
const browsed: Question[] = [
  {},
  { sort: "views" },
  { page: 1_000 },
  { sections: "djs", sort: "views" },
  { sections: "web", language: "css" },
  { sections: "project", page: 40 },
  { tag: "ticket" },
  { tag: "rtl", sort: "views", page: 3 },
];

export const questions: Record<string, Question[]> = {
  words: asked(words),
  Arabic: asked(arabic),
  "several words": asked(several),
  "beginnings, as one types": asked([...typed("moderation"), ...typed("المستويات")], { suggest: true }),
  "beginnings, in full": asked([...typed("giveaway"), ...typed("تصويت")]),
  "text in code": asked(inCode),
  mistyped: asked(mistyped),
  filtered,
  browsed,
  "nothing found": asked(nothing),
  hostile: asked(hostile),
};
