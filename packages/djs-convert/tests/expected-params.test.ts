import { describe, expect, it } from "vitest";
import { convertProject } from "../src/index.ts";

const types = `import { Client, CommandInteraction, Message } from 'discord.js';
export interface Command {
  name: string;
  run(client: Client, message: Message, args: string[]): unknown;
  slash?: (given: CommandInteraction) => void;
}
export type Handler = (one: Message) => Promise<unknown>;
export const define = (command: Command) => command;
export interface Given { client: Client; message: Message & { own: number } }
export type Own = import('discord.js').Message & { own: number };
`;

/** `index.ts` of a bot beside the file that says what functions take, from 13 to 14. */
function together(index: string, declared = types): string {
  const files = [
    { path: "types.ts", text: declared },
    { path: "index.ts", text: index },
  ];
  const once = convertProject(files, { from: 13, to: 14 }).files;
  const again = once.map(file => ({ path: file.path, text: file.after }));
  expect(convertProject(again, { from: 13, to: 14 }).files.map(file => file.after)).toEqual(
    once.map(file => file.after),
  );
  return once.find(file => file.path === "index.ts")?.after ?? "";
}

const taken: readonly (readonly [imported: string, before: string, after: string])[] = [
  [
    "Command",
    "const c: Command = { name: 'a', run: (x, y) => f(y.guild.me) };",
    "const c: Command = { name: 'a', run: (x, y) => f(y.guild.members.me) };",
  ],
  [
    "Command",
    "const c: Command = { name: 'a', run(x, y) { f(y.guild.me); } };",
    "const c: Command = { name: 'a', run(x, y) { f(y.guild.members.me); } };",
  ],
  [
    "Command",
    "const c: Command = { name: 'a', run: () => 1, slash: x => f(x.guild.me) };",
    "const c: Command = { name: 'a', run: () => 1, slash: x => f(x.guild.members.me) };",
  ],
  [
    "Handler",
    "const h: Handler = async x => f(x.guild.me);",
    "const h: Handler = async x => f(x.guild.members.me);",
  ],
  [
    "define",
    "export default define({ name: 'a', run: (x, y) => f(y.guild.me) });",
    "export default define({ name: 'a', run: (x, y) => f(y.guild.members.me) });",
  ],
  [
    "Given",
    "class A { run({ message: x }: Given) { f(x.guild.me); } }",
    "class A { run({ message: x }: Given) { f(x.guild.members.me); } }",
  ],
  ["Own", "const f = (x: Own) => g(x.guild.me);", "const f = (x: Own) => g(x.guild.members.me);"],
];

describe("parameters of which another place says what they are", () => {
  it.each(taken)("%s: %s", (imported, before, after) => {
    const head = `import { ${imported} } from './types';\n`;
    expect(together(`${head}${before}\n`)).toBe(`${head}${after}\n`);
  });

  it.each(taken)("are what another package has under that name: %s: %s", (imported, before) => {
    const source = `import { ${imported} } from './types';\n${before}\n`;
    expect(together(source, types.replaceAll("'discord.js'", "'other'"))).toBe(source);
  });
});

describe("interfaces that can be called", () => {
  it("say what a function is given, also from another file", () => {
    const run =
      "import { RunFunction } from './run';\nexport const run: RunFunction = async (client, message) => {\n  message.channel.send('a');\n};\n";
    const files = [
      { path: "ban.ts", text: run },
      {
        path: "run.ts",
        text: "import { Message } from 'discord.js';\nexport interface RunFunction {\n  (client: unknown, message: Message): Promise<unknown>;\n}\n",
      },
    ];
    const converted = convertProject(files, { from: 13, to: 14 }).files[0];
    expect(converted?.after).toContain("(message.channel as SendableChannels).send('a')");
  });
});
