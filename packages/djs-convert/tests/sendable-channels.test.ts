import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

const types = "import { Client, Message, TextBasedChannel, TextChannel } from 'discord.js';\n";
const converted = (body: string, filename = "a.ts") => {
  const options = { from: 13, to: 14, filename } as const;
  const { code } = convert(`${types}${body}\n`, options);
  expect(convert(code, options).code).toBe(code);
  return code.split("\n").slice(1, -1).join("\n");
};

describe("channels that a type checker takes for a group of users", () => {
  it.each([
    "export const f = (m: Message) => { if (m.channel instanceof TextChannel) m.channel.send('a'); };",
    "export const f = (m: Message) => { if (!m.inGuild()) return; m.channel.send('a'); };",
    "export const f = (c: TextBasedChannel) => { if (c.isThread()) return; if (c.isSendable()) c.send('a'); };",
    "export const f = (c: TextChannel) => c.send('a');",
    "export const f = (c: TextBasedChannel) => c.toString();",
    "export const f = (client: Client) => client.on('messageUpdate', m => { m.channel.send('a'); });",
    "export const f = (sender: { channel: { send(text: string): void } }) => sender.channel.send('a');",
    "export const f = (m: { channel: unknown }) => (m.channel as { send(text: string): void }).send('a');",
  ])("stay as they are where it does not: %s", body => {
    expect(converted(body)).toBe(body);
  });

  it("are told apart from direct messages only", () => {
    const body = (channel: string, type: string) =>
      `export const f = (m: Message) => { if (m.channel.type === ${type}) return; ${channel}.send('a'); };`;
    expect(converted(body("m.channel", "'DM'"))).toBe(
      body("(m.channel as SendableChannels)", "ChannelType.DM"),
    );
    const text = (type: string) =>
      `export const f = (m: Message) => { if (m.channel.type !== ${type}) return; m.channel.send('a'); };`;
    expect(converted(text("'GUILD_TEXT'"))).toBe(text("ChannelType.GuildText"));
  });

  it("are looked for behind names, casts and what a manager gives", () => {
    const body = (a: string, b: string, c: string, is: string) =>
      `export const f = async (m: Message, client: Client, x: unknown) => { const { channel } = m; ${a}.send('a'); ${b}.send('b'); const c = await client.channels.fetch('1'); if (c?.${is}()) ${c}.send('c'); };`;
    const cast = (one: string) => `(${one} as SendableChannels)`;
    expect(converted(body("channel", "(x as TextBasedChannel)", "c", "isText"))).toBe(
      body(cast("channel"), cast("(x as TextBasedChannel)"), cast("c"), "isTextBased"),
    );
  });

  it("are asked for again in another function, and where a message was sent to any", () => {
    const cast = (one: string) => `(${one} as SendableChannels)`;
    const asked = (a: string, b: string) =>
      `export const f = (m: Message) => { ${a}.send('a'); if (!(m.channel instanceof TextChannel)) return; m.channel.send('b'); setTimeout(() => ${b}.send('c'), 1); };`;
    expect(converted(asked("m.channel", "m.channel"))).toBe(asked(cast("m.channel"), cast("m.channel")));
    const named = (a: string) =>
      `export const f = ({ channel }: Message) => { if (!(channel instanceof TextChannel)) return; setTimeout(() => channel.send('a'), 1); ${a}.send('b'); };`;
    expect(converted(named("channel"))).toBe(named("channel"));
    const sent = (a: string, b: string, c: string) =>
      `export const f = async (m: Message) => { const one = await ${a}.send('a'); ${b}.send('b'); const two = await m.reply('c'); ${c}.send('d'); };`;
    expect(converted(sent("m.channel", "one.channel", "two.channel"))).toBe(
      sent(cast("m.channel"), cast("one.channel"), "two.channel"),
    );
  });

  it("are no matter in JavaScript", () => {
    const source = "/** @param {import('discord.js').Message} m */\nexports.f = m => m.channel.send('a');\n";
    expect(convert(source, { from: 13, to: 14, filename: "a.js" }).code).toBe(source);
  });

  it("are written so that a statement before them stays one", () => {
    const lines = (cast: (one: string, starts?: boolean) => string) =>
      [
        "export const f = (m: Message, n = 1) => {",
        "  const a = n",
        `  ${cast("m.channel", true)}.send('a')`,
        "  if (n) f(m)",
        `  ${cast("m.channel", true)}.send('b')`,
        "  if (n) { f(m); }",
        `  ${cast("m.channel")}.send('c');`,
        `  if (a) ${cast("m.channel")}.send('d')`,
        `  else ${cast("m.channel")}.send('e')`,
        "};",
      ].join("\n");
    expect(converted(lines(one => one))).toBe(
      lines((one, starts) => `${starts ? ";" : ""}(${one} as SendableChannels)`),
    );
  });
});
