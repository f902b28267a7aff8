import { describe, expect, it } from "vitest";
import { convertProject, type Version } from "../src/index.ts";

/** `index.ts` of a bot, converted together with its other files. */
function together(index: string, others: Readonly<Record<string, string>>, from: Version): string {
  const files = Object.entries({ "index.ts": index, ...others }).map(([path, text]) => ({ path, text }));
  const to = from === 11 ? 12 : from === 12 ? 13 : 14;
  return convertProject(files, { from, to }).files.find(file => file.path === "index.ts")?.after ?? "";
}

const bot = "import { Client } from 'discord.js';\n";
const embed = "import { MessageEmbed } from 'discord.js';\n";

describe("exports of other files", () => {
  it.each([
    [
      "export { x }",
      { "y.ts": `${bot}const it = new Client();\nexport { it };\n` },
      "import { it } from './y';",
    ],
    [
      "export { x as y }",
      { "y.ts": `${bot}const own = new Client();\nexport { own as it };\n` },
      "import { it } from './y';",
    ],
    [
      "export { x } from",
      { "y.ts": "export { own as it } from './z';\n", "z.ts": `${bot}export const own = new Client();\n` },
      "import { it } from './y';",
    ],
    [
      "export { default as x } from",
      { "y.ts": "export { default as it } from './z';\n", "z.ts": `${bot}export default new Client();\n` },
      "import { it } from './y';",
    ],
    [
      "chains of export *",
      {
        "y.ts": "export * from './other';\nexport * from './z';\nexport * from 'other';\n",
        "other.ts": "export * from './y';\nexport const no = 1;\n",
        "z.ts": "export * from './last';\n",
        "last.ts": `${bot}export const it = new Client();\n`,
      },
      "import { it } from './y';",
    ],
    [
      "export * as x from",
      { "y.ts": "export * as all from './z';\n", "z.ts": `${bot}export const one = new Client();\n` },
      "import { all } from './y';\nconst it = all.one;",
    ],
    [
      "import * as x from",
      { "y.ts": `${bot}export const one = new Client();\nexport default 1;\n` },
      "import * as all from './y';\nconst it = all.one;",
    ],
    ["export = x", { "y.ts": `${bot}export = new Client();\n` }, "import it = require('./y');"],
    [
      "export default x, beside others",
      { "y.ts": `${bot}export const a = 1;\nconst own = new Client();\nexport default own;\n` },
      "import it from './y';",
    ],
    [
      "module.exports = x",
      {
        "y.js":
          "const { Client } = require('discord.js');\nconst it = new Client();\nconst all = { it };\nmodule.exports = all;\n",
      },
      "const { it } = require('./y');",
    ],
    [
      "exports.x, as a whole",
      { "y.js": "const { Client } = require('discord.js');\nexports.one = new Client();\n" },
      "const all = require('./y');\nconst it = all.one;",
    ],
  ] as const)("are followed through %s", (_what, others, head) => {
    const text = `${head}\nexport const f = () => it.users.get('1');\n`;
    expect(together(text, others, 11)).toBe(text.replace("users.get", "users.cache.get"));
    const foreign = Object.fromEntries(
      Object.entries(others).map(([path, one]) => [path, one.replaceAll("discord.js", "other")]),
    );
    expect(together(text, foreign, 11)).toBe(text);
  });

  it.each([
    [
      "what a function says to return",
      { "y.ts": `${embed}declare const any: any;\nexport function blank(): MessageEmbed { return any; }\n` },
      "import { blank } from './y';\nexport const e = blank().",
    ],
    [
      "what it says to return in time",
      { "y.ts": `${embed}export const blank = async (): Promise<MessageEmbed> => JSON.parse('{}');\n` },
      "import { blank } from './y';\nexport const f = async () => (await blank()).",
    ],
    [
      "the first of several signatures",
      {
        "y.ts": `${embed}export class Own { blank(): MessageEmbed; blank(now: boolean): Promise<void>; blank(now?: boolean): MessageEmbed | Promise<void> { return now ? Promise.resolve() : new MessageEmbed(); } }\n`,
      },
      "import { Own } from './y';\nexport const f = (one: Own) => one.blank().",
    ],
    [
      "what it returns, where the type that it states says nothing",
      {
        "y.ts": `${embed}type Any = MessageEmbed;\nexport async function blank(): Promise<Any | null> { return new MessageEmbed(); }\n`,
      },
      "import { blank } from './y';\nexport const f = async () => (await blank()).",
    ],
    [
      "what is in a namespace",
      {
        "y.ts": `${embed}export namespace Own { export function blank(): MessageEmbed { return JSON.parse('') } }\n`,
      },
      "import { Own } from './y';\nexport const e = Own.blank().",
    ],
    [
      "methods of a class, and of the one that it extends",
      {
        "y.ts": "import { Base } from './z';\nexport class Sub extends Base {}\n",
        "z.ts": `${embed}export class Base { constructor(readonly made: MessageEmbed) {} blank(): MessageEmbed { return this.made; } }\n`,
      },
      "import { Sub } from './y';\nexport const f = (one: Sub) => one.blank().",
    ],
    [
      "fields",
      {
        "y.ts": `${embed}export class Sub { made: MessageEmbed | null = null; get last(): MessageEmbed { return this.made!; } }\n`,
      },
      "import * as all from './y';\nexport const f = (one: all.Sub) => one.last.",
    ],
    [
      "files that import each other",
      {
        "y.ts": `${embed}import { f } from './index';\nexport class Sub { blank(): MessageEmbed { return f(this); } }\nexport const s = new Sub();\nexport const t = f(s);\n`,
      },
      "import { s, Sub, t } from './y';\nexport const f = (one: Sub) => one.blank();\nexport const e = t;\nexport const g = f(s).",
    ],
  ] as const)("are known by %s", (_what, others, head) => {
    const text = `${head}addField('a', 'b');\n`;
    expect(together(text, others, 13)).toBe(
      text.replace("addField('a', 'b')", "addFields({ name: 'a', value: 'b' })"),
    );
    const foreign = Object.fromEntries(
      Object.entries(others).map(([path, one]) => [path, one.replaceAll("discord.js", "other")]),
    );
    expect(together(text, foreign, 13)).toBe(text);
  });

  it.each([
    [
      "a class that extends Client",
      "import { Client } from 'discord.js';\nexport class Sub extends Client {}\n",
      true,
    ],
    ["a class of its own", "export class Sub { users = new Map<string, string>(); }\n", false],
  ] as const)("are types, too: %s", (_what, other, isBot) => {
    const text =
      "import { Sub } from './y';\nexport const f = (one: Sub, all: Promise<Sub>[], none: Sub | null) => one.users.get('1') || all[0].then(a => a.users.get('1')) || none.users.get('1');\nexport class More extends Sub { all() { return this.users.get('1'); } }\nexport const m = new More().users.get('1');\n";
    const files = { "y.ts": other };
    expect(together(text, files, 11)).toBe(isBot ? text.replaceAll("users.get", "users.cache.get") : text);
  });

  it("have methods of their own under names of discord.js", () => {
    const own =
      "import { MessageEmbed } from 'discord.js';\nexport class Own extends MessageEmbed { setFooter(small: boolean, text: string) { return super.setFooter(text); } }\n";
    const index =
      "import { Own } from './y';\nexport const e = new Own().setFooter(true, 'a');\nexport const f = (one: Own) => one.setFooter(false, 'b');\n";
    expect(together(index, { "y.ts": own }, 13)).toBe(index);
    const text = `${own}export const e = new Own().setFooter(true, 'a');\n`;
    expect(together(text, {}, 13)).toBe(
      text.replaceAll("MessageEmbed", "EmbedBuilder").replace("setFooter(text)", "setFooter({ text })"),
    );
  });

  it("are not followed for ever", () => {
    const index =
      "import { A, a } from './y';\nexport class B extends A {}\nexport const b = a;\nexport const f = (one: B) => one.users.get(b);\n";
    const files = {
      "y.ts":
        "import { B, b } from './index';\nexport class A extends B {}\nexport const a = b;\nexport * from './index';\nexport * from './y';\n",
    };
    expect(together(index, files, 11)).toBe(index);
    const own =
      "import { Client } from 'discord.js';\nclass A extends B {}\nclass B extends A {}\nexport const f = (one: A) => one.users.get('1') && new B().x;\n";
    expect(together(own, {}, 11)).toBe(own);
  });

  it("are what a function type says that they give", () => {
    const text =
      "import { MessageEmbed } from 'discord.js';\nexport const blank: () => MessageEmbed = () => new MessageEmbed();\n";
    const use = "import { blank } from './blank';\nexport const f = () => blank().addField('a', 'b');\n";
    const { files } = convertProject(
      [
        { path: "blank.ts", text },
        { path: "use.ts", text: use },
      ],
      { from: 13, to: 14 },
    );
    expect(files[1]?.after).toBe(use.replace("addField('a', 'b')", "addFields({ name: 'a', value: 'b' })"));
  });
});
