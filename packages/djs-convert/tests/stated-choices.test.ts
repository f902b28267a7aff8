import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

const types = "import { Message, MessageEmbed, MessageOptions, TextChannel } from 'discord.js';\n";
const converted = (body: string) => {
  const { code, diagnostics } = convert(`${types}${body}\n`, { from: 12, to: 13, filename: "a.ts" });
  return { body: code.slice(types.length, -1), rules: diagnostics.map(({ rule }) => rule) };
};

describe("values of which TypeScript says that they are one thing or another", () => {
  it.each([
    ["export const f = (c: TextChannel, x: string | MessageEmbed) => c.send(", ""],
    ["export const f = (c: TextChannel, x: MessageEmbed | 'none') => c.send(", ""],
    ["type Page = MessageEmbed | string;\nexport const f = (c: TextChannel, x: Page) => c.send(", ""],
    ["export const f = (m: Message, x: string | MessageEmbed) => m.edit(", ""],
  ])("are asked when they are sent: %s", before => {
    expect(converted(`${before}x);`).body).toBe(`${before}typeof x === 'string' ? x : { embeds: [x] });`);
  });

  it.each([
    "export const f = (c: TextChannel, x: MessageEmbed | MessageOptions) => c.send(x);",
    "export const f = (c: TextChannel, x: () => MessageEmbed | string) => c.send(x());",
  ])("are a matter for a person where they cannot be: %s", body => {
    expect(converted(body)).toEqual({ body, rules: ["13-009"] });
  });

  it("are no lists where they may be texts", () => {
    const body = "export const f = (e: MessageEmbed, x: string[] | string) => e.setDescription(x);";
    expect(converted(body).body).toBe(body);
  });

  it("are what they are where they can be but that, or nothing", () => {
    const before = "export const f = (c: TextChannel, x: MessageEmbed | null) => c.send(";
    expect(converted(`${before}x);`).body).toBe(`${before}{ embeds: [x] });`);
  });
});
