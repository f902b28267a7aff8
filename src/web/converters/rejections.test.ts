import { describe, expect, it } from "vitest";
import { convert } from "#djs-convert";
import { convertFile } from "./convert-file.ts";
import { convertFolder } from "./convert-folder.ts";
import type { FileJob, ProjectJob } from "./protocol.ts";
import { editedStretch, isRejectionOf, moveRejections, rejectionOf } from "./rejections.ts";

const source = `const { Client, MessageEmbed } = require("discord.js");
const client = new Client();
client.on("message", message => {
  if (!message.member.hasPermission("BAN_MEMBERS")) return;
  message.channel.send(new MessageEmbed().setTitle("a"));
});
`;
const job = (text: string, rejected: FileJob["rejected"] = []): FileJob => ({
  kind: "file",
  file: { path: "bot.js", text },
  from: 12,
  to: 13,
  rejected,
});
const run = (text: string, rejected?: FileJob["rejected"]) => convertFile(job(text, rejected), () => 0);

describe("rejected changes", () => {
  it("stay out of the result and in the list", () => {
    const all = run(source);
    const permission = all.changes.find(({ before }) => before.includes("hasPermission"));
    if (!permission) throw new Error("the engine did not change hasPermission");
    const result = run(source, [rejectionOf(permission)]);
    expect(result.code).toContain("member.hasPermission(");
    expect(result.changes).toHaveLength(all.changes.length - 1);
    expect(result.rejected.map(({ id }) => id)).toEqual([permission.id]);
    expect(isRejectionOf(rejectionOf(permission), permission)).toBe(true);
  });

  it("are found again when the text before them is edited", () => {
    const permission = run(source).changes.find(({ before }) => before.includes("hasPermission"));
    if (!permission) throw new Error("the engine did not change hasPermission");
    const edited = `// new\n${source}`;
    const moved = moveRejections([rejectionOf(permission)], source, edited);
    expect(run(edited, moved).code).toContain("member.hasPermission(");
  });

  it("are forgotten when their place is edited", () => {
    const start = source.indexOf("hasPermission");
    const edited = source.replace(".hasPermission", ".permits");
    const own = { rule: "13-1", step: "12-13" as const, before: "x", start };
    expect(moveRejections([own], source, edited)).toEqual([]);
    expect(moveRejections([{ ...own, start: 0 }], source, edited)).toHaveLength(1);
  });

  it("leave a file that is no script as it was", () => {
    const text = '{ "dependencies": { "discord.js": "^12.5.3" } }\n';
    const result = convertFile({ ...job(text), file: { path: "package.json", text } }, () => 0);
    expect(result.code).toBe(text);
    expect(result.diagnostics).toEqual([]);
  });
});

describe("a folder", () => {
  const files = [
    { path: "package.json", text: '{ "dependencies": { "discord.js": "^12.5.3" } }\n' },
    { path: "index.js", text: source },
    { path: "copy.js", text: source },
  ];
  const folder = (rejections: ProjectJob["rejections"]) =>
    new Map(convertFolder({ kind: "project", files, from: null, to: 13, rejections }, () => 0));

  it("is converted together, and one file's rejections are its own", () => {
    const all = folder(new Map());
    expect(all.get("package.json")?.code).toContain("13");
    const change = all.get("index.js")?.changes.find(({ before }) => before.includes("hasPermission"));
    if (!change) throw new Error("the engine did not change hasPermission");
    const result = folder(new Map([["index.js", [rejectionOf(change)]]]));
    expect(result.get("index.js")?.code).toContain("hasPermission");
    expect(result.get("copy.js")?.code).not.toContain("hasPermission");
  });
});

describe("what an edit replaced", () => {
  it.each([
    ["abc", "abXc", { from: 2, toBefore: 2, toAfter: 3 }],
    ["abc", "ac", { from: 1, toBefore: 2, toAfter: 1 }],
    ["aaa", "aaaa", { from: 3, toBefore: 3, toAfter: 4 }],
    ["", "x", { from: 0, toBefore: 0, toAfter: 1 }],
    ["same", "same", { from: 4, toBefore: 4, toAfter: 4 }],
  ])("%j becomes %j", (before, after, stretch) => {
    expect(editedStretch(before, after)).toEqual(stretch);
  });
});

describe("the engine's answer", () => {
  it("has a text in both languages for every reason", async () => {
    const { reasons } = await import("#djs-convert");
    const { converterReasonMessages } = await import("#i18n/messages/converter-reasons.ts");
    for (const reason of reasons) {
      expect(Object.keys(converterReasonMessages.en)).toContain(`what_${reason}`);
      expect(Object.keys(converterReasonMessages.en)).toContain(`do_${reason}`);
    }
    expect(convert("const = 1", { from: 12 }).diagnostics[0]?.reason).toBe("parse-error");
  });
});
