import { define } from "../message.ts";

/** Comments in the examples of the converters. */
export const converterExampleMessages = define(
  {
    ready: "The bot is online",
    own: "Other bots are not answered",
    prefix: "Only messages that begin with the prefix",
    embed: "A card with the facts of the server",
    mute: "Gives the role that may not write",
    ban: "Bans whoever was mentioned",
    radio: "Plays in the channel of whoever asked, and leaves at the end",
    find: "Looks for somebody by id",
    buttons: "Two buttons below the message",
    commands: "Answers slash commands",
    pressed: "Somebody pressed a button",
    other: "Not discord.js: this map stays as it is",
  },
  {
    ready: "البوت متصل",
    own: "لا نرد على البوتات الأخرى",
    prefix: "الرسائل التي تبدأ بالبادئة فقط",
    embed: "بطاقة بمعلومات السيرفر",
    mute: "يعطي رتبة لا تستطيع الكتابة",
    ban: "يحظر العضو المذكور",
    radio: "يشغّل الصوت في قناة من طلبه، ثم يغادر عند النهاية",
    find: "يبحث عن عضو بمعرّفه",
    buttons: "زران أسفل الرسالة",
    commands: "يرد على أوامر السلاش",
    pressed: "ضغط أحدهم زرًا",
    other: "ليس من discord.js: هذه الخريطة تبقى كما هي",
  },
);
