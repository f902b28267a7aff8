import { describe, expect, it } from "vitest";
import { convertProject } from "../src/index.ts";

const declaring = `import { ColorResolvable, User } from 'discord.js';
export namespace Utils {
  export function blank(user: User, color: ColorResolvable) {}
}
export function plain(color: ColorResolvable) {}
export class Format {
  constructor(public color: ColorResolvable) {}
  static of(color: ColorResolvable) {}
  paint(color: ColorResolvable, text: string) {}
}
export interface Options { color: ColorResolvable; text: string }
export default class { constructor(color: ColorResolvable) {} }
`;
/** A file that gives on what `a.ts` declares, and one that gives itself in a circle. */
const givingOn = `export * from './a';
export { plain as simple, default as Whole } from './a';
export * from './round';
`;
const round = "export * from './round';\nexport { nothing } from './list';\n";

/** `index.ts` of a bot beside the file that declares, from `from` to the next version. */
function together(index: string, from: 12 | 13, declared = declaring): string {
  const files = Object.entries({
    "a.ts": declared,
    "list.ts": givingOn,
    "round.ts": round,
    "index.ts": index,
  });
  const to = from === 12 ? 13 : 14;
  const run = (of: Record<string, string>) =>
    convertProject(
      Object.entries(of).map(([path, text]) => ({ path, text })),
      { from, to },
    ).files.map(file => [file.path, file.after] as const);
  const once = run(Object.fromEntries(files));
  expect(run(Object.fromEntries(once))).toEqual(once);
  return once.find(([path]) => path === "index.ts")?.[1] ?? "";
}

const given: readonly (readonly [imported: string, before: string, after: string])[] = [
  ["import { plain } from './a';", "plain('GREY');", "plain('Grey');"],
  ["import { plain as own } from './a';", "own('GREY');", "own('Grey');"],
  ["import { simple } from './list';", "simple('GREY');", "simple('Grey');"],
  ["import { plain } from './list';", "plain('GREY');", "plain('Grey');"],
  ["import * as all from './list';", "all.plain('GREY');", "all.plain('Grey');"],
  ["import { Utils } from './a';", "Utils.blank(user, 'GOLD');", "Utils.blank(user, 'Gold');"],
  [
    "import * as all from './list';",
    "all.Utils.blank(user, late ? 'GOLD' : 'RED');",
    "all.Utils.blank(user, late ? 'Gold' : 'Red');",
  ],
  ["import { Format } from './a';", "Format.of('GREY');", "Format.of('Grey');"],
  [
    "import { Format } from './a';",
    "new Format('GREY').paint('GOLD', 'GOLD');",
    "new Format('Grey').paint('Gold', 'GOLD');",
  ],
  ["import Whole from './a';", "new Whole('GREY');", "new Whole('Grey');"],
  ["import { Whole } from './list';", "new Whole('GREY');", "new Whole('Grey');"],
  [
    "import { Options } from './a';",
    "const o: Options = { color: 'GREY', text: 'GREY' };",
    "const o: Options = { color: 'Grey', text: 'GREY' };",
  ],
  [
    "import { Format } from './list';",
    "class Own extends Format { constructor() { super('GREY'); this.color = 'GOLD'; this.paint('GOLD', 'GOLD'); } }",
    "class Own extends Format { constructor() { super('Grey'); this.color = 'Gold'; this.paint('Gold', 'GOLD'); } }",
  ],
];

describe("literals handed to what another file declares", () => {
  it.each(given)("%s %s", (imported, before, after) => {
    expect(together(`${imported}\n${before}\n`, 13)).toBe(`${imported}\n${after}\n`);
  });

  it.each(given)("leaves alone what another package calls so: %s %s", (imported, before) => {
    const source = `${imported}\n${before}\n`;
    expect(together(source, 13, declaring.replace("'discord.js'", "'other'"))).toBe(source);
  });

  it.each([
    "import { nothing } from './list';\nnothing('GREY');\n",
    "import { missing } from './a';\nmissing('GREY');\n",
    "import { plain } from 'a';\nplain('GREY');\n",
    "import { plain } from './a';\nexport const f = (plain: (text: string) => void) => plain('GREY');\n",
    "import { Options } from './a';\nexport const f = <Options>(o: Options) => o;\nf({ color: 'GREY' });\n",
  ])("leaves alone what is not declared there: %s", source => {
    expect(together(source, 13)).toBe(source);
  });
});

describe("intents that a file lists under their type", () => {
  it("are written as texts, the new one, too", () => {
    const list =
      "import { IntentsString } from 'discord.js';\nconst list: IntentsString[] = ['GUILD_MESSAGES'];\n";
    expect(together(list, 13)).toBe(
      "import { GatewayIntentsString } from 'discord.js';\nconst list: GatewayIntentsString[] = ['GuildMessages', 'MessageContent'];\n",
    );
  });
});

describe("what the class above has, called through super", () => {
  const base = `import { MessageEmbed } from 'discord.js';
export abstract class Base {
  protected blank(): MessageEmbed { return new MessageEmbed(); }
  static of() { return new MessageEmbed(); }
  text() { return 'a'; }
}
`;
  const own = (before: string) => `import { Base } from './a';
import { Message } from 'discord.js';
export class Own extends Base { ${before} }
`;

  it.each([
    [
      "run(m: Message) { m.channel.send(super.blank().setTitle('a')); }",
      "run(m: Message) { m.channel.send({ embeds: [super.blank().setTitle('a')] }); }",
    ],
    [
      "run(m: Message) { return () => m.channel.send(super.blank()); }",
      "run(m: Message) { return () => m.channel.send({ embeds: [super.blank()] }); }",
    ],
    [
      "static run(m: Message) { m.channel.send(super.of()); }",
      "static run(m: Message) { m.channel.send({ embeds: [super.of()] }); }",
    ],
  ])("%s", (before, after) => {
    expect(together(own(before), 12, base)).toBe(own(after));
    expect(together(own(before), 12, base.replace("'discord.js'", "'other'"))).toBe(own(before));
  });

  it("leaves alone what gives something else", () => {
    const source = own("run(m: Message) { m.channel.send(super.text()); }");
    expect(together(source, 12, base)).toBe(source);
  });
});

describe("channels in which somebody speaks", () => {
  const play =
    "import { VoiceChannel } from 'discord.js';\nexport class Player {\n  join(channel: VoiceChannel) { return channel.name; }\n}\n";
  const run =
    "import { Message } from 'discord.js';\nexport const run = (m: Message) => f(m.member?.voice.channel);\n";
  const played = (other: string, from: 11 | 12 = 12) =>
    convertProject(
      [
        { path: "src/play.ts", text: play },
        { path: "src/run.ts", text: other },
      ],
      { from, to: 13 },
    ).files.find(({ path }) => path === "src/play.ts")?.after;

  it("may be stages where another file of the project takes one from a member", () => {
    expect(played(run)).toBe(play.replaceAll("VoiceChannel", "VoiceBasedChannel"));
    const before = run.replace("voice.channel", "voiceChannel");
    expect(played(before, 11)).toBe(play.replaceAll("VoiceChannel", "VoiceBasedChannel"));
  });

  it.each([
    ["nobody does", run.replace("voice.channel", "nickname")],
    ["a file asks for what a stage has not", run.replace("f(", "x.setUserLimit(")],
  ])("stay what they are where %s", (_why, other) => {
    expect(played(other)).toBe(play);
  });
});
