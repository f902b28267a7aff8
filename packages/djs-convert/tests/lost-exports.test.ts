import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";
import { tableOf } from "../src/tables/read-table.ts";

const steps = [
  [11, 12],
  [12, 13],
  [13, 14],
] as const;

/** A class of one version, and a type of the next. */
const goesOn = "TextBasedChannel";

const lost = steps.flatMap(([from, to]) =>
  [...tableOf(from).exports]
    .filter(name => name !== goesOn && !tableOf(to).exports.has(name))
    .map(name => ({ from, to, name })),
);

describe("names that discord.js exports no more", () => {
  it("are known from the typings", () => {
    expect(lost.length).toBeGreaterThan(50);
  });

  it.each(lost)("are renamed or told where they are taken in: $name, from $from", ({ from, to, name }) => {
    for (const use of ["", `f(one instanceof ${name});\n`]) {
      const source = `const { ${name}, Client } = require("discord.js");\n${use}f(Client);\n`;
      const { code, diagnostics } = convert(source, { from, to });
      expect(code !== source || diagnostics.some(one => one.line === 1)).toBe(true);
      const other = source.replace("discord.js", "other");
      expect(convert(other, { from, to })).toMatchObject({ code: other, diagnostics: [] });
    }
  });

  it("are told at each use, by name", () => {
    const source =
      'import { BaseMessageComponent } from "discord.js";\nf(one instanceof BaseMessageComponent);\n';
    expect(convert(source, { from: 13, to: 14 }).diagnostics).toMatchObject([
      { line: 1, rule: "14-T00", message: "BaseMessageComponent does not exist in version 14" },
      { line: 2, rule: "14-T00", message: "BaseMessageComponent does not exist in version 14" },
    ]);
  });
});
