import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

const head = "import { Client, Collection, Guild } from 'discord.js';\n";
const to12 = (body: string, from = head): string =>
  convert(from + body, { from: 11, to: 12, filename: "x.ts" }).code.slice(from.length);

/** Each with one `roles.get` of a guild, which TypeScript alone says it is. */
const stated: readonly string[] = [
  "class A { target: Guild; f() { this.target.roles.get(x); } }",
  "class A { private readonly target!: Guild | null; f = () => this.target.roles.get(x); }",
  "class A { static one: Guild; static f() { return A.one.roles.get(x); } }",
  "class A { constructor(private room: Guild) {} f() { this.room.roles.get(x); } }",
  "class A { get room(): Guild { return f(); } f() { this.room.roles.get(x); } }",
  "class A { find(): Promise<Guild> { return f(); } async f() { (await this.find()).roles.get(x); } }",
  "abstract class A { abstract find(): Guild; f() { this.find().roles.get(x); } }",
  "class A { room: Guild; } function f(a: A) { a.room.roles.get(x); }",
  "function f({ where }: { where: Guild }) { where.roles.get(x); }",
  "const { where }: { where: Guild } = f(); where.roles.get(x);",
  "interface Ctx { where: Guild } export const f = (c: Ctx) => c.where.roles.get(x);",
  "interface Base { where: Guild } interface Ctx extends Base { a: 1 } const f = (c: Ctx) => c.where.roles.get(x);",
  "type Ctx = { find(): Guild } | null; const f = (c: Ctx) => c.find().roles.get(x);",
  "type Ctx = { find: (id: string) => Guild }; const f = (c: Ctx) => c.find(x).roles.get(x);",
  "interface Ctx { rooms: Guild[] } const f = (c: Ctx['rooms']) => c[0].roles.get(x);",
  "const f = (c: Record<string, Guild>) => c.main.roles.get(x);",
  "const f = (c: Map<string, Guild>) => c.get(x).roles.get(x);",
  "const f = (c: readonly [number, Guild][]) => c[0][1].roles.get(x);",
  "function f<T extends Guild>(one: T) { one.roles.get(x); }",
  "const f = (one: Readonly<Guild>) => one.roles.get(x);",
  "(y as Guild).roles.get(x);",
  "const one = <Guild>y; one.roles.get(x);",
  "const one = y satisfies Guild; one.roles.get(x);",
  "function make(): Guild { return y; } make().roles.get(x);",
  "const rooms = new Collection<string, Guild>(); rooms.first().roles.get(x);",
  "const bot = container.get<Client>(y); bot.guilds.first().roles.get(x);",
  "namespace N { export interface Ctx { where: Guild } } const f = (c: N.Ctx & { where: Guild }) => c.where.roles.get(x);",
];

describe("what TypeScript states", () => {
  it.each(stated)("%s", body => {
    const after = body.replace("roles.get(x)", "roles.cache.get(x)");
    expect(to12(body)).toBe(after.replace("bot.guilds.", "bot.guilds.cache."));
  });

  it.each(stated)("of another package, or of the bot itself: %s", body => {
    const other = "import { Client, Collection, Guild } from 'other';\n";
    expect(to12(body, other)).toBe(body);
    const own = "class Client {} class Collection {} class Guild { roles: number[] }\n";
    expect(to12(body, own)).toBe(body);
  });

  it("names classes of the bot's own, which have methods under the same names", () => {
    const source =
      "import { Message } from 'discord.js';\nimport { Rights } from './rights';\nabstract class Command { abstract hasPermission(m: Message): boolean }\nexport const f = (c: Command, r: Rights, m: Message) => c.hasPermission(m) || r.hasPermission(m);\n";
    expect(convert(source, { from: 12, to: 13, filename: "x.ts" }).code).toBe(source);
  });

  it("says that a value may be something else than a text", () => {
    const source =
      "import { EmbedAuthorData, MessageEmbed } from 'discord.js';\nexport const f = (a: 'bot' | EmbedAuthorData) => new MessageEmbed().setAuthor(a);\n";
    const { code } = convert(source, { from: 13, to: 14, filename: "x.ts" });
    expect(code).toContain('setAuthor(typeof a === "string" ? { name: a } : a)');
  });

  it("says that a value is a text, also one that begins with a sign", () => {
    const source =
      "import { Message } from 'discord.js';\ninterface Own { color(): `#${string}`; names: { dark: `0x${string}` } }\nexport const f = (message: Message, own: Own) =>\n  message.reply({ embeds: [{ title: 'a', color: own.color() }, { title: 'b', color: own.names.dark }] });\n";
    const { code } = convert(source, { from: 13, to: 14, filename: "a.ts" });
    expect(code).toContain(
      "color: resolveColor(own.color()) }, { title: 'b', color: resolveColor(own.names.dark) }",
    );
  });

  it("leaves methods that a class has of its own", () => {
    const source =
      "import { MessageEmbed } from 'discord.js';\nclass E extends MessageEmbed { setFooter(on: boolean, t: string) { return this; } }\nnew E().setFooter(false, 'a');\n";
    expect(convert(source, { from: 12, to: 13, filename: "x.ts" }).code).toBe(source);
  });

  it("knows interactions under their new names", () => {
    const source =
      "import { BaseCommandInteraction, UserContextMenuInteraction } from 'discord.js';\nexport const f = async (i: UserContextMenuInteraction, b: BaseCommandInteraction) => {\n  await i.deferReply();\n  g(i.targetUser, b.user, b.guild);\n  await b.reply('a');\n};\n";
    const { diagnostics } = convert(source, { from: 13, to: 14, filename: "x.ts" });
    expect(diagnostics.filter(one => one.rule === "14-T00")).toEqual([]);
  });
});

describe("classes of the bot's own that extend an embed", () => {
  const source =
    "import { MessageEmbed } from 'discord.js';\nexport class Safe extends MessageEmbed {\n  addField(name: string, value: string): this {\n    super.addField(name.trim(), value);\n    return this;\n  }\n}\nexport const one = new Safe().setTitle('e').addField('a', 'b').setFooter('c', 'd');\nexport const two = (safe: Safe) => safe.addField('a', 'b');\n";
  it("keep the methods that they have themselves, and nothing is said of these", () => {
    const options = { from: 13, to: 14, filename: "safe.ts" } as const;
    const { code, diagnostics } = convert(source, options);
    expect(code).toBe(
      source
        .replaceAll("MessageEmbed", "EmbedBuilder")
        .replace("super.addField(name.trim(), value)", "super.addFields({ name: name.trim(), value })")
        .replace("setFooter('c', 'd')", "setFooter({ text: 'c', iconURL: 'd' })"),
    );
    expect(diagnostics).toEqual([]);
    expect(convert(code, options).code).toBe(code);
  });
});
