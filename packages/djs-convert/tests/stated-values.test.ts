import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";
import { casesStated } from "./cases-stated.ts";

const options = { from: 13, to: 14, filename: "a.ts" } as const;

const cases = casesStated.map(([types, before, after, by]) => ({ types, before, after, by }));
const sourceOf = (types: string, body: string) => `import { ${types} } from 'discord.js';\n${body}\n`;
const bodyOf = (code: string) => code.slice(code.indexOf("\n") + 1, -1);

describe("values of which TypeScript says what they are", () => {
  it.each(cases)("$before", ({ types, before, after }) => {
    const { code } = convert(sourceOf(types, before), options);
    expect(bodyOf(code)).toBe(after);
    expect(convert(code, options).code).toBe(code);
  });

  it.each(cases.filter(one => !one.by))(
    "leaves alone what another package calls so: $before",
    ({ types, before }) => {
      const source = sourceOf(types, before).replace("discord.js", "other");
      expect(convert(source, options)).toMatchObject({ code: source, changes: [], diagnostics: [] });
    },
  );

  it.each([
    "type ColorResolvable = 'RED' | 'GREEN';\nexport const c: ColorResolvable = 'RED';",
    "interface MessageButtonStyle { a: string }\nexport const f = (): MessageButtonStyle[] => ['PRIMARY'];",
    "export function paint<ColorResolvable>(c: ColorResolvable = 'RED') { return c; }",
    "enum PermissionString { A }\nexport const all: PermissionString[] = ['ADMINISTRATOR'];",
    "export const c = { tone: 'RED' as string };",
    "export const f = (one: { shade: string }) => one;\nf({ shade: 'RED' });",
  ])("leaves alone what the file itself declares: %s", body => {
    const source = `import { Message } from 'discord.js';\nexport type M = Message;\n${body}\n`;
    expect(convert(source, options)).toMatchObject({ code: source, changes: [], diagnostics: [] });
  });

  it("leaves alone a text that the file lists beside the type", () => {
    const source = sourceOf("ColorResolvable", "export const c: ColorResolvable | 'RED' = 'RED';");
    expect(convert(source, options).code).toBe(source);
  });

  it("is not certain where any text may stand", () => {
    const source = sourceOf(
      "ColorResolvable",
      "export const f = (c: ColorResolvable | string) => c;\nf('RED');",
    );
    expect(convert(source, options).changes).toMatchObject([{ rule: "14-105", confidence: "likely" }]);
  });

  it("does nothing of the kind in JavaScript", () => {
    const source =
      "const { Message } = require('discord.js');\nconst tone = f('RED');\nmodule.exports = [Message, tone];\n";
    expect(convert(source, { ...options, filename: "a.js" }).code).toBe(source);
  });
});
