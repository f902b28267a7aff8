import { expect, it } from "vitest";
import { convertProject, type Version } from "../src/index.ts";

const colors =
  "export enum Colors {\n  Red = '#ff0000',\n  'Blue' = '#0000ff',\n}\nexport enum Level {\n  One,\n  Two = 2,\n}\n";
const converted = (line: string, from: Version, to: Version) => {
  const text = `import { MessageEmbed } from 'discord.js';\nimport { Colors, Level } from './colors';\n${line}\n`;
  const files = [
    { path: "colors.ts", text: colors },
    { path: "one.ts", text },
    { path: "own.ts", text: colors.replaceAll("export ", "") + text.replace(/import .*colors';\n/, "") },
  ];
  return convertProject(files, { from, to })
    .files.slice(1)
    .map(({ after }) => after);
};

it("knows members of enums of TypeScript, in their file and in others", () => {
  const made = "export const one = new MessageEmbed({ title: 'a', color: Colors.Blue });";
  for (const after of converted(made, 13, 14)) expect(after).toContain("color: resolveColor(Colors.Blue)");
  const field =
    "export const one = new MessageEmbed().addField('a', Level.One).addField(Colors.Red, Level.Two);";
  for (const after of converted(field, 12, 13))
    expect(after).toContain("addField('a', String(Level.One)).addField(Colors.Red, String(Level.Two))");
});
