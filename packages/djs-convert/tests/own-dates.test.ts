import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

const converted = (body: string, filename = "a.ts"): string => {
  const head = 'import { Client } from "discord.js";\n';
  const { code } = convert(head + body, { from: 13, to: 14, filename });
  return code.slice(code.indexOf("\n") + 1);
};

describe("dates in objects", () => {
  it.each([
    "new Ticket({ author: x, description: y, timestamp: new Date() });",
    "db.insert({ color: x, title: y, timestamp: new Date() });",
    "f({ color: x, author: message.author.id, timestamp: new Date() });",
  ])("stay dates where nothing says that it is an embed: %s", body => {
    expect(converted(body)).toBe(body);
  });

  it("are texts for a type checker in an embed that is laid out, wherever it goes", () => {
    const embed = (date: string) =>
      `const one = { color: x, fields: [{ name: y, value: z }], timestamp: ${date} };`;
    expect(converted(embed("new Date()"))).toBe(embed("new Date().toISOString()"));
    expect(converted(embed("new Date().toISOString()"))).toBe(embed("new Date().toISOString()"));
    // As JSON a date is the same text.
    expect(converted(embed("new Date()"), "a.js")).toBe(embed("new Date()"));
  });
});
