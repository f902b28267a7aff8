import { describe, expect, it } from "vitest";
import { convert, convertProject } from "../src/index.ts";

const sub = "import { Client } from 'discord.js';\nexport class Own extends Client {}\n";

function converted(files: Readonly<Record<string, string>>, path: string): string | undefined {
  const all = Object.entries(files).map(([name, text]) => ({ path: name, text }));
  return convertProject(all, { from: 11, to: 12 }).files.find(file => file.path === path)?.after;
}

const use = (source: string): string =>
  `import { Own } from '${source}';\nexport const f = (one: Own) => one.users.get('1');\n`;
const after = (source: string): string => use(source).replace("users.get", "users.cache.get");

describe("names that a project gives its files", () => {
  it.each([
    [
      "paths, with remarks and commas at the end",
      "@struct/bot/Own",
      {
        "tsconfig.json":
          '// as it is\n{ "compilerOptions": { /* here */ "baseUrl": "./src", "paths": { "@struct/*": ["struct/*",], }, }, }\n// end',
        "src/struct/bot/Own.ts": sub,
      },
    ],
    [
      "paths without a baseUrl, one for one",
      "own",
      { "tsconfig.json": '{ "compilerOptions": { "paths": { "own": ["./src/Own"] } } }', "src/Own.ts": sub },
    ],
    [
      "a baseUrl",
      "bot/own",
      { "jsconfig.json": '{ "compilerOptions": { "baseUrl": "." } }', "bot/own/index.ts": sub },
    ],
    [
      "what another file says that is extended",
      "@a/Own",
      {
        "tsconfig.json": '{ "extends": ["other/base", "./config/tsconfig.base"], "compilerOptions": {} }',
        "config/tsconfig.base.json":
          '{ "compilerOptions": { "baseUrl": "..", "paths": { "@a/*": ["./src/*"] } } }',
        "src/Own.ts": sub,
      },
    ],
    [
      "imports of package.json",
      "#own/Own",
      { "package.json": '{ "imports": { "#own/*": { "default": "./dist/*.js" } } }', "src/Own.ts": sub },
    ],
    [
      "module-alias",
      "@root/struct/own",
      { "package.json": '{ "_moduleAliases": { "@root": "." } }', "struct/own.ts": sub },
    ],
  ] as const)("are found by %s", (_what, source, others) => {
    expect(converted({ ...others, "src/a.ts": use(source) }, "src/a.ts")).toBe(after(source));
    const foreign = Object.fromEntries(
      Object.entries(others).map(([path, text]) => [path, text.replace("discord.js", "other")]),
    );
    expect(converted({ ...foreign, "src/a.ts": use(source) }, "src/a.ts")).toBe(use(source));
    expect(converted({ ...others, "src/a.ts": use("other/Own") }, "src/a.ts")).toBe(use("other/Own"));
  });

  it("are none where tsconfig.json cannot be read, or extends itself", () => {
    for (const text of [
      "{",
      "[]",
      '{ "extends": "./tsconfig.json" }',
      '{ "compilerOptions": { "paths": 1 } }',
    ])
      expect(converted({ "tsconfig.json": text, "a.ts": use("own") }, "a.ts")).toBe(use("own"));
  });

  const client = (source: string): string =>
    `import { Message } from 'discord.js';\nimport { client } from '${source}';\nexport const f = (one: Message) => client.users.get(one.id);\n`;
  const convertOne = (source: string): string =>
    convert(client(source), { from: 11, to: 12, filename: "a.ts" }).code;

  it.each(["@struct/command/Command", "@app/Category", "@structures/own", "src/bot", "@/bot", "#bot"])(
    "are seen for what they are in a single file: %s",
    source => expect(convertOne(source)).toBe(client(source).replace("users.get", "users.cache.get")),
  );

  it.each([
    "@google-cloud/storage",
    "@octokit/rest",
    "@octokit/rest/dist-types/Types",
    "@prisma/client",
    "@sapphire/framework",
    "@discordjs/voice",
    "@lambocreeper/mock-discord.js/build/interfaces/Options",
    "express",
  ])("are not taken for those of packages: %s", source => expect(convertOne(source)).toBe(client(source)));
});
