import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

describe("what came from Discord with a message", () => {
  const written = (filename: string) => {
    const source =
      "import { Client } from 'discord.js';\nexport const client = new Client({ intents: [] });\nclient.on('messageCreate', message => {\n  message.components[0].components[0].disabled = true;\n  message.embeds[0].setTitle('a');\n});\n";
    const { code, diagnostics } = convert(source, { from: 13, to: 14, filename });
    const told = diagnostics.flatMap(({ rule, line }) => (/^14-(026|098)$/.test(rule) ? [[rule, line]] : []));
    return { code, told };
  };

  it("is changed in its data", () => {
    const { code, told } = written("a.js");
    expect(code).toContain("components[0].data.disabled = true;");
    expect(code).toContain("embeds[0].data.title = 'a';");
    expect(told).toEqual([]);
  });

  it("is told of in TypeScript, for which it can only be read", () => {
    const { code, told } = written("a.ts");
    expect(code).toContain(").components[0].disabled = true;");
    expect(code).toContain("message.embeds[0].setTitle('a');");
    expect(told).toEqual([
      ["14-098", 4],
      ["14-026", 5],
    ]);
  });
});
