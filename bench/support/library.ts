import type { Pool } from "pg";
import type { Db } from "#db/client.ts";
import { writeSearchDocument } from "#features/search/index.ts";
import type { SearchDocument } from "#features/search/search.schema.ts";

/** The same numbers each time (mulberry32), so that two runs search the same library. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const topics: readonly [string, string][] = [
  ["ticket", "تذاكر"],
  ["levels", "مستويات"],
  ["giveaway", "سحوبات"],
  ["welcome", "ترحيب"],
  ["moderation", "إشراف"],
  ["economy", "اقتصاد"],
  ["logging", "سجل"],
  ["reminder", "تذكير"],
  ["poll", "تصويت"],
  ["roles", "رتب"],
  ["suggestions", "اقتراحات"],
  ["backup", "نسخ احتياطي"],
  ["statistics", "إحصائيات"],
  ["verification", "تحقق"],
  ["navbar", "شريط تنقل"],
  ["gallery", "معرض صور"],
  ["pricing table", "جدول أسعار"],
  ["countdown", "عداد تنازلي"],
  ["dashboard", "لوحة تحكم"],
  ["translator", "مترجم"],
];
const forms: readonly [string, string][] = [
  ["command", "أمر"],
  ["system", "نظام"],
  ["panel with buttons", "لوحة بأزرار"],
  ["bot", "بوت"],
  ["template", "قالب"],
  ["component", "مكوّن"],
  ["menu", "قائمة"],
  ["event", "حدث"],
  ["page", "صفحة"],
];
const languages = ["javascript", "typescript", "html", "css"] as const;
const api = [
  "await interaction.reply({ content: '%', ephemeral: true });",
  "const % = new EmbedBuilder().setTitle('%').setColor(0x5865f2);",
  "client.on('interactionCreate', async % => {",
  "if (!interaction.isChatInputCommand()) return;",
  "const row = new ActionRowBuilder().addComponents(%);",
  "module.exports = { data: new SlashCommandBuilder().setName('%').setDescription('%') };",
  "const { % } = require('./%');",
  "export async function %(%, %) {",
  "  return %.filter(% => %.id !== %.id).map(% => %.name);",
  "document.querySelector('#%').addEventListener('click', () => %());",
  '<div class="% %"><a href="/%">%</a></div>',
  ".% { display: grid; gap: 1rem; margin-inline: auto; color: var(--%); }",
  "  try { await %.save(); } catch (error) { console.error('%', error); }",
  "// % % يرسل رسالة إلى القناة %",
  "for (const % of %.values()) %.push(%);",
  "}",
];
/** Beginnings, middles and ends of syllables: together they make as many groups of three letters as real names have. */
const onsets =
  "b br c ch cr d dr f fl g gr h j k kl l m n p pl pr qu r s sh sk sp st t th tr v w x y z".split(" ");
const vowels = "a ai e ea i io o ou u y".split(" ");
const codas = [
  "",
  "",
  "",
  "b",
  "ck",
  "d",
  "ft",
  "k",
  "l",
  "ll",
  "m",
  "n",
  "nd",
  "ng",
  "p",
  "r",
  "rt",
  "s",
  "st",
  "t",
  "x",
];

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error("An empty list has nothing to pick");
  return found;
};

function madeUpWord(random: Random): string {
  const syllable = () => pick(random, onsets) + pick(random, vowels) + pick(random, codas);
  return Array.from({ length: 1 + Math.floor(random() * 3) }, syllable).join("");
}

/** Names as programs have them: few everywhere, most in few places. */
function createNames(random: Random): () => string {
  const common = [
    "client",
    "message",
    "member",
    "channel",
    "guild",
    "user",
    "role",
    "data",
    "options",
    "config",
  ];
  const rare = Array.from({ length: 20_000 }, () => madeUpWord(random));
  return () => {
    if (random() < 0.5) return pick(random, common);
    return rare[Math.floor(rare.length * random() ** 3)] ?? "item";
  };
}

function codeOf(random: Random, name: () => string): string {
  const size = 2_000 * 10 ** random();
  const lines: string[] = [];
  for (let length = 0; length < size; ) {
    const line = pick(random, api).replaceAll("%", name);
    lines.push(line);
    length += line.length + 1;
  }
  return lines.join("\n");
}

function documentOf(random: Random, name: () => string, number: number): SearchDocument {
  const [topic, topicAr] = pick(random, topics);
  const [form, formAr] = pick(random, forms);
  const isProject = random() < 0.4;
  const own = name();
  const english = `${own} ${topic} ${form}`;
  const arabic = `${formAr} ال${topicAr} ${own}`;
  const language = pick(random, languages);
  const created = Date.UTC(2024, 0, 1) + Math.floor(random() * 2 * 365 * 86_400_000);
  return {
    kind: isProject ? "project" : "code",
    id: `bench-${number}`,
    section: isProject ? "project" : language === "html" || language === "css" ? "web" : "djs",
    language: isProject ? null : language,
    titles: isProject ? [pick(random, [english, arabic])] : [english, arabic],
    descriptions: [
      `A ${form} for ${topic} that keeps ${name()} and ${name()}`,
      `${formAr} يحفظ ${topicAr} الأعضاء`,
    ],
    tags: [
      topic.split(" ")[0] ?? topic,
      topicAr,
      pick(random, ["discord.js", "v14", "rtl", "database", name()]),
    ],
    code: [codeOf(random, name)],
    views: Math.floor(20_000 * random() ** 6),
    createdAt: new Date(created),
    updatedAt: new Date(created),
  };
}

/** Fills search with made-up codes and projects; its large indexes are built afterwards, as on a restored copy. */
export async function fillLibrary(db: Db, pool: Pool, count: number): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename in ('search_documents', 'search_codes', 'search_vocabulary') and indexdef like '%USING gin%'`,
  );
  for (const { name } of rows) await pool.query(`drop index "${name}"`);
  const random = seeded(20_26);
  const name = createNames(random);
  const batch = 500;
  for (let from = 0; from < count; from += batch)
    await db.transaction(async tx => {
      for (let number = from; number < Math.min(count, from + batch); number++)
        await writeSearchDocument(tx, documentOf(random, name, number));
    });
  for (const { definition } of rows) await pool.query(definition);
  await pool.query("vacuum analyze search_documents, search_codes, search_vocabulary");
}
