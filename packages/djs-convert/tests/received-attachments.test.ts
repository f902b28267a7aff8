import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

const head = (names: string) => `import { Collection, Message, ${names}, Snowflake } from "discord.js";\n`;
const converted = (body: string, from: 13 | 14 = 13): string =>
  convert(head("MessageAttachment") + body, { from, to: 14, filename: "a.ts" }).code;

describe("the type MessageAttachment", () => {
  it.each([
    "const file: MessageAttachment | undefined = message.attachments.first();",
    "function f(file: MessageAttachment) { return get(file.url); }",
    "let files: Collection<Snowflake, MessageAttachment>;",
    "class A { file: MessageAttachment; f() { return this.file.proxyURL; } }",
    "interface A { file?: MessageAttachment | null }\nf((one as A).file.size);",
    "const f = (message: Message): MessageAttachment => message.attachments.first();",
    "async function f(message: Message): Promise<MessageAttachment> { return message.attachments.first(); }",
  ])("is Attachment where a file came from Discord: %s", body => {
    const { code } = convert(`${head("MessageAttachment")}const message: Message = x;\n${body}\n`, {
      from: 13,
      to: 14,
      filename: "a.ts",
    });
    const after = `${head("Attachment")}const message: Message = x;\n${body.replace("MessageAttachment", "Attachment")}\n`;
    expect(code).toBe(after);
    expect(convert(code, { from: 13, to: 14, filename: "a.ts" }).code).toBe(after);
  });

  it.each([
    "const file: MessageAttachment = new MessageAttachment(x);",
    "function f(files: MessageAttachment[]) { return channel.send({ files }); }",
    "let made: Record<string, MessageAttachment>;",
    "function f(file: MessageAttachment) { file.setName(x); }",
  ])("is AttachmentBuilder where one is made, and where nothing is to be seen of it: %s", body => {
    expect(converted(body)).toBe(
      head("AttachmentBuilder") + body.replaceAll("MessageAttachment", "AttachmentBuilder"),
    );
  });
});
